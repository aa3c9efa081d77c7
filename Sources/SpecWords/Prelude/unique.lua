--- The keys of two fields of `list` that are equal (deeply, where `same` is given); or nothing.
local list, same = ...

local seen = {}     -- [value] = key, for all but tables and objects
local objects = {}  -- { key, value } of those, which may be equal without being the same

for key, value in next, list do
  local kind = type(value)
  if kind == "table" or kind == "userdata" then
    for _, object in ipairs(objects) do
      if object[2] == value or same and not same(object[2], value) then return object[1], key end
    end
    objects[#objects + 1] = { key, value }
  elseif value == value then  -- nan is never equal
    if seen[value] ~= nil then return seen[value], key end
    seen[value] = key
  end
end
