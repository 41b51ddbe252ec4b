import { BACKDROPS, GRAPHIC, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import { TONES, type Tone } from '../contract/tokens.ts'
import { INK, WHITE } from './brand.ts'
import { type Swatch, swatch } from './color.ts'
import { DANGER_HUE, type Draft } from './draft.ts'
import { solveFill } from './fills.ts'
import { ramp, reads, solve } from './solve.ts'
import { leastDistance, lookOf } from './vision.ts'

interface ToneSeed {
  /** Hues it may take, its own first. */
  hues: readonly number[]
  c: number
  /** Wanted lightness of the fill, light and dark. */
  solid: readonly [number, number]
  /** Wanted lightness of text. */
  fg: readonly [number, number]
}

const SEEDS: Record<Exclude<Tone, 'neutral'>, ToneSeed> = {
  info: { hues: [245], c: 0.135, solid: [0.53, 0.7], fg: [0.47, 0.79] },
  success: { hues: [156], c: 0.13, solid: [0.52, 0.72], fg: [0.45, 0.8] },
  warning: { hues: [72], c: 0.15, solid: [0.63, 0.8], fg: [0.48, 0.83] },
  // Beside a brand that is red or looks it to some eyes, danger may lean to crimson or scarlet. It stays red.
  danger: { hues: [DANGER_HUE, 14, 36], c: 0.195, solid: [0.54, 0.645], fg: [0.5, 0.76] },
}

const neutralSeed = ({ tint }: Draft): ToneSeed => ({
  hues: [tint.h],
  c: 0.02 * tint.c,
  solid: [0.45, 0.76],
  fg: [0.42, 0.82],
})

/** A margin over what the audit asks, so that simulation and rounding never decide. */
const APART = { solid: 0.085, fg: 0.065 }
/** A red brand saves in red: there danger goes far deeper, not just as far as the eye needs. */
const FAR = { solid: 0.13, fg: 0.08 }

function putTone(draft: Draft, tone: Tone, apart: Record<'solid' | 'fg', (color: Swatch) => boolean>): void {
  const { put, all, isDark, tint } = draft
  const side = isDark ? 1 : 0
  const { hues, c, solid, fg } = tone === 'neutral' ? neutralSeed(draft) : SEEDS[tone]
  const { fill, hue } = solveFill(tone, {
    c,
    hues,
    l: solid[side],
    backs: all(BACKDROPS),
    holds: apart.solid,
  })
  const softness = tone === 'neutral' ? 0.012 * tint.c : isDark ? 0.045 : 0.03
  const bg = put(`${tone}-bg`, () => swatch(isDark ? 0.265 : 0.955, softness, hue))
  put(`${tone}-fg`, () =>
    solve(
      `${tone}-fg`,
      ramp(c, hue),
      fg[side],
      (color) => reads(color, [...all(TEXT_BACKDROPS), bg], TEXT) && apart.fg(color),
    ),
  )
  put(`${tone}-border`, () =>
    solve(`${tone}-border`, ramp(c * 0.8, hue), isDark ? 0.56 : 0.66, (color) =>
      reads(color, [...all(['bg-page', 'bg-surface', 'bg-raised', 'bg-inset']), bg], GRAPHIC),
    ),
  )
  const fills = [put(`${tone}-solid`, () => fill.rest), put(`${tone}-solid-hover`, () => fill.hover)]
  // A fill set by hand may want the other text.
  put(`${tone}-on-solid`, () => (reads(fill.on, fills, TEXT) ? fill.on : fill.on === INK ? WHITE : INK))
}

/**
 * Text, soft ground, border and fill of each meaning. Their hues are the same in every tenant; where the brand is close
 * to danger, danger moves until nobody can take one for the other, whatever their eyes.
 */
export function putTones(draft: Draft): void {
  const least = draft.isAlarming ? FAR : APART
  const solids = [draft.get('brand-bg'), draft.get('brand-mark')].map(lookOf)
  const text = lookOf(draft.get('brand-text'))
  const apart = {
    solid: (color: Swatch) => solids.every((solid) => leastDistance(lookOf(color), solid) >= least.solid),
    fg: (color: Swatch) => leastDistance(lookOf(color), text) >= least.fg,
  }
  const free = { solid: () => true, fg: () => true }
  for (const tone of TONES) putTone(draft, tone, tone === 'danger' ? apart : free)
}
