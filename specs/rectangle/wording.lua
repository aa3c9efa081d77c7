-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "rectangle.wording.ar" end,
  fr = function() return require "rectangle.wording.fr" end,
  sv = function() return require "rectangle.wording.sv" end,
  uz = function() return require "rectangle.wording.uz" end,
}
