/// A batch beside memcpy of the list there and back.
enum BatchFigures {
  static func measure(seed: UInt64) -> [Figure] {
    let settings: [(any Workload, ElementKind, Double)] = [
      (RandomBatch(), .int, 2.5), (AlternateBatch(), .int, 2.5),
      (RandomBatch(), .string, 4), (RandomBatch(), .object, 4),
      (AlternateBatch(), .string, 4), (AlternateBatch(), .object, 4),
    ]
    return settings.flatMap { workload, element, limit in
      figures(workload, element, limit, seed: seed)
    }
  }

  private static func figures(
    _ workload: some Workload, _ element: ElementKind, _ limit: Double,
    seed: UInt64
  ) -> [Figure] {
    let names = ["Rotation", "RemoveInsert"]
    let group = MeasuredGroup(
      workload, size: 1_000_000, element: element, strategies: names,
      seed: seed)
    return names.compactMap { name in
      group.measurement(name).map { found in
        Figure(
          "\(name), \(workload.name), 1M \(element.rawValue), to memcpy twice",
          found.limitRatio, "x", .atMost(limit),
          detail: "\(Quantity.time(found.time.median)) a batch")
      }
    }
  }
}
