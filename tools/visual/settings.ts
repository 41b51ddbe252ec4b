import { resolve } from 'node:path'
import { CHROMIUM_ARGS } from '../chromium.ts'

const root = resolve(import.meta.dirname, '../..')
const cache = resolve(root, '.cache/visual')

/** Where things lie, and how pictures are taken. Sizes are CSS pixels, which are the picture's pixels. */
export const SETTINGS = {
  root,
  /** Hashes of all cells, in git. */
  baseline: resolve(root, 'visual-baseline'),
  /** Built Storybooks by the digest of their sources. */
  builds: resolve(cache, 'builds'),
  /** Check-outs of base commits whose pictures "before" are needed. */
  worktrees: resolve(cache, 'worktrees'),
  /** What the last run saw, in the baseline's own form: `approve` copies from here. */
  seen: resolve(cache, 'seen'),
  report: resolve(cache, 'report'),
  /** How many Storybooks to keep. */
  keptBuilds: 4,
  /** Pixels in one screenshot: with 24 million, browser and script together stay below 2 GB. */
  sheetPixels: 24e6,
  sheetWidth: 4800,
  /** Themes per story whose cell is compared with the story itself. */
  guards: Number(process.env.CORRENTE_VISUAL_GUARDS ?? 2),
  /**
   * A cell may differ from the live story above `level` in this many pixels of a million, at least in `pixels`, and in
   * none by more than `highestLevel`: layers over each other are blended in another order in a copy.
   */
  guardTolerance: { level: 2, perMillion: 240, pixels: 40, highestLevel: 80 },
  /** A story that is not done by then has failed; a limit against a hang. */
  storyTimeout: 300_000,
} as const

/** What the pictures depend on besides the code: software drawing, no hinting, no coloured edges of letters. */
export const VISUAL_ARGS: readonly string[] = [
  ...CHROMIUM_ARGS,
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
