-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "tile.wording.ar" end,
  fr = function() return require "tile.wording.fr" end,
  sv = function() return require "tile.wording.sv" end,
  uz = function() return require "tile.wording.uz" end,
}
