-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "follow.wording.ar" end,
  fr = function() return require "follow.wording.fr" end,
  sv = function() return require "follow.wording.sv" end,
  uz = function() return require "follow.wording.uz" end,
}
