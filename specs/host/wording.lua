-- What the rows say in other languages than English.
return {
  ar = require "host.wording.ar",
  fr = require "host.wording.fr",
  sv = require "host.wording.sv",
  uz = require "host.wording.uz",
}
