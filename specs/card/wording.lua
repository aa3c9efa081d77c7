-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "card.wording.ar" end,
  fr = function() return require "card.wording.fr" end,
  sv = function() return require "card.wording.sv" end,
  uz = function() return require "card.wording.uz" end,
}
