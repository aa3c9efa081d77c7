--- Compares two values deeply, each with what it holds itself (no `__index`), keys by identity.
--- Answers nothing where they are the same; else true, what differs in either, and the keys that
--- lead there. `is_close`, where it is given, says which numbers are near enough.
local expected, actual, is_close = ...

local compared = {}  -- [table] = { [table it was compared with] = true }

-- The tables that are being compared, outermost first: a list, since they may lie as deep in each
-- other as there is memory, and Lua's stack is not to be that deep.
local depth = 0
local firsts, seconds = {}, {}
local steps = {}  -- how to get from one key of the first to the next
local path = {}   -- the keys that were reached

--- The way through the entries of a table, without its `__pairs`. That of a table without a
--- metatable remembers where it is, which `next` does for one table at a time.
local function way_through(fields)
  return getmetatable(fields) == nil and pairs(fields) or next
end

--- Begins to compare two tables. Two that were compared before are the same, or all would be over;
--- so cycles end.
local function enter(first, second)
  local others = compared[first] or {}
  if others[second] then return end
  compared[first], others[second] = others, true
  depth = depth + 1
  firsts[depth], seconds[depth], steps[depth] = first, second, way_through(first)
end

--- As in luassert, tables inside that share an `__eq` are equal where that says so.
local function share_equality(first, second)
  local metatable = getmetatable(first)
  return type(metatable) == "table" and rawequal(metatable, getmetatable(second))
    and rawget(metatable, "__eq") ~= nil
end

--- Whether two values differ at first sight; of tables, that is to be seen.
local function differ(first, second)
  if rawequal(first, second) or is_close and is_close(first, second) then return false end
  local kind = type(first)
  if kind ~= type(second) or kind ~= "table" and kind ~= "userdata" then return true end
  if kind == "userdata" or depth > 0 and share_equality(first, second) then
    return first ~= second
  end
  enter(first, second)
  return false
end

local function difference(first, second)
  return true, first, second, table.unpack(path, 1, math.min(depth, 20))
end

if differ(expected, actual) then return difference(expected, actual) end
while depth > 0 do
  local first, second, at = firsts[depth], seconds[depth], depth
  local key, field = steps[at](first, path[at])
  if key ~= nil then
    path[at] = key
    local other = rawget(second, key)
    if differ(field, other) then return difference(field, other) end
  else
    for more, surplus in way_through(second), second do
      if rawequal(rawget(first, more), nil) then
        path[at] = more
        return difference(nil, surplus)
      end
    end
    firsts[at], seconds[at], steps[at], path[at] = nil, nil, nil, nil
    depth = at - 1
  end
end
