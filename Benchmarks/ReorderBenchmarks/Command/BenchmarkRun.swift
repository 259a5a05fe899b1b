import Foundation
import Reorder
import ReorderCommandLine

/// A run through everything that was selected.
struct BenchmarkRun {
  let options: CommandLineOptions
  let traces: [Trace]

  /// Told what is measured next.
  let progress: ProgressLine

  /// Measures group after group and returns all rows, also of what was not
  /// reached.
  ///
  /// - Parameter didMeasure: Told all rows so far whenever a group is done.
  func rows(_ didMeasure: ([Row]) -> Void = { _ in }) -> [Row] {
    let tasks = self.tasks
    var schedule = Schedule(
      maxTime: options.maxTime, sizes: tasks.map { $0.setting.size })
    var rows: [Row] = []
    for (number, task) in tasks.enumerated() {
      let seconds = schedule.nextShare(size: task.setting.size)
      if let reason = obstacle(for: task, schedule) {
        rows += unreached(task, reason)
        continue
      }
      let setting = task.setting
      progress.show(
        "\(number + 1) of \(tasks.count): \(setting.workload), "
          + "\(setting.element.rawValue), n = \(ListSize.text(setting.size))")
      rows += measured(task, seconds: seconds, schedule)
      didMeasure(rows)
    }
    progress.clear()
    return rows
  }

  private struct Task {
    var setting: Setting
    var workload: (any Workload)?
    var trace: Trace?
    var strategies: [String]
  }

  private var tasks: [Task] {
    var tasks: [Task] = []
    for trace in traces {
      for element in options.elements {
        tasks.append(
          Task(
            setting: Setting(
              workload: "trace:\(trace.name)", element: element,
              size: trace.scenario.itemCount),
            trace: trace, strategies: options.strategies))
      }
    }
    for workload in allWorkloads where options.workloads.contains(workload.name)
    {
      let strategies = StrategyNames.all
        .filter { $0.meaning == workload.meaning }.map { $0.name }
        .filter { options.strategies.contains($0) }
      if strategies.isEmpty { continue }
      for element in options.elements {
        for size in options.sizes ?? workload.defaultSizes {
          tasks.append(
            Task(
              setting: Setting(
                workload: workload.name, element: element, size: size),
              workload: workload, strategies: strategies))
        }
      }
    }
    return tasks
  }

  private func measured(
    _ task: Task, seconds: Double, _ schedule: Schedule
  ) -> [Row] {
    let size = task.setting.size
    let scenario =
      task.trace?.scenario
      ?? task.workload!.scenario(size: size, seed: options.seed)
    var group = Group(
      setting: task.setting, scenario: scenario, seconds: seconds)
    group.final = task.trace?.final
    group.pilot = task.workload.map { workload in
      Pilot(
        workload: workload, size: size, seed: options.seed, limit: seconds)
    }
    group.isOver = { Interruption.isRequested || schedule.isOver }
    return group.rows { task.strategies.contains($0) }
  }

  /// Why a task must not even begin.
  private func obstacle(for task: Task, _ schedule: Schedule) -> Unmeasured? {
    if Interruption.isRequested { return .interrupted }
    let cost = MemoryCost(of: task.setting, strategies: task.strategies.count)
    if cost.bytes > Double(ProcessInfo.processInfo.physicalMemory) * 0.7 {
      return .outOfMemory
    }
    return schedule.isOver || !schedule.allows(cost.seconds) ? .outOfTime : nil
  }

  private func unreached(_ task: Task, _ reason: Unmeasured) -> [Row] {
    task.strategies.map { name in
      Row(
        setting: task.setting, strategy: name, outcome: .unmeasured(reason))
    }
  }
}

/// What the lists of a group cost before anything is measured.
private struct MemoryCost {
  let bytes: Double

  /// A low estimate of the seconds it takes to make them.
  let seconds: Double

  init(of setting: Setting, strategies: Int) {
    let (slot, block): (Double, Double) =
      switch setting.element {
      case .int: (8, 0)
      case .wide: (64, 0)
      case .string: (16, 64)
      case .object: (8, 32)
      }
    // Every strategy, one of them twice while it is made, and the limit.
    let copies = Double(strategies) + 2
    let items = Double(setting.size)
    bytes = items * ((slot + 8) * copies + block * copies)
    seconds = items * Double(strategies) * (block > 0 ? 30e-9 : 5e-9)
  }
}
