-- What the rows say in other languages than English.
return {
  ar = require "tile.wording.ar",
  fr = require "tile.wording.fr",
  sv = require "tile.wording.sv",
  uz = require "tile.wording.uz",
}
