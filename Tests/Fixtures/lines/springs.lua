-- Springs, curves and colours. How to read this file: Tests/SpecRunnerTests/Lines/SpecLine.swift.

-- Refused.

spring{ duration = 0.45, damping = 0.8 }
--> errors: spring: duration and damping do not go together: give duration and bounce, or response and damping_ratio, or mass, stiffness and damping

curve.linear{ duration = 1 }:value(0.2)
--> errors: an animation has no "value" (known: duration)

print(progress.bar{}:color_at(3, 1).opacity)
--> errors: a colour has no "opacity" (known: red, green, blue, alpha, layer)

local s = spring{ bounce = 0, duraton = 1 }
--> errors at 31: spring: there is no option "duraton" (did you mean 'duration'?)

local s = spring{ duration = 0.45, bounce = 20 }
--> errors at 36: spring: bounce is 20; it is a share, not in percent: is 0.2 meant?

local s = spring(0.45, 0.2)
--> errors at 18: spring: its options have names: write spring{ duration = 0.45, bounce = 0.2 }

local s = spring{ duration = 1, stiffness = 5 }
--> errors at 19: spring: duration and stiffness do not go together: give duration and bounce, or response and damping_ratio, or mass, stiffness and damping

-- Warned of.

spring{ response = 0.4, damping_ratio = 80 }
--> warns: spring: damping_ratio is 80; it is a share, not in percent: is 0.8 meant?

print(curve.ease_in:value(50))
--> warns: curve:value: the progress is 50; it is a share, not in percent: is 0.5 meant?

curve.bezier(42, 0, 0.58, 1)
--> warns: curve.bezier: x1 is 42; it is a share, not in percent: is 0.42 meant?

spring{ duration = 450 }
--> warns at 9: spring: duration is 450 s; times are in seconds: is 0.45 meant?

spring{ response = 0.5, damping_ratio = 80 }
--> warns at 25: spring: damping_ratio is 80; it is a share, not in percent: is 0.8 meant?
