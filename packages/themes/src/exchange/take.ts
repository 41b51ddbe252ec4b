import {
  CHROME_STYLES,
  type ColorToken,
  type Corners,
  type Density,
  NEUTRAL_TINTS,
  SCHEMES,
  type Scheme,
  type Skin,
} from '../contract/index.ts'
import { HEIGHTS, RADII, tokenSetOf } from '../derive/index.ts'
import { readColor } from './color.ts'
import type { TokenSource } from './read.ts'
import { settle, type Wanted } from './settle.ts'
import { type FoundColor, isColorToken, leave, type Sorted, schemesFor, sortTokens } from './sort.ts'
import { takeTypeface } from './takeTypeface.ts'
import { plain, some, TokenFault } from './words.ts'

/** What is wished for beside the file. */
export interface Taking {
  /** The skin that the tokens are for; without it and without our own seed in the file, one of all defaults. */
  skin: Skin | undefined
  /** What was asked for by hand; it stands above everything. */
  set: Partial<Pick<Skin, 'about' | 'chrome' | 'typeface'> & Skin['shape'] & Pick<Skin['color'], 'neutral'>>
  /** `#rrggbb`, or a token of the file as `{color.primary}`; without it the names are looked at. */
  brand?: string | undefined
  accent?: string | undefined
  /** For the colours of a file that names no scheme; light without it. */
  scheme?: Scheme | undefined
  /** Why the overrides are there: at least twelve letters. */
  reason: string
}

/** A skin out of a file, and in sentences what was taken for it and what was not. */
export interface Taken {
  skin: Skin
  taken: readonly string[]
  left: readonly string[]
}

const STEP = '(?:-(?:primary|default|base|main|color|500|600))'
const BRAND = [/^seed-brand$/, new RegExp(`^brand${STEP}?$`), new RegExp(`^(?:brand-)?primary${STEP}?$`)]
const ACCENT = [
  /^seed-accent$/,
  new RegExp(`^(?:brand-)?accent${STEP}?$`),
  new RegExp(`^(?:brand-)?secondary${STEP}?$`),
]

