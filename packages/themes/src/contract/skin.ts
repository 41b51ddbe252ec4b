import { COLOR_TOKENS, SCHEMES } from './tokens.ts'
import { z } from './zod.ts'

/** Where the grays lean: to the brand's own hue, to blue, to sand, or nowhere. */
export const NEUTRAL_TINTS = ['brand', 'cool', 'warm', 'pure'] as const

/** How header and sidebar look in the light scheme: like the page, nearly black, or in the brand's colour. */
export const CHROME_STYLES = ['light', 'dark', 'brand'] as const

export const CORNERS = ['square', 'soft', 'round'] as const
export type Corners = (typeof CORNERS)[number]

export const DENSITIES = ['compact', 'regular', 'roomy'] as const
export type Density = (typeof DENSITIES)[number]

/** Families that a brand may be set in. Without one it is in the product's own. */
export const TYPEFACES = ['figtree', 'nunito-sans', 'source-serif-4'] as const
export type Typeface = (typeof TYPEFACES)[number]

/** `#rrggbb`, any case. Short and transparent forms are refused: one colour has one spelling. */
const hexColor = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

const override = z.strictObject({
  value: hexColor,
  /** Why the derived colour would not do; a reviewer reads it. */
  reason: z.string().check(z.minLength(12)),
})

const schemeOverrides = z.partialRecord(z.enum(COLOR_TOKENS), override)

/**
 * `skin.json`: the small seed from which every token of both schemes is solved. Unknown keys are refused, so that a
 * misspelt one is never silently without effect.
 */
export const skinSchema = z.strictObject({
  $schema: z.optional(z.string()),
  /** One line on the brand's character, for whoever compares a picture with what was meant. */
  about: z.string().check(z.minLength(10)),
  color: z.strictObject({
    brand: hexColor,
    /** A second colour: focus ring, second chart series. Without it both come from the brand. */
    accent: z.optional(hexColor),
    neutral: z._default(z.enum(NEUTRAL_TINTS), 'brand'),
  }),
  chrome: z._default(z.enum(CHROME_STYLES), 'light'),
  shape: z._default(
    z.strictObject({
      corners: z._default(z.enum(CORNERS), 'soft'),
      density: z._default(z.enum(DENSITIES), 'regular'),
    }),
    { corners: 'soft', density: 'regular' },
  ),
  /** Loaded by the pages of this brand alone. */
  typeface: z.optional(z.enum(TYPEFACES)),
  /** Single tokens set by hand. What depends on them is solved against them, and the audit checks them like any other. */
  overrides: z._default(
    z.strictObject({ [SCHEMES[0]]: z.optional(schemeOverrides), [SCHEMES[1]]: z.optional(schemeOverrides) }),
    {},
  ),
})

export type Skin = z.infer<typeof skinSchema>
