extension WordRegistry {
  /// All words of Sprung, one line a family.
  package static let standard: WordRegistry = {
    var words = WordRegistry()
    GroundWords.install(in: &words)
    BlockWords.install(in: &words)
    ChecklistWords.install(in: &words)
    ExpectWords.install(in: &words)
    SpringWords.install(in: &words)
    CurveWords.install(in: &words)
    VelocityWords.install(in: &words)
    AssertWords.install(in: &words)
    SpyWords.install(in: &words)
    DragWords.install(in: &words)
    WindowWords.install(in: &words)
    InteractionWords.install(in: &words)
    ProgressWords.install(in: &words)
    ClaimWords.install(in: &words)
    return words
  }()
}
