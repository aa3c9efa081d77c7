-- m.progress.mask-transparent: the mask is transparent.
-- caught by: progress.opaque-mask
local bar = require "interactions.gradient_progress"
return bar.with{ parameters = { mask_alpha = 0 } }
