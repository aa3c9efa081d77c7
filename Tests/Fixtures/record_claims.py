"""Writes random signals and claims with the robustness that rtamt, an independent monitor, finds.

Usage: record_claims.py SEED COUNT > rtamt.json

Every signal is sampled at multiples of STEP; all its jumps and all windows lie on that grid, so
that the continuous margin differs from the sampled one by no more than slope times STEP.
"""

import importlib.metadata
import json
import math
import random
import sys

import rtamt

STEP = 0.01
SAMPLES = 401
ASKED = [0, 7, 20, 33, 50, 64, 81, 100, 127, 150, 180]


def spring_value(piece, t):
    """The closed form for damping ratios below 1, and at it its limit."""
    omega = 2 * math.pi / piece["duration"]
    ratio = 1 - piece["bounce"]
    decay, t = ratio * omega, t - piece["start"]
    y, v = piece["offset"], piece["velocity"]
    damped = omega * math.sqrt(1 - ratio * ratio)
    sine = math.sin(damped * t) / damped if damped else t
    swing = y * math.cos(damped * t) + (v + decay * y) * sine
    return piece["target"] + math.exp(-decay * t) * swing


def value(piece, t):
    if piece["kind"] == "constant":
        return piece["value"]
    if piece["kind"] == "ramp":
        share = min(1.0, (t - piece["start"]) / piece["duration"])
        return piece["from"] + share * (piece["to"] - piece["from"])
    return spring_value(piece, t)


def random_signal(rng, kinds):
    starts = sorted(rng.sample(range(1, 200), rng.randint(1, 8)))
    pieces = []
    for start in [0] + starts:
        kind, level = rng.choice(kinds), rng.randint(-4, 4)
        piece = {"kind": kind, "start": start / 100}
        if kind == "constant":
            piece["value"] = level
        elif kind == "ramp":
            piece.update({"from": level, "to": rng.randint(-4, 4)})
            piece["duration"] = rng.choice([0.1, 0.25, 0.5])
        else:
            piece.update({"target": level, "offset": rng.randint(-3, 3)})
            piece.update({"velocity": rng.choice([-20, 0, 10])})
            piece.update({"duration": rng.choice([0.3, 0.5]), "bounce": rng.choice([0, 0.2, 0.5])})
        pieces.append(piece)
    return pieces


def samples(pieces):
    result = []
    for index in range(SAMPLES):
        t = index / 100
        piece = [p for p in pieces if p["start"] <= t][-1]
        result.append(value(piece, t))
    return result


def steepest(pieces):
    def slope(piece):
        if piece["kind"] == "constant":
            return 0
        if piece["kind"] == "ramp":
            return abs(piece["to"] - piece["from"]) / piece["duration"]
        omega = 2 * math.pi / piece["duration"]
        return math.hypot(piece["offset"] * omega, piece["velocity"])

    return max(slope(piece) for piece in pieces)


def random_atom(rng):
    name = rng.choice("xy")
    word = rng.choice(["at_most", "below", "at_least", "above", "between", "near"])
    bound = rng.randint(-3, 3)
    atom = {"op": word, "signal": name, "bound": bound}
    if word == "between":
        atom["upper"] = bound + rng.randint(0, 3)
    if word == "near":
        atom["within"] = rng.randint(0, 2)
    return atom


def random_claim(rng, depth):
    if depth == 0:
        return random_atom(rng)
    op = rng.choice(
        ["negate", "all_of", "any_of", "implies", "always", "eventually", "holds_until"])
    claim = {"op": op}
    if op in ("always", "eventually", "holds_until"):
        near = rng.choice([0, 0, 5, 13])
        claim["window"] = [near / 100, (near + rng.choice([0, 10, 25, 40])) / 100]
    count = 1 if op in ("negate", "always", "eventually") else 2
    claim["parts"] = [random_claim(rng, depth - rng.choice([1, 1, depth])) for _ in range(count)]
    return claim


def formula(claim):
    op = claim["op"]
    if "signal" in claim:
        name, bound = claim["signal"], claim["bound"]
        return {
            "at_most": f"({name} <= {bound})",
            "below": f"({name} < {bound})",
            "at_least": f"({name} >= {bound})",
            "above": f"({name} > {bound})",
            "between": f"(({name} >= {bound}) and ({name} <= {claim.get('upper')}))",
            "near": f"(abs({name} - ({bound})) <= {claim.get('within')})",
        }[op]
    parts = [formula(part) for part in claim["parts"]]
    if op == "negate":
        return f"(not {parts[0]})"
    if op in ("all_of", "any_of", "implies"):
        word = {"all_of": "and", "any_of": "or", "implies": "implies"}[op]
        return f"({parts[0]} {word} {parts[1]})"
    near, far = (round(bound * 100) for bound in claim["window"])
    if op == "holds_until":
        # rtamt holds the left side from the instant asked, we from the start of the window
        until = f"({parts[0]} until[0:{far - near}] {parts[1]})"
        return f"(eventually[{near}:{near}] {until})"
    return f"({op}[{near}:{far}] {parts[0]})"


def robustness(claim, signals):
    specification = rtamt.StlDiscreteTimeSpecification()
    for name in "xy":
        specification.declare_var(name, "float")
    specification.declare_var("out", "float")
    specification.spec = "out = " + formula(claim)
    specification.parse()
    data = {"time": list(range(SAMPLES))}
    data.update({name: samples(pieces) for name, pieces in signals.items()})
    found = specification.evaluate(data)
    return [found[index][1] for index in ASKED]


def main():
    rng = random.Random(int(sys.argv[1]))
    cases = []
    for index in range(int(sys.argv[2])):
        kinds = [["constant"], ["constant", "ramp"], ["constant", "ramp", "spring"]][index % 3]
        signals = {name: random_signal(rng, kinds) for name in "xy"}
        claim = random_claim(rng, rng.choice([1, 2, 3]))
        tolerance = STEP * max(steepest(pieces) for pieces in signals.values())
        cases.append({
            "signals": signals,
            "claim": claim,
            "tolerance": round(tolerance, 6),
            "margins": [round(value, 9) for value in robustness(claim, signals)],
        })
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    asked = json.dumps([index / 100 for index in ASKED])
    print(f'{{"rtamt":"{importlib.metadata.version("rtamt")}",')
    print(f'"asked":{asked},\n"cases":[\n{lines}\n]}}')


main()
