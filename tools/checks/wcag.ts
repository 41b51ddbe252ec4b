import type { Claims } from './evidence.ts'

const LEVELS = {
  A: [
    '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2',
    '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4',
    '3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7',
    '4.1.2',
  ],
  AA: [
    '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
    '2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8',
    '3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8',
    '4.1.3',
  ],
} as const

/** The level of each success criterion of WCAG 2.2 up to AA; 4.1.1 is gone. */
export const CRITERIA: ReadonlyMap<string, string> = new Map(
  Object.entries(LEVELS).flatMap(([level, lines]) =>
    lines.flatMap((line) => line.split(' ').map((number) => [number, level] as const)),
  ),
)
/** New in WCAG 2.2: EN 301 549 V3.2.1, which follows 2.1, has no clause for them. */
const WITHOUT_CLAUSE = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])

/** Clause of EN 301 549 | number and name | level | result | what was done | evidence. */
export const WCAG_CLAIMS: Claims = {
  row: /^\| (?:9\.|–)/,
  keys: [...CRITERIA.keys()],
  keyOf: ([, criterion = '']) => criterion.split(' ')[0] ?? '',
  headProblems: (number, [clause, , level]) => [
    ...(CRITERIA.get(number) === level ? [] : [`is no criterion of level ${level}`]),
    ...(clause === (WITHOUT_CLAUSE.has(number) ? '–' : `9.${number}`) ? [] : [`is not clause ${clause}`]),
  ],
  width: 6,
}
