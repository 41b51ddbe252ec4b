import { CONTRAST_PAIRS, DISTINCT_SETS, FIXED_HUES, type Scheme } from '../contract/index.ts'
import { contrast, hueGap, swatchOf } from './color.ts'
import type { Tokens } from './tokens.ts'
import { leastDistance, lookOf } from './vision.ts'

/** One promise that a palette does not keep. */
export interface Miss {
  what: string
  found: number
  wanted: number
}

/**
 * Measures every promise of the contract on finished tokens, blind to how they were made: contrast pairs, sets that
 * every eye tells apart, hues that keep their meaning. Empty when all hold.
 */
export function audit(tokens: Tokens): Miss[] {
  const misses: Miss[] = []
  const color = (token: keyof Tokens) => swatchOf(tokens[token])
  for (const { front, back, min } of CONTRAST_PAIRS) {
    const found = contrast(color(front), color(back))
    if (found < min) misses.push({ what: `${front} on ${back}`, found, wanted: min })
  }
  for (const { name, tokens: set, min } of DISTINCT_SETS)
    set.forEach((one, index) => {
      for (const other of set.slice(index + 1)) {
        const found = leastDistance(lookOf(color(one)), lookOf(color(other)))
        if (found < min) misses.push({ what: `${name}: ${one} from ${other}`, found, wanted: min })
      }
    })
  for (const { token, hue, lean } of FIXED_HUES) {
    const found = hueGap(color(token).lch.h, hue)
    if (found > lean) misses.push({ what: `hue of ${token}`, found, wanted: lean })
  }
  return misses
}

/** The misses as lines of one table, for a failing check or a designer. */
export function auditTable(tenant: string, scheme: Scheme, misses: readonly Miss[]): string {
  return misses
    .map(({ what, found, wanted }) =>
      [
        tenant.padEnd(18),
        scheme.padEnd(6),
        what.padEnd(58),
        found.toFixed(3).padStart(8),
        `wanted ${wanted}`,
      ].join(' '),
    )
    .join('\n')
}
