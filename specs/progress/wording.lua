-- What the rows say in other languages than English.
return {
  ar = require "progress.wording.ar",
  fr = require "progress.wording.fr",
  sv = require "progress.wording.sv",
  uz = require "progress.wording.uz",
}
