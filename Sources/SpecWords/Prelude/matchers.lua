--- match.WORD(…) answers a function of a value: whether assert.WORD would hold of it.
local ask = ...  -- ask(pcall, f, …): whether f fails, which is no failure of the spec
local matcher = {}  -- the metatable of all matchers
local takes_value_second = { equal = true, equals = true, same = true, near = true, match = true,
  matches = true }

function matcher:__call(value) return self.fits(value) end

local function make(fits, takes_reference)
  return setmetatable({ fits = fits, takes_reference = takes_reference }, matcher)
end

local function is_matcher(value)
  return type(value) == "table" and getmetatable(value) == matcher
end

--- Makes a word that joins matchers: the answer is `found` as soon as one of them says `sought`.
local function joined(sought, found)
  return function(...)
    local matchers = { ... }
    return make(function(value)
      for _, fits in ipairs(matchers) do
        if fits(value) == sought then return found end
      end
      return not found
    end)
  end
end

local words = {
  _ = make(function() return true end),
  is_matcher = is_matcher,
  any_of = joined(true, true),
  all_of = joined(false, false),
  none_of = joined(true, false),
  ref = function(object)
    return make(function(value) return rawequal(object, value) end, true)
  end,
}
words.is_ref = words.ref

--- The word `prefix`: it can be called, and be gone on with, as in `match.is_not.near`.
local function word(prefix)
  return setmetatable({}, {
    __index = function(_, key) return rawget(words, key) or word(prefix .. "_" .. key) end,
    __call = function(_, ...)
      local holds = assert[prefix]
      local arguments = table.pack(...)
      local name = prefix:match("([^_]+)$")
      return make(function(value)
        if takes_value_second[name] then
          return ask(pcall, holds, arguments[1], value, table.unpack(arguments, 2, arguments.n))
        end
        return ask(pcall, holds, value, table.unpack(arguments, 1, arguments.n))
      end)
    end,
  })
end

return setmetatable(words, { __index = function(_, key) return word(key) end })
