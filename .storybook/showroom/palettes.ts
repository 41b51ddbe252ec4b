import { SHOWROOM } from 'virtual:corrente/showroom'
import { COLOR_TOKENS, SCHEMES, type Scheme, TOKEN_NAMES } from '@corrente/themes'
import { type Measures, measure, type Tokens } from '@corrente/themes/derive'

/** A painter that paints nothing: it writes an opaque colour as `#rrggbb`, however a minifier spelt it (`#fff`, `sienna`). */
const ink = document.createElement('canvas').getContext('2d')

function longHex(value: string): string {
  if (!ink) return value
  ink.fillStyle = value
  return String(ink.fillStyle)
}

const COLORS: ReadonlySet<string> = new Set(COLOR_TOKENS)

/** The tokens that a page of that tenant really gets, read back from the built sheets. */
export function paintedTokens(tenant: string, scheme: Scheme): Tokens {
  const probe = document.createElement('div')
  probe.dataset.tenant = tenant
  probe.dataset.scheme = scheme
  probe.hidden = true
  document.body.append(probe)
  const style = getComputedStyle(probe)
  // One entry for each name of the contract: whole by construction.
  const tokens = Object.fromEntries(
    TOKEN_NAMES.map((name) => {
      const value = style.getPropertyValue(`--${name}`).trim()
      return [name, COLORS.has(name) && !/^#([\da-f]{2}){3,4}$/.test(value) ? longHex(value) : value]
    }),
  ) as Tokens
  probe.remove()
  return tokens
}

/** A promise and by how much it is kept: 0 at the limit, 0.5 half as much again, below 0 a miss. */
export interface Margin {
  /** `fg-muted on bg-active`, `station statuses: busy from available`. */
  what: string
  found: number
  wanted: number
  margin: number
}

/** The promises about contrast, narrowest first. */
export function contrastMargins({ pairs }: Measures): Margin[] {
  return pairs
    .map(({ front, back, found, min }) => ({
      what: `${front} on ${back}`,
      found,
      wanted: min,
      margin: found / min - 1,
    }))
    .toSorted((one, other) => one.margin - other.margin)
}

/** The nearest two of each set that must be told apart, narrowest first. */
export function distanceMargins({ sets }: Measures): Margin[] {
  return sets
    .flatMap(({ name, min, distances: [nearest] }) =>
      nearest
        ? [
            {
              what: `${name}: ${nearest.one} from ${nearest.other}, ${nearest.vision}`,
              found: nearest.least,
              wanted: min,
              margin: nearest.least / min - 1,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.margin - other.margin)
}

/** What the audit says of one tenant in one scheme. */
export interface Verdict {
  tenant: string
  scheme: Scheme
  contrast: Margin
  distance: Margin
  /** Promises that are not kept. */
  misses: number
}

/** Judges the painted tokens of one tenant and scheme; a hue that strays counts as a miss too. */
export function judge(tenant: string, scheme: Scheme): Verdict {
  const measures = measure(paintedTokens(tenant, scheme))
  const contrasts = contrastMargins(measures)
  const distances = distanceMargins(measures)
  const [contrast] = contrasts
  const [distance] = distances
  if (!contrast || !distance) throw new Error('The contract promises nothing.')
  const strayed = measures.hues.filter(({ found, lean }) => found > lean).length
  const missed = [...contrasts, ...distances].filter(({ margin }) => margin < 0).length
  return { tenant, scheme, contrast, distance, misses: missed + strayed }
}

/** Every palette of the build, in the order of the tenants. */
export const PALETTES = SHOWROOM.flatMap(({ id }) => SCHEMES.map((scheme) => ({ tenant: id, scheme })))
