import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Clause, prefixOf } from './clauses.ts'

export const STATES = ['done', 'rule only', 'owed', 'not testable'] as const
/** `rule only`: the rule is tested in the domain, the screen that shows it does not exist yet. */
export type ClauseState = (typeof STATES)[number]

export interface Coverage {
  readonly clause: Clause
  readonly state: ClauseState
  /** Test files that name the clause in a title. */
  readonly tests: readonly string[]
}

const TEST_FILE = /\.(test|spec|stories)\.[cm]?tsx?$/
const ID = /\b[A-Z]{3,4}-\d{3}\b/g
const RANGE = /\b([A-Z]{3,4})-(\d{3})(?:\.\.|–)(\d{3})\b/g
/** A title: the first string of `test(…)`, `it(…)`, `describe(…)`, `step(…)`, or a row of `each`; a story's `name`. */
const TITLE =
  /(?:\b(?:test|it|describe|step)(?:\.[a-z]+)*\s*\(\s*|\)\s*\(\s*|\bname:\s*|^\s*\[\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm
/** A story's tags, which name its clauses. */
const TAGS = /\btags:\s*\[([^\]]*)\]/g
const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', '.git', '.cache'])

/** The clauses that the titles and tags of one test file name; `HOM-028..031` names each of the range. */
export const idsInTitles = (text: string): Set<string> => {
  const ids = new Set<string>()
  for (const [, tags = ''] of text.matchAll(TAGS)) for (const [id] of tags.matchAll(ID)) ids.add(id)
  for (const [, , title = ''] of text.matchAll(TITLE)) {
    for (const [id] of title.matchAll(ID)) ids.add(id)
    for (const [, prefix = '', from = '', to = ''] of title.matchAll(RANGE))
      for (let n = Number(from); n <= Number(to); n++) ids.add(`${prefix}-${String(n).padStart(3, '0')}`)
  }
  return ids
}

/** Test files of the repository with the clauses that they name. */
export const namedClauses = (root = '.'): Map<string, string[]> => {
  const byId = new Map<string, string[]>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (TEST_FILE.test(entry.name))
        for (const id of idsInTitles(readFileSync(join(root, path), 'utf8')))
          byId.set(id, [...(byId.get(id) ?? []), path])
    }
  }
  for (const folder of ['packages', 'e2e', 'tools']) visit(folder)
  return byId
}

const RULE_FLOOR = /^packages\/domain\//

/**
 * What the tests show of each clause. A clause that only `domain` names is *rule only*, unless `ruleSuffices` lists it:
 * such a clause is a rule and nothing else, no screen could add to it.
 */
export const coverage = (
  clauses: readonly Clause[],
  named: ReadonlyMap<string, readonly string[]>,
  ruleSuffices: ReadonlySet<string>,
): Coverage[] =>
  clauses.map((clause) => {
    const tests = named.get(clause.id) ?? []
    const isShown = tests.some((path) => !RULE_FLOOR.test(path)) || ruleSuffices.has(clause.id)
    const state: ClauseState =
      tests.length === 0
        ? clause.testable === false
          ? 'not testable'
          : 'owed'
        : isShown
          ? 'done'
          : 'rule only'
    return { clause, state, tests }
  })

/** Ids that a test names and that no clause has: a slip of the pen, reported. */
export const strayIds = (clauses: readonly Clause[], named: ReadonlyMap<string, unknown>): string[] => {
  const known = new Set(clauses.map(({ id }) => id))
  const prefixes = new Set(clauses.map(({ id }) => prefixOf(id)))
  return [...named.keys()].filter((id) => prefixes.has(prefixOf(id)) && !known.has(id)).sort()
}
