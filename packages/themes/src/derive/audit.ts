import type { Scheme } from '../contract/index.ts'
import { type Measures, measure } from './measure.ts'
import type { Tokens } from './tokens.ts'

/** One promise that a palette does not keep. */
export interface Miss {
  what: string
  found: number
  wanted: number
}

/** What of a palette's measures breaks the contract: contrast, sets to be told apart, hues with a meaning. */
export function missesOf({ pairs, sets, hues }: Measures): Miss[] {
  return [
    ...pairs
      .filter(({ found, min }) => found < min)
      .map(({ front, back, found, min }) => ({ what: `${front} on ${back}`, found, wanted: min })),
    ...sets.flatMap(({ name, min, distances }) =>
      distances
        .filter(({ least }) => least < min)
        .map(({ one, other, least }) => ({
          what: `${name}: ${one} from ${other}`,
          found: least,
          wanted: min,
        })),
    ),
    ...hues
      .filter(({ found, lean }) => found > lean)
      .map(({ token, found, lean }) => ({ what: `hue of ${token}`, found, wanted: lean })),
  ]
}

/** Measures finished tokens of one scheme and names every promise that they do not keep; empty when all hold. */
export const audit = (tokens: Tokens): Miss[] => missesOf(measure(tokens))

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
