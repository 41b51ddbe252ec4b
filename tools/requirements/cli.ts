// pnpm requirements            counts per area
// pnpm requirements HOM LIV    each clause of the areas, with its tests
// pnpm requirements --check    fails when a test names an unknown clause, or an owed clause is promised
import { readFileSync } from 'node:fs'
import { prefixOf, readPages } from './clauses.ts'
import { type Coverage, coverage, namedClauses, STATES, strayIds } from './coverage.ts'

const args = process.argv.slice(2)
const flags = new Set(args.filter((arg) => arg.startsWith('--')))
const areas = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.toUpperCase())

const pages = readPages()
const clauses = pages.flatMap((page) => page.clauses)
const named = namedClauses()
const settings = JSON.parse(readFileSync('docs/requirements/coverage.json', 'utf8')) as {
  ruleSuffices: string[]
  promised: string[]
  /** Clauses of a shared area that a later area's screens show, with that area. */
  owed: Record<string, string>
}
const all = coverage(clauses, named, new Set(settings.ruleSuffices))

const count = (rows: readonly Coverage[], state: string) => rows.filter((row) => row.state === state).length
const counts = () => {
  console.log(`${''.padEnd(36)}${STATES.map((state) => state.padStart(13)).join('')}`)
  for (const { prefix, title } of pages) {
    const rows = all.filter(({ clause }) => prefixOf(clause.id) === prefix)
    console.log(
      `${prefix.padEnd(6)}${title}`.padEnd(36) +
        STATES.map((state) => String(count(rows, state) || '·').padStart(13)).join(''),
    )
  }
  console.log(
    `${'total'.padEnd(36)}${STATES.map((state) => String(count(all, state)).padStart(13)).join('')}`,
  )
}

if (areas.length > 0) {
  for (const { clause, state, tests } of all.filter(({ clause }) => areas.includes(prefixOf(clause.id)))) {
    const by = settings.owed[clause.id]
    const said = by !== undefined && state !== 'done' ? `by ${by}` : state
    console.log(`${clause.id}  ${said.padEnd(18)}  ${clause.text}`)
    for (const test of tests) console.log(`${''.padEnd(24)}${test}`)
  }
} else if (!flags.has('--check')) counts()

if (flags.has('--check')) {
  const problems: string[] = []
  for (const id of strayIds(clauses, named)) problems.push(`a test names ${id}, which is no clause`)
  for (const prefix of settings.promised)
    for (const { clause, state } of all)
      if (
        prefixOf(clause.id) === prefix &&
        state !== 'done' &&
        state !== 'not testable' &&
        !(clause.id in settings.owed)
      )
        problems.push(`${clause.id} is promised and is ${state}`)
  for (const { clause, state } of all)
    if (clause.id in settings.owed && state === 'done')
      problems.push(`${clause.id} is done: take it from the owed ones`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
