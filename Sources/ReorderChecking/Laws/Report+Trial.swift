extension Report {
  /// Judges a trial by the laws that hold for any operation.
  ///
  /// A trial that agrees with the model needs no further judgement, because the
  /// model was judged.
  ///
  /// - Parameter trial: What a strategy did.
  mutating func judge(_ trial: Trial) {
    let isAfter = trial.after == trial.example.after
    if isAfter && trial.effect == trial.example.effect { return }
    note(Law(of: trial.example.operation), trial.violationOfAgreement())
    if !isAfter {
      note(.conservation, trial.violationOfConservation())
      note(.bystanders, trial.violationOfBystanders())
      note(.displacement, trial.violationOfDisplacement())
    }
  }
}

extension Example {
  /// Judges what the model makes of the operation by the laws that need no
  /// model.
  package func violationOfModel() -> Violation? {
    let trial = Trial(
      strategy: "Model", example: self, effect: effect, after: after)
    return trial.violationOfConservation()
      ?? trial.violationOfBystanders()
      ?? trial.violationOfDisplacement()
      ?? trial.violationOfPartition()
  }
}
