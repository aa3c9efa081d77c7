-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "progress.wording.ar" end,
  fr = function() return require "progress.wording.fr" end,
  sv = function() return require "progress.wording.sv" end,
  uz = function() return require "progress.wording.uz" end,
}
