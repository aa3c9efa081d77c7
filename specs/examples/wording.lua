-- What the rows say in other languages than English.
return {
  ar = require "examples.wording.ar",
  fr = require "examples.wording.fr",
  sv = require "examples.wording.sv",
  uz = require "examples.wording.uz",
}
