-- What the rows say in other languages than English.
return {
  ar = require "card.wording.ar",
  fr = require "card.wording.fr",
  sv = require "card.wording.sv",
  uz = require "card.wording.uz",
}
