-- What the rows say in other languages than English.
return {
  ar = require "sheet.wording.ar",
  fr = require "sheet.wording.fr",
  sv = require "sheet.wording.sv",
  uz = require "sheet.wording.uz",
}
