--- Remembers the globals; the function that it answers brings them back.
local globals = {}
for name, value in next, _G do globals[name] = value end

return function()
  for name in next, _G do
    if globals[name] == nil then _G[name] = nil end
  end
  for name, value in next, globals do _G[name] = value end
end
