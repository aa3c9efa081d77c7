-- What the rows say in other languages than English.
return {
  ar = require "follow.wording.ar",
  fr = require "follow.wording.fr",
  sv = require "follow.wording.sv",
  uz = require "follow.wording.uz",
}
