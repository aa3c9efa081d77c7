-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "examples.wording.ar" end,
  fr = function() return require "examples.wording.fr" end,
  sv = function() return require "examples.wording.sv" end,
  uz = function() return require "examples.wording.uz" end,
}
