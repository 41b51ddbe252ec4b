/** How pictures are taken. Sizes are CSS pixels, which are the picture's pixels. */
export const LIMITS = {
  /** Pixels in one screenshot: with 24 million, browser and script together stay below 2 GB. */
  sheetPixels: 24e6,
  sheetWidth: 4800,
  /** Browsers at once, at most one a core: each keeps one core busy and takes up to 2 GB. */
  browsers: 2,
  /**
   * A cell may differ from the live story above `level` in this many pixels of a million, at least in `pixels`, and in
   * none by more than `highestLevel`: layers over each other are blended in another order in a copy.
   */
  guardTolerance: { level: 2, perMillion: 240, pixels: 40, highestLevel: 80 },
  /** A story that is not done by then has failed; a limit against a hang: a whole page in 302 cells takes minutes. */
  storyTimeout: 900_000,
  /** Brands under which a story is shown that a script draws, and that `--representative` asks for. */
  representative: 12,
  /**
   * A report in bytes: a cause's first stories have their pictures as they are, the others small ones within a box, in
   * pixels. A cell takes `cellBytes` in lists, which leave so much less for pictures.
   */
  report: {
    stories: 24,
    causeBytes: 3e6,
    wholeBytes: 12e6,
    allBytes: 28e6,
    cellBytes: 70,
    smallWidth: 240,
    smallHeight: 360,
  },
  /** So many brands stand for all where every text is measured; each takes a second a story. */
  contrast: 8,
} as const

/** What the pictures depend on besides the code: software drawing, no hinting, no coloured edges of letters. */
export const PICTURE_ARGS: readonly string[] = [
  '--disable-gpu',
  '--hide-scrollbars',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]
