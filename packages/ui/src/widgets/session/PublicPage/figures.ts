/** A line of a drawing. */
export interface FigureLine {
  /** SVG path data within `ART_WIDTH` x `ART_HEIGHT`. */
  readonly d: string
  /** From 0 to 1. */
  readonly opacity: number
}

/** A station of a drawing: a point on one of its lines. */
export interface FigureNode {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** What adorns the pane of a brand. */
export interface Figure {
  readonly lines: readonly FigureLine[]
  readonly nodes: readonly FigureNode[]
}

type Point = readonly [x: number, y: number]
/** A number from 0 to 1, the next of a row that depends on the seed alone. */
type Next = () => number
/** The points of line `across`, from -0.5 for the first to 0.5 for the last. */
type LineOf = (across: number) => readonly Point[]

export const ART_WIDTH = 640
export const ART_HEIGHT = 900

const LINES = 14
const STEPS = 48

/** FNV-1a over the seed, then mulberry32: the same brand gives the same drawing on every machine. */
function rowOf(seed: string): Next {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

const between = (next: Next, from: number, to: number): number => from + (to - from) * next()
const along = (pointAt: (share: number) => Point): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => pointAt(step / STEPS))

/** A bundle that is tied together on the one side and fans out on the other. */
function current(next: Next): LineOf {
  const fan = between(next, 420, 620)
  const rise = between(next, 110, 210)
  const first = between(next, 2.4, 4.2)
  const second = between(next, 6, 10)
  return (across) =>
    along((share) => {
      const wave = 56 * Math.sin(share * first + across * 2.2) + 18 * Math.sin(share * second - across * 5)
      const spread = across * (80 + fan * share ** 1.4)
      return [share * ART_WIDTH, ART_HEIGHT * 0.66 + spread + wave - rise * share]
    })
}

/** Rings around a source beside the pane, as on water. */
function rings(next: Next): LineOf {
  const cx = next() < 0.5 ? between(next, -60, 120) : between(next, 520, 700)
  const cy = between(next, 480, 640)
  const flat = between(next, 0.62, 0.95)
  return (across) => {
    const r = 60 + (across + 0.5) * between(() => 0.5, 520, 760)
    return along((share) => {
      const angle = share * 2 * Math.PI
      return [cx + r * Math.cos(angle), cy + r * flat * Math.sin(angle)]
    })
  }
}

/** Two bundles that cross: one rises, one falls. */
function weave(next: Next): LineOf {
  const steep = between(next, 200, 360)
  const sway = between(next, 24, 60)
  const turns = between(next, 2.4, 4.4)
  return (across) => {
    const isRising = Math.round((across + 0.5) * (LINES - 1)) % 2 === 0
    return along((share) => {
      const slope = (share - 0.5) * steep * (isRising ? -1 : 1)
      const wave = sway * Math.sin(share * turns + (isRising ? 0 : 1.8))
      return [share * ART_WIDTH, ART_HEIGHT * 0.58 + across * 320 + slope + wave]
    })
  }
}

/** Lines of a circuit: level, a slope of 45 degrees, level again. */
function circuit(next: Next): LineOf {
  const climb = between(next, 140, 300) * (next() < 0.5 ? 1 : -1)
  const start = between(next, 0.2, 0.45)
  const lean = between(next, -0.3, 0.3)
  return (across) => {
    const bend = (start + across * lean) * ART_WIDTH
    const top = ART_HEIGHT * 0.6 + across * 430 + climb / 2
    return along((share) => {
      const x = share * ART_WIDTH
      const climbed = Math.min(Math.abs(climb), Math.max(0, x - bend)) * Math.sign(climb)
      return [x, top - climbed]
    })
  }
}

/** Rays from a source below the pane, bent a little. */
function rays(next: Next): LineOf {
  const cx = between(next, 120, 520)
  const bow = between(next, -0.5, 0.5)
  const opening = between(next, 1.3, 2)
  return (across) =>
    along((share) => {
      const angle = -Math.PI / 2 + across * opening + bow * (share - 0.3)
      const r = 120 + share * 760
      return [cx + r * Math.cos(angle), 860 + r * Math.sin(angle)]
    })
}

/** Strata: level lines that swell together, as of hills. */
function hills(next: Next): LineOf {
  const phase = between(next, 0, 6)
  const height = between(next, 40, 96)
  const turns = between(next, 1.6, 3.4)
  return (across) =>
    along((share) => {
      const swell = height * (0.6 - across) * Math.sin(share * turns + phase + across * 3)
      return [share * ART_WIDTH, ART_HEIGHT * 0.6 + across * 440 + swell]
    })
}

const FAMILIES = [current, rings, weave, circuit, rays, hills] as const

/** Which line a station stands on, where on its visible part, and how large it is. */
const STATIONS = [
  [2, 0.42, 3],
  [4, 0.74, 4.5],
  [6, 0.22, 3],
  [7, 0.58, 6],
  [9, 0.86, 4],
  [10, 0.36, 3.5],
  [12, 0.66, 3],
] as const

const round = (value: number): number => Math.round(value * 10) / 10

/** Where a station is seen whole, clear of the logo above and the words below. */
const isRoomy = ([x, y]: Point): boolean => x > 40 && x < ART_WIDTH - 40 && y > 150 && y < 700

const acrossOf = (index: number): number => index / (LINES - 1) - 0.5

/** The drawing of a brand, by its seed: one of six families in proportions of its own, the same at every start. */
export function figureOf(seed: string): Figure {
  const next = rowOf(seed)
  const family = FAMILIES[Math.floor(next() * FAMILIES.length)] ?? current
  const lineOf = family(next)
  const lines = Array.from({ length: LINES }, (_, index) => lineOf(acrossOf(index)))
  const seenParts = lines.map((points) => points.filter(isRoomy)).filter((points) => points.length > 0)
  return {
    lines: lines.map((points, index) => ({
      d: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
      opacity: round(0.1 + 0.25 * (1 - Math.abs(acrossOf(index)) * 2)),
    })),
    nodes: STATIONS.flatMap(([line, share, r]) => {
      const seen = seenParts[Math.floor((line / LINES) * seenParts.length)] ?? []
      const point = seen[Math.floor(share * (seen.length - 1))]
      return point ? [{ x: round(point[0]), y: round(point[1]), r }] : []
    }),
  }
}
