extension Scene: Record {
  package static var blank: Scene { Scene(of: "") }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("subject", &subject)
    try archive.field("plots", &plots)
    try archive.field("instants", &instants)
    try archive.field("end", &end)
    try archive.field("width", &width)
    try archive.field("height", &height)
    try archive.field("shapes", &shapes)
    try archive.field("pointer", &pointer)
  }
}

extension Scene.Shape: Record {
  package static var blank: Scene.Shape { Scene.Shape() }

  package mutating func fields(in archive: inout some Archive) throws(ArchiveError) {
    try archive.field("width", &width)
    try archive.field("height", &height)
    try archive.field("corner_radius", &cornerRadius)
    try archive.field("times", &times)
    try archive.field("places", &places)
  }
}
