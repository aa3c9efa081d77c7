-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "sheet.wording.ar" end,
  fr = function() return require "sheet.wording.fr" end,
  sv = function() return require "sheet.wording.sv" end,
  uz = function() return require "sheet.wording.uz" end,
}
