--- `io` where files may be read: `io.open`, `io.lines` and `io.type`, on the whole text of a file.
local host = ...  -- the host: read(word, path, mode), absent(name)

local file = { __name = "file" }
file.__index = file

--- A number, read as Lua does: as far as one may go on, whether it turns out to be one or not.
local function take_number(self)
  local text = self.text
  local first = text:find("%S", self.place) or math.max(self.place, #text + 1)
  local place = first
  local function accept(pattern)
    local _, last = text:find("^" .. pattern, place)
    if last then place = last + 1 end
    return last
  end
  accept("[-+]")
  local is_hexadecimal = accept("0[xX]")
  local digits = is_hexadecimal and "%x+" or "%d+"
  local has_digits = accept(digits)
  if accept("%.") then has_digits = accept(digits) or has_digits end
  if has_digits and accept(is_hexadecimal and "[pP]" or "[eE]") then
    accept("[-+]")
    accept("%d+")
  end
  self.place = place
  return tonumber(text:sub(first, place - 1))
end

--- What one format of `read` means at the file's place; nil at its end.
local function take(self, format)
  local text, place = self.text, self.place
  local kind = type(format) == "string" and format:gsub("^%*", ""):sub(1, 1) or format
  if kind == "n" then return take_number(self) end
  if kind == "a" then
    self.place = math.max(place, #text + 1)
    -- Of a large file there is no room for a second text.
    return place == 1 and text or text:sub(place)
  end
  local count = type(format) == "number" and math.tointeger(format)
  if kind ~= "l" and kind ~= "L" and not (count and count >= 0) then
    host.blame("file:read: the format should be \"l\", \"L\", \"n\", \"a\" or a number of bytes, got "
      .. host.show(format))
  end
  if place > #text then return nil end
  if count then
    -- In this order no sum is too great for an integer.
    self.place = place + math.min(count, #text + 1 - place)
    return text:sub(place, self.place - 1)
  end
  local last = text:find("\n", place, true)
  self.place = (last or #text) + 1
  return text:sub(place, kind == "l" and last and last - 1 or last)
end

local function is_open(self, word)
  if getmetatable(self) ~= file then host.blame("write file:" .. word .. "(…), with a colon") end
  if not self.text then host.blame("file:" .. word .. ": the file is closed") end
end

function file:read(...)
  is_open(self, "read")
  local formats = select("#", ...) > 0 and table.pack(...) or { "l", n = 1 }
  local values = {}
  for index = 1, formats.n do
    values[index] = take(self, formats[index])
    -- What follows the end is not read.
    if values[index] == nil then return table.unpack(values, 1, index) end
  end
  return table.unpack(values, 1, formats.n)
end

function file:lines(...)
  is_open(self, "lines")
  local formats = table.pack(...)
  return function() return self:read(table.unpack(formats, 1, formats.n)) end
end

function file:seek(whence, offset)
  is_open(self, "seek")
  local start = ({ set = 1, cur = self.place, ["end"] = #self.text + 1 })[whence or "cur"]
  if not start then
    host.blame("file:seek: the start should be \"set\", \"cur\" or \"end\", got " .. host.show(whence))
  end
  local count = offset == nil and 0 or type(offset) == "number" and math.tointeger(offset)
  if not count then
    host.blame("file:seek: the offset should be a whole number of bytes, got " .. host.show(offset))
  end
  local place = start + count
  if place < 1 then return nil, "invalid argument", 22 end
  self.place = place
  return place - 1
end

function file:close()
  is_open(self, "close")
  self.text = nil
  return true
end

--- `local file <close> = io.open(…)` closes it, as Lua's own do.
function file:__close() self.text = nil end

for _, name in ipairs{ "flush", "setvbuf", "write" } do
  file[name] = function() host.blame("'file:" .. name .. "' is absent: files are only read") end
end

function file.__tostring(self) return self.text and "file" or "file (closed)" end

local files = {}

function files.open(path, mode)
  local text, reason, number = host.read("io.open", path, mode)
  if not text then return nil, reason, number end
  return setmetatable({ text = text, place = 1 }, file)
end

function files.lines(path, ...)
  local text, reason = host.read("io.lines", path)
  if not text then host.blame("io.lines: " .. reason) end
  return file.lines(setmetatable({ text = text, place = 1 }, file), ...)
end

function files.type(value)
  if getmetatable(value) ~= file then return nil end
  return value.text and "file" or "closed file"
end

return setmetatable(files, {
  __index = function(_, name)
    host.blame("'io." .. tostring(name) .. "' is absent: files are read by io.open and io.lines alone")
  end,
  __metatable = false,
})
