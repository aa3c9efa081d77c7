-- What the rows say in other languages than English; read where a report speaks one.
return {
  ar = function() return require "host.wording.ar" end,
  fr = function() return require "host.wording.fr" end,
  sv = function() return require "host.wording.sv" end,
  uz = function() return require "host.wording.uz" end,
}
