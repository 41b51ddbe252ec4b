import { bars, fan, mountains, road, sliced, waves, wing } from './families/bands.ts'
import { cutout, framed, split } from './families/emblems.ts'
import { monogram } from './families/monograms.ts'
import { knot, orbits, petals, rings, star, sun, turbine } from './families/radial.ts'
import { chevrons, comb, lattice, mosaic, overlap, spiral } from './families/tiles.ts'
import { type Random, randomOf } from './random.ts'
import { coverage, rasterOf } from './raster.ts'
import type { Shape } from './shapes.ts'

type Family = (random: Random, name: string) => Shape[]

/** Families of marks; a seed picks one, then everything within it. The order is part of what a seed means. */
const FAMILIES = {
  cutout,
  framed,
  split,
  sun,
  petals,
  turbine,
  rings,
  orbits,
  star,
  knot,
  sliced,
  waves,
  mountains,
  bars,
  road,
  fan,
  wing,
  mosaic,
  lattice,
  comb,
  chevrons,
  overlap,
  spiral,
  monogram,
} satisfies Record<string, Family>
export type FamilyName = keyof typeof FAMILIES
export const FAMILY_NAMES = Object.keys(FAMILIES) as [FamilyName, ...FamilyName[]]

/** A drawn mark. */
export interface Mark {
  family: FamilyName
  shapes: readonly Shape[]
}

/** A mark that covers less of its box is a speck, one that covers more is a blot. */
const LEAST = 0.14
const MOST = 0.74

/**
 * Draws the mark of a seed: the same seed and name give the same mark on every machine. A seed may name its family
 * before a colon (`sun:litoral`), else chance picks one. A drawing too thin or too full is drawn again.
 */
export function drawMark(seed: string, name: string): Mark {
  const [before = ''] = seed.split(':')
  const asked = FAMILY_NAMES.find((family) => family === before)
  for (let turn = 0; ; turn++) {
    const random = randomOf(turn === 0 ? seed : `${seed}/${turn}`)
    const family = asked ?? random.pick(FAMILY_NAMES)
    const shapes = FAMILIES[family](random, name)
    const share = coverage(rasterOf(shapes))
    if ((share >= LEAST && share <= MOST) || turn === 40) return { family, shapes }
  }
}
