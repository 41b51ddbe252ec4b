import type { Scheme } from '../../contract/index.ts'
import { type Miss, missesOf } from '../audit.ts'
import { measure } from '../measure.ts'
import type { Tokens } from '../tokens.ts'

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
