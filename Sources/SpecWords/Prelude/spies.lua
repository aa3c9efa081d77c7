--- Functions that remember how they were called: spy, stub and mock, as in luassert.
local host, match = ...  -- the host: same(a, b), show(value), blame(sentence)

local spy, stub, mock = {}, {}, {}
local methods = {}
local spy_metatable = { __index = methods }

function spy.is_spy(value) return type(value) == "table" and getmetatable(value) == spy_metatable end

local changed = {}  -- the spies that stand in tables, in the order in which they were put there

local function is_callable(value)
  local metatable = getmetatable(value)
  return type(value) == "function" or type(metatable) == "table" and metatable.__call ~= nil
end

--- The arguments as they were at the call, whatever becomes of the tables in them.
local function copied(value, seen)
  if type(value) ~= "table" or spy.is_spy(value) or match.is_matcher(value) then return value end
  if seen[value] then return seen[value] end
  local copy = {}
  seen[value] = copy
  for key, field in next, value do rawset(copy, key, copied(field, seen)) end
  return copy
end

local function remembered(...)
  local values = table.pack(...)
  return { vals = copied(values, {}), refs = values }
end

--- Whether the remembered values are those, or fit the matchers, in `wanted`.
local function fits(kept, wanted)
  for index = 1, math.max(kept.vals.n, wanted.n) do
    local want = wanted[index]
    if match.is_matcher(want) then
      if not want(want.takes_reference and kept.refs[index] or kept.vals[index]) then return false end
    elseif not host.same(want, kept.vals[index]) then
      return false
    end
  end
  return true
end

--- The newest of the remembered lists that fits; else false and the last of all.
local function newest(list, wanted)
  for index = #list, 1, -1 do
    if fits(list[index], wanted) then return true, list[index].vals end
  end
  return false, list[#list] and list[#list].vals
end

function spy_metatable.__call(self, ...)
  table.insert(self.calls, remembered(...))
  local returned = table.pack(self.callback(...))
  table.insert(self.returnvals, remembered(table.unpack(returned, 1, returned.n)))
  return table.unpack(returned, 1, returned.n)
end

function methods:called() return #self.calls > 0, #self.calls end
function methods:called_with(wanted) return newest(self.calls, wanted) end
function methods:returned_with(wanted) return newest(self.returnvals, wanted) end

function methods:clear()
  self.calls, self.returnvals = {}, {}
  return self
end

function methods:revert()
  if self.target_table and not self.reverted then
    self.target_table[self.target_key] = self.original
  end
  self.reverted = true
  return self.original
end

function spy.new(callback)
  callback = callback or function() end
  if not is_callable(callback) then
    host.blame("spy: can only watch a function, got " .. host.show(callback))
  end
  return setmetatable({ calls = {}, returnvals = {}, callback = callback, original = callback },
    spy_metatable)
end

function spy.on(target, key)
  local watch = spy.new(target[key])
  watch.target_table, watch.target_key = target, key
  target[key] = watch
  changed[#changed + 1] = watch
  return watch
end

function stub.new(target, key, ...)
  if target == nil then target, key = {}, "" end
  if type(target) ~= "table" or key == nil then
    host.blame("stub: expected a table and a key, got " .. host.show(target))
  end
  local original = target[key]
  local answers = {}  -- one { wanted, f } for each on_call_with
  local given = table.pack(...)
  local default = given.n == 1 and is_callable(given[1]) and given[1]
    or function() return table.unpack(given, 1, given.n) end

  target[key] = function(...)
    local arguments = table.pack(...)
    for _, answer in ipairs(answers) do
      if fits({ vals = arguments, refs = arguments }, answer.wanted) then return answer.f(...) end
    end
    return default(...)
  end
  local watch = spy.on(target, key)
  watch.original = original

  --- The two ways to answer; `set` keeps the function that does.
  local function ways(set)
    return {
      invokes = function(f) set(f) return watch end,
      returns = function(...)
        local values = table.pack(...)
        set(function() return table.unpack(values, 1, values.n) end)
        return watch
      end,
    }
  end
  watch.by_default = ways(function(f) default = f end)
  watch.returns, watch.invokes = watch.by_default.returns, watch.by_default.invokes
  function watch.on_call_with(...)
    local wanted = table.pack(...)
    return ways(function(f) table.insert(answers, { wanted = wanted, f = f }) end)
  end
  return watch
end

--- Does `action` to every spy in `object`, however deep.
local function each_spy(object, action, seen)
  if spy.is_spy(object) then
    object[action](object)
  elseif type(object) == "table" and not seen[object] then
    seen[object] = true
    for _, field in next, object do each_spy(field, action, seen) end
  end
  return object
end

local function watched(object, is_stubbed, answer, seen)
  if seen[object] or spy.is_spy(object) then return object end
  seen[object] = true
  for key, field in pairs(object) do
    if type(field) == "table" then
      watched(field, is_stubbed, answer, seen)
    elseif type(field) == "function" then
      if is_stubbed then stub.new(object, key, answer) else spy.on(object, key) end
    end
  end
  return object
end

function mock.new(object, is_stubbed, answer)
  if type(object) == "function" then return spy.new(object) end
  return type(object) == "table" and watched(object, is_stubbed, answer, {}) or object
end
function mock.clear(object) return each_spy(object, "clear", {}) end
function mock.revert(object) return each_spy(object, "revert", {}) end

--- What takes the spies out again that were put into tables from now on.
local function snapshot()
  local kept = #changed
  return {
    revert = function()
      for index = #changed, kept + 1, -1 do
        changed[index]:revert()
        changed[index] = nil
      end
    end,
  }
end

local function callable(word)
  return setmetatable(word, { __call = function(_, ...) return word.new(...) end })
end
return {
  spy = callable(spy), stub = callable(stub), mock = callable(mock), snapshot = snapshot,
}