/** A colour of the seed: the one that was asked for, else the one whose name says so. */
function seedColor(
  part: 'brand' | 'accent',
  names: readonly RegExp[],
  asked: string | undefined,
  colors: readonly FoundColor[],
) {
  if (asked !== undefined) {
    const [, path] = /^\{(.+)\}$/.exec(asked) ?? []
    const found = path === undefined ? readColor(asked) : colors.find((one) => one.path === path)
    if (!found || (path === undefined && !/^#[0-9a-f]{6}$/i.test(asked)))
      throw new TokenFault(
        path === undefined
          ? `--${part} is a colour written #rrggbb or a token written {color.primary}, not ${plain(asked)}.`
          : `--${part}: the file has no colour ${plain(path)}. It has ${some(colors.map((one) => one.path))}.`,
      )
    return { ...found, from: path ?? 'the command line', path }
  }
  for (const name of names) {
    const [found] = colors
      .filter((one) => name.test(one.name) && one.alpha === 1)
      .toSorted((a, b) => a.name.length - b.name.length || a.name.localeCompare(b.name))
    if (found) return { ...found, from: found.path }
  }
  return undefined
}

/** Said of a colour that no `#rrggbb` is. */
const BEYOND = ', the nearest that sRGB has'

const nearestOf = <T extends string>(sizes: Readonly<Record<T, string>>, px: number): T =>
  (Object.entries(sizes) as [T, string][]).reduce((best, one) =>
    Math.abs(Number.parseFloat(one[1]) - px) < Math.abs(Number.parseFloat(best[1]) - px) ? one : best,
  )[0]

const sizesOf = <T extends string, N extends string>(all: Readonly<Record<T, Record<N, string>>>, name: N) =>
  Object.fromEntries(
    (Object.entries(all) as [T, Record<N, string>][]).map(([key, sizes]) => [key, sizes[name]]),
  ) as Record<T, string> // the same keys

const RADIUS = /^(?:border-)?(?:radius|radii|corner|rounded)(?:-(?:m|md|medium|default|base))?$/
const HEIGHT = /^(?:control|button|input)-height(?:-(?:m|md|medium|default))?$/

/** Corners and density by the nearest of the lengths that decide them; the others come as a set with these. */
function takeShape({ lengths, left }: Sorted, base: Skin['shape'], taken: string[]): Skin['shape'] {
  const of = (own: string, foreign: RegExp) =>
    lengths.find(({ name }) => name === own) ?? lengths.find(({ name }) => foreign.test(name))
  const [radius, height] = [of('radius-m', RADIUS), of('control-height', HEIGHT)]
  const corners: Corners = radius ? nearestOf(sizesOf(RADII, 'radius-m'), radius.px) : base.corners
  const density: Density = height ? nearestOf(sizesOf(HEIGHTS, 'control-height'), height.px) : base.density
  const derived: Readonly<Record<string, string>> = { ...RADII[corners], ...HEIGHTS[density] }
  if (radius) taken.push(`corners: ${corners}, nearest to ${plain(radius.path)} (${radius.px} px)`)
  if (height) taken.push(`density: ${density}, nearest to ${plain(height.path)} (${height.px} px)`)
  for (const one of lengths) {
    const own = derived[one.name]
    if (own === `${one.px}px` || one === radius || one === height) continue
    const why =
      own === undefined
        ? 'a length; a skin has words for corners and density alone'
        : 'a length that comes as a set with corners and density'
    leave({ left }, one.path, why)
  }
  return { corners, density }
}

/** Our alphas: the scrim is the one colour that is see-through, in each scheme by its own amount. */
const isWholeOr = (color: FoundColor, token: ColorToken, scheme: Scheme): boolean =>
  color.alpha === 1 ||
  (token === 'bg-overlay' && Math.abs(color.alpha - (scheme === 'dark' ? 0xb3 : 0x80) / 255) < 0.01)

/** Colours with a name of ours, by scheme; those with a scheme of their own win over those that hold for both. */
function wantedOf(
  { colors, left }: Sorted,
  seeds: ReadonlySet<string | undefined>,
  asked: Scheme,
  told: string[],
) {
  const wanted: Record<Scheme, Wanted> = { light: {}, dark: {} }
  const ours = colors.filter(({ name }) => isColorToken(name))
  for (const color of colors.toSorted((a, b) => Number(Boolean(a.scheme)) - Number(Boolean(b.scheme)))) {
    const { name, path } = color
    if (!isColorToken(name)) {
      if (!seeds.has(path))
        leave(
          { left },
          path,
          'a colour under a name that the contract does not have (it has bg.page, fg.default, …)',
        )
      continue
    }
    for (const scheme of schemesFor(color, ours, asked))
      if (isWholeOr(color, name, scheme)) wanted[scheme][name] = color.hex
      else leave({ left }, path, 'see-through; a skin holds opaque colours')
    if (color.isBeyond) told.push(`${name}: ${color.hex}, from ${plain(path)}${BEYOND}`)
  }
  if (ours.length > 0 && !ours.some(({ scheme }) => scheme))
    told.push(`the file names no scheme: its colours are read for ${asked} (--scheme)`)
  return wanted
}

/** Of a file without a seed of ours, the chrome and the grays that give the most of its colours by themselves. */
function nearestSeed(
  seed: Skin,
  wanted: Readonly<Record<Scheme, Wanted>>,
  set: Taking['set'],
  told: string[],
): Skin {
  const asked = SCHEMES.flatMap((scheme) =>
    (Object.entries(wanted[scheme]) as [ColorToken, string][]).map(([token, hex]) => ({
      scheme,
      token,
      hex,
    })),
  )
  if (asked.length === 0) return seed
  const tries = (set.chrome ? [set.chrome] : CHROME_STYLES).flatMap((chrome) =>
    (set.neutral ? [set.neutral] : NEUTRAL_TINTS).map(
      (neutral): Skin => ({ ...seed, chrome, color: { ...seed.color, neutral } }),
    ),
  )
  const missed = tries.map((one) => {
    const tokens = tokenSetOf(one)
    return asked.filter(({ scheme, token, hex }) => tokens[scheme][token].slice(0, 7) !== hex).length
  })
  const found = tries[missed.indexOf(Math.min(...missed))] ?? seed
  told.push(
    `chrome: ${found.chrome}, grays: ${found.color.neutral}, which give most of the file's colours by themselves`,
  )
  return found
}

/** Where the file carries our own seed, what it still says as that seed derives it is no wish. */
function changedOnly(wanted: Readonly<Record<Scheme, Wanted>>, carried: Skin | undefined) {
  if (!carried) return wanted
  const before = tokenSetOf(carried)
  const of = (scheme: Scheme): Wanted =>
    Object.fromEntries(
      Object.entries(wanted[scheme]).filter(
        ([token, hex]) => before[scheme][token as ColorToken].slice(0, 7) !== hex,
      ),
    )
  return { light: of('light'), dark: of('dark') }
}

/**
 * Makes a skin of what a token file says: seed by names, overrides where the seed alone would give another colour.
 * Throws a `TokenFault` where the file names no brand colour and there is no skin to begin with.
 */
export function takeTokens(
  source: TokenSource,
  { skin: given, set, brand, accent, scheme = 'light', reason }: Taking,
): Taken {
  const taken: string[] = []
  const sorted = sortTokens(source)
  const base = source.skin ?? given
  const [main, second] = [
    seedColor('brand', BRAND, brand, sorted.colors),
    seedColor('accent', ACCENT, accent, sorted.colors),
  ]
  const brandHex = main?.hex ?? base?.color.brand
  if (brandHex === undefined)
    throw new TokenFault(
      `No token says what the brand's colour is (brand, primary). Name one: --brand '{…}'. The file has ${some(sorted.colors.map(({ path }) => path)) || 'no colour'}.`,
    )
  for (const [part, one] of Object.entries({ brand: main, accent: second })) {
    if (!one) continue
    taken.push(`${part}: ${one.hex}, from ${plain(one.from)}${one.isBeyond ? BEYOND : ''}`)
    for (const { path, hex } of sorted.colors)
      if (path === one.path && hex !== one.hex)
        leave(sorted, `${path} ${hex}`, 'of the other scheme; a seed is one colour for both')
  }
  const accentHex = second?.hex ?? base?.color.accent
  const shape = takeShape(sorted, base?.shape ?? { corners: 'soft', density: 'regular' }, taken)
  const typeface = 'typeface' in set ? set.typeface : takeTypeface(sorted, base?.typeface, taken)
  const seed: Skin = {
    about: set.about ?? base?.about ?? 'The colours of a token file, as they were given.',
    color: {
      brand: brandHex,
      ...(accentHex !== undefined && { accent: accentHex }),
      neutral: set.neutral ?? base?.color.neutral ?? 'brand',
    },
    chrome: set.chrome ?? base?.chrome ?? 'light',
    shape: { corners: set.corners ?? shape.corners, density: set.density ?? shape.density },
    ...(typeface && { typeface }),
    overrides: base?.overrides ?? {},
  }
  const seeds = new Set([main?.path, second?.path])
  const named = wantedOf(sorted, seeds, scheme, taken)
  const asked = { light: Object.keys(named.light).length, dark: Object.keys(named.dark).length }
  const wanted = changedOnly(named, source.skin)
  const { skin, refused, chosen } = settle(
    base ? seed : nearestSeed(seed, wanted, set, taken),
    wanted,
    reason,
  )
  for (const one of SCHEMES)
    if (chosen[one]?.length) taken.push(`overrides, ${one}: ${some(chosen[one], 100)}`)
  const others =
    asked.light + asked.dark - refused.length - SCHEMES.flatMap((one) => chosen[one] ?? []).length
  if (others > 0) taken.push(`${others} colours: as the skin has them`)
  return {
    skin,
    taken: [...source.notes, ...taken],
    left: [
      ...refused.map(({ scheme: of, token, hex, why }) => `${token} ${hex} (${of}): ${why}`),
      ...[...sorted.left].map(([why, paths]) => `${some([...paths])}: ${why}`),
    ],
  }
}
