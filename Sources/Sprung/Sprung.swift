@_exported public import Interactions
@_exported public import Motion
@_exported public import SpecSearch
