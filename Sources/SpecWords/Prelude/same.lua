--- Compares two values deeply, each with what it holds itself (no `__index`), keys by identity.
--- Answers nothing where they are the same; else true, what differs in either, and the keys that
--- lead there. `is_close`, where it is given, says which numbers are near enough.
local expected, actual, is_close = ...

local compared = {}  -- [table] = { [table it was compared with] = true }
local path = {}

--- Tables that were compared before are the same, or the comparison would be over; so cycles end.
local function were_compared(first, second)
  local others = compared[first] or {}
  compared[first] = others
  local were = others[second]
  others[second] = true
  return were
end

--- As in luassert, tables inside that share an `__eq` are equal where that says so.
local function share_equality(first, second)
  local metatable = getmetatable(first)
  return type(metatable) == "table" and rawequal(metatable, getmetatable(second))
    and rawget(metatable, "__eq") ~= nil
end

local differ

local function fields_differ(first, second, depth)
  if were_compared(first, second) then return false end
  for key, field in next, first do
    path[depth] = key
    local differs, one, other = differ(field, rawget(second, key), depth + 1)
    if differs then return true, one, other end
  end
  for key, field in next, second do
    if rawequal(rawget(first, key), nil) then
      path[depth] = key
      return true, nil, field
    end
  end
  path[depth] = nil
  return false
end

function differ(first, second, depth)
  if rawequal(first, second) or is_close and is_close(first, second) then return false end
  local kind = type(first)
  if kind == type(second) and (kind == "table" or kind == "userdata") then
    if kind == "userdata" or depth > 1 and share_equality(first, second) then
      return first ~= second, first, second
    end
    return fields_differ(first, second, depth)
  end
  return true, first, second
end

local differs, one, other = differ(expected, actual, 1)
if differs then return true, one, other, table.unpack(path, 1, math.min(#path, 20)) end
