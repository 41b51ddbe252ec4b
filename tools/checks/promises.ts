import type { Claims } from './evidence.ts'

/** Levels of the requirements of each section of OWASP ASVS 5.0.0, chapter V3, in their order. */
const SECTIONS = {
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
} as const

/** The level of each requirement. */
const LEVELS: ReadonlyMap<string, string> = new Map(
  Object.entries(SECTIONS).flatMap(([section, levels]) =>
    [...levels].map((level, at) => [`${section}.${at + 1}`, level] as const),
  ),
)

/** Number and what it asks | level | result | what was done | evidence. */
export const ASVS_CLAIMS: Claims = {
  row: /^\| 3\./,
  keys: [...LEVELS.keys()],
  keyOf: ([requirement = '']) => requirement.split(' ')[0] ?? '',
  headProblems: (number, [, level]) =>
    LEVELS.get(number) === level ? [] : [`is no requirement of level ${level}`],
  width: 5,
}

/** Rule | result | the fault that was tried | the test that saw it. */
export const RULE_CLAIMS: Claims = {
  row: /^\| R\d/,
  keys: Array.from({ length: 28 }, (_, at) => `R${at + 1}`),
  keyOf: ([rule = '']) => rule,
  headProblems: () => [],
  width: 4,
}
