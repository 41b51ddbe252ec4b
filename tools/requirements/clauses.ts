import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One numbered clause of the specification, as `docs/requirements/data/*.jsonl` keeps it. */
export interface Clause {
  /** `HOM-028`: the area's three or four letters and a number. */
  readonly id: string
  readonly area: string
  readonly text: string
  readonly source: string
  readonly kind: string
  /** What the clause leaves open, or empty. */
  readonly gap: string
  /** The adopted resolution of the gap, or empty. */
  readonly proposal: string
  /** False where no test can show it (a purpose, a cross reference). */
  readonly testable?: boolean
}

export const DATA = 'docs/requirements/data'

/** All clauses, in the order of the documents. */
export const readClauses = (root = '.'): Clause[] =>
  readdirSync(join(root, DATA))
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, DATA, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as Clause),
    )

/** `HOM` of `HOM-028`. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))
