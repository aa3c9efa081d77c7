--- The assertions that a spec adds, and the texts of their messages: `assert:register` and `say`.
local host = ...  -- the host: show(value), blame(sentence)

local texts = {}
local assertions = {}  -- [name] = { callback, positive, negative }

--- The text for `key` with the values, as `write` writes them, in the places of its `%s`.
local function filled(key, values, write)
  local index = 0
  return ((texts[key] or key):gsub("%%s", function()
    index = index + 1
    return write(values[index])
  end))
end

local say = {}
function say:set(key, text) texts[key] = text end
function say:set_namespace() end  -- there is one language
function say:set_fallback() end
setmetatable(say, { __call = function(_, key, values) return filled(key, values or {}, tostring) end })

local function register(kind, name, callback, positive, negative)
  if kind ~= "assertion" then
    host.blame("assert:register: only an \"assertion\" can be added, got " .. host.show(kind))
  end
  if type(name) ~= "string" or type(callback) ~= "function" then
    host.blame("assert:register: write assert:register(\"assertion\", name, function(state, arguments) … end)")
  end
  assertions[name:lower()] = { callback = callback, positive = positive, negative = negative }
end

--- Whether the assertion `name` holds of the arguments as it was asked, and what to say if not.
local function judge(name, is_negated, ...)
  local assertion = assertions[name]
  local state = { mod = not is_negated }
  local arguments = table.pack(...)
  local holds = assertion.callback(state, arguments) and true or false
  if holds ~= is_negated then return true end
  local key = is_negated and assertion.negative or assertion.positive
  local text = filled(key or (is_negated and "not " or "") .. name, arguments, host.show)
  return false, state.failure_message and state.failure_message .. "\n" .. text or text
end

return { say = say, register = register, judge = judge, assertions = assertions }
