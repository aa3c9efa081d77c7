-- What the rows say in other languages than English.
return {
  ar = require "rectangle.wording.ar",
  fr = require "rectangle.wording.fr",
  sv = require "rectangle.wording.sv",
  uz = require "rectangle.wording.uz",
}
