import { type ColorToken, SCHEMES, type Scheme, type Skin } from '../contract/index.ts'
import { deriveTokens, measure } from '../derive/index.ts'

/** Colours that a file asks for, by token: `#rrggbb`. */
export type Wanted = Partial<Record<ColorToken, string>>
type Override = NonNullable<NonNullable<Skin['overrides']['light']>[ColorToken]>

/** A colour that would break a promise, and which. */
export interface Refused {
  scheme: Scheme
  token: ColorToken
  hex: string
  why: string
}

/** Overrides among the two of a broken promise: the front goes first, since it is solved against the back. */
function offenders(
  skin: Skin,
  scheme: Scheme,
  isAsked: (token: ColorToken) => boolean,
): Map<ColorToken, string> {
  const { pairs, sets, hues } = measure(deriveTokens(skin, scheme))
  const found = new Map<ColorToken, string>()
  const blame = (tokens: readonly ColorToken[], why: string): void => {
    const token = tokens.find(isAsked)
    if (token && !found.has(token)) found.set(token, why)
  }
  for (const pair of pairs)
    if (pair.found < pair.min)
      blame(
        [pair.front, pair.back],
        `${pair.front} on ${pair.back} has ${pair.found.toFixed(1)}:1 where ${pair.min}:1 is the least`,
      )
  for (const set of sets)
    for (const { one, other, least, vision } of set.distances)
      if (least < set.min)
        blame([one, other], `${one} and ${other} are too alike${vision === 'normal' ? '' : ` (${vision})`}`)
  for (const { token, found: lean, lean: most } of hues)
    if (lean > most) blame([token], 'its hue would no longer mean what it means everywhere else')
  return found
}

const withOverrides = (skin: Skin, scheme: Scheme, own: Partial<Record<ColorToken, Override>>): Skin => ({
  ...skin,
  overrides: { ...skin.overrides, [scheme]: own },
})

/**
 * The overrides that make one scheme of a skin what a file asks for: none that the seed gives by itself, and none that
 * breaks a promise of contrast, distance or hue.
 */
function settleScheme(skin: Skin, scheme: Scheme, wanted: Wanted, reason: string) {
  const asked = new Map(Object.entries(wanted) as [ColorToken, string][])
  const refused: Refused[] = []
  const refuse = (token: ColorToken, why: string): void => {
    refused.push({ scheme, token, hex: asked.get(token) ?? '', why })
    asked.delete(token)
  }
  let chosen = new Set<ColorToken>()
  const settled = (): Skin =>
    withOverrides(skin, scheme, {
      ...skin.overrides[scheme],
      ...Object.fromEntries([...chosen].map((token) => [token, { value: asked.get(token) ?? '', reason }])),
    })
  /** Adds what the seed does not give; a colour that leaves no solution for the others is refused. */
  const add = (tokens: readonly ColorToken[]): void => {
    for (const token of tokens) {
      chosen.add(token)
      try {
        deriveTokens(settled(), scheme)
      } catch {
        chosen.delete(token)
        refuse(token, 'no other colour could be solved against it')
      }
    }
  }
  for (;;) {
    const tokens = deriveTokens(settled(), scheme)
    const more = [...asked].flatMap(([token, hex]) =>
      !chosen.has(token) && tokens[token].slice(0, 7) !== hex ? [token] : [],
    )
    if (more.length > 0) {
      const before = chosen
      chosen = new Set([...before, ...more])
      try {
        deriveTokens(settled(), scheme)
      } catch {
        chosen = before
        add(more)
      }
      continue
    }
    const bad = offenders(settled(), scheme, (token) => chosen.has(token))
    if (bad.size === 0) return { skin: settled(), refused, chosen }
    // With what remains the others are solved anew, and may ask for more.
    chosen = new Set([...chosen].filter((token) => !bad.has(token)))
    for (const [token, why] of bad) refuse(token, why)
  }
}

/** Both schemes settled. `chosen` are the tokens that became overrides. */
export function settle(skin: Skin, wanted: Readonly<Record<Scheme, Wanted>>, reason: string) {
  let settled = skin
  const refused: Refused[] = []
  const chosen: Partial<Record<Scheme, readonly ColorToken[]>> = {}
  for (const scheme of SCHEMES) {
    if (Object.keys(wanted[scheme]).length === 0) continue
    const one = settleScheme(settled, scheme, wanted[scheme], reason)
    settled = one.chosen.size > 0 ? one.skin : settled
    refused.push(...one.refused)
    chosen[scheme] = [...one.chosen]
  }
  return { skin: settled, refused, chosen }
}
