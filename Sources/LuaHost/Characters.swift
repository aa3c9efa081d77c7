/// C takes text as `char`, which Swift's bytes are not.
func withCharacters<Result>(
  of bytes: some Collection<UInt8>, _ body: (UnsafeBufferPointer<CChar>) -> Result
) -> Result {
  bytes.withContiguousStorageIfAvailable { $0.withMemoryRebound(to: CChar.self, body) }
    ?? Array(bytes).withUnsafeBufferPointer { $0.withMemoryRebound(to: CChar.self, body) }
}
