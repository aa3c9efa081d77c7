-- m.progress.mask-transparent: the mask is transparent.
-- caught by: progress.opaque-mask
-- advice: Fill the mask with an opaque colour.
local bar = require "interactions.gradient_progress"
return bar.with{ parameters = { mask_alpha = 0 } }
