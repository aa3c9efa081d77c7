@_exported public import Interactions
@_exported public import Motion
