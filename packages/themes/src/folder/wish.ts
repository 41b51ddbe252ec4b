import {
  CHROME_STYLES,
  CORNERS,
  DENSITIES,
  NEUTRAL_TINTS,
  type Skin,
  skinSchema,
  TYPEFACES,
  z,
} from '../contract/index.ts'

/** zod/mini ships without words; a fault must say what is wrong. */
export const WORDS = z.locales.en().localeError

/** What is wished for, as it was typed; nothing of it is checked yet. */
export interface Wish {
  id: string
  name: string
  brand: string
  accent?: string | undefined
  neutral?: string
  chrome?: string
  corners?: string
  density?: string
  /** `inter`, the product's own, unless it says another. */
  typeface?: string
  about?: string
  country?: string
  language?: string
  company?: string
  taxId?: string
  address?: string
  email?: string
  /** Text of the logo's SVG; without it a mark and the name are drawn. */
  logo?: string
  /** Text of the icon's SVG, a square; without it one is drawn. */
  icon?: string
  /** Family of the drawn mark, or a whole seed (`sun:my-seed`). */
  mark?: string
  /** Single colours that are set by hand. */
  overrides?: Skin['overrides']
  /** Files that were named and cannot be read, each in a sentence. */
  unread?: readonly string[]
}

/** What a wish may say of the typeface. In a skin the product's own is what no word stands for. */
export const WISHED_TYPEFACES = ['inter', ...TYPEFACES] as const

/** Everything that is wrong with a wish, each in a sentence. */
export class TenantFault extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

/** A word out of a list, or the fallback; a fault is added for any other. */
export const oneOf = <T extends string>(
  faults: string[],
  what: string,
  list: readonly [T, ...T[]] | readonly T[],
  value: string | undefined,
  fallback: T,
): T => {
  if (value === undefined) return fallback
  const found = list.find((one) => one === value)
  if (found === undefined) faults.push(`--${what} is one of ${list.join(', ')}, not ${value}.`)
  return found ?? fallback
}

const colorFaults = (what: string, value: string | undefined): string[] =>
  value === undefined || /^#[0-9a-f]{6}$/i.test(value)
    ? []
    : [`--${what} is a colour written #rrggbb, not ${value}.`]

/** What a schema finds wrong, each with its place. */
export const issuesOf = ({ issues }: z.core.$ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Checks the wish as far as no other can depend on it; what is wrong is added to `faults`. */
export function skinOf(wish: Wish, all: string[]): Skin | undefined {
  const faults: string[] = []
  faults.push(...colorFaults('brand', wish.brand), ...colorFaults('accent', wish.accent))
  const about = wish.about?.trim() ?? `The colours of ${wish.name}, as they were given.`
  if (about.length < 10) faults.push('--about is a line on the character of the brand: ten letters at least.')
  const typeface = oneOf(faults, 'typeface', WISHED_TYPEFACES, wish.typeface, 'inter')
  const seed = {
    about,
    color: {
      brand: wish.brand.toLowerCase(),
      ...(wish.accent === undefined ? {} : { accent: wish.accent.toLowerCase() }),
      neutral: oneOf(faults, 'neutral', NEUTRAL_TINTS, wish.neutral, 'brand'),
    },
    chrome: oneOf(faults, 'chrome', CHROME_STYLES, wish.chrome, 'light'),
    shape: {
      corners: oneOf(faults, 'corners', CORNERS, wish.corners, 'soft'),
      density: oneOf(faults, 'density', DENSITIES, wish.density, 'regular'),
    },
    ...(typeface === 'inter' ? {} : { typeface }),
    overrides: wish.overrides,
  }
  const parsed = faults.length === 0 ? skinSchema.safeParse(seed, { error: WORDS }) : undefined
  if (parsed?.success === false) faults.push(...issuesOf(parsed.error))
  all.push(...faults)
  return parsed?.data
}
