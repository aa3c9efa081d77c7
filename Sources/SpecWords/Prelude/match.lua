--- What `text` has of `pattern`: the captures, or the plain text itself.
local text, pattern, init, plain = ...
if plain then return string.find(text, pattern, init, true) and pattern or nil end
return string.match(text, pattern, init)
