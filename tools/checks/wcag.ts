import { existsSync, readFileSync } from 'node:fs'
import { parseSource, walk } from './source.ts'

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
const RESULTS = ['holds', 'in part', 'not shown', 'does not apply']

const TESTED = /\.(?:test|spec|stories)\.tsx?$/
/** What is at a path: undefined where nothing is, else the names that a table can give of it. */
type Look = (path: string) => ReadonlySet<string> | undefined

/** Titles of tests and their steps, and names of stories. */
const namesOf = (path: string): Set<string> => {
  const names = new Set<string>()
  if (!TESTED.test(path)) return names
  const { program, text } = parseSource(path, readFileSync(path, 'utf8'))
  walk(program, (node, parents) => {
    const parent = parents.at(-1)
    const isTitle =
      parent?.type === 'CallExpression' &&
      /^(?:test|describe|step)\b/.test(text.slice(parent.start, node.start))
    if (node.type === 'Literal' && isTitle) names.add(String(node.value))
    const isStory = parents.at(-3)?.type === 'ExportNamedDeclaration' && parent?.type === 'VariableDeclarator'
    if (node.type === 'Identifier' && isStory) names.add(String(node.name))
  })
  return names
}

/** Looks in this repository, at each file once; paths count from the root. */
export const repositoryLook = (): Look => {
  const seen = new Map<string, ReturnType<Look>>()
  return (path) => {
    if (!seen.has(path)) seen.set(path, existsSync(path) ? namesOf(path) : undefined)
    return seen.get(path)
  }
}

const PLACE = /`((?:packages|e2e|tools|docs|\.storybook)\/[^`]*)`((?:,? "[^"]*")*)/g

/** What a text names that is not there. */
const lostPlaces = (text: string, lookAt: Look): string[] =>
  [...text.matchAll(PLACE)].flatMap(([, path = '', titles = '']) => {
    const names = lookAt(path)
    if (names === undefined) return [`no file ${path}`]
    return [...titles.matchAll(/"([^"]*)"/g)].flatMap(([, title = '']) =>
      names.has(title) ? [] : [`no "${title}" in ${path}`],
    )
  })

/** What is wrong with a row's last cell, and what it owes to the row's result. */
const evidenceProblems = (result: string, evidence: string, lookAt: Look): string[] => {
  const places = [...evidence.matchAll(PLACE)].map(([, path = '']) => path)
  const problems = lostPlaces(evidence, lookAt)
  if (evidence.replace(PLACE, '').includes('"')) problems.push('has a title without its file')
  const isClaimed = result === 'holds' || result === 'in part'
  if (isClaimed && places.length === 0) problems.push('names no place')
  if (isClaimed && !places.some((path) => TESTED.test(path)) && !/by reading/i.test(evidence))
    problems.push('names neither a test nor says that it was read')
  return problems
}

/** A row: clause of EN 301 549 | number and name | level | result | what was done | evidence. */
const rowProblems = (cells: readonly string[], lookAt: Look): string[] => {
  const [clause = '', criterion = '', level, result = '', done, evidence = '', ...more] = cells
  const number = criterion.split(' ')[0] ?? ''
  const problems = evidenceProblems(result, evidence, lookAt)
  if (more.length > 0) problems.push('has more than six cells')
  if (CRITERIA.get(number) !== level) problems.push(`is no criterion of level ${level}`)
  if (clause !== (WITHOUT_CLAUSE.has(number) ? '–' : `9.${number}`)) problems.push(`is not clause ${clause}`)
  if (!RESULTS.includes(result)) problems.push(`'${result}' is no result`)
  if (!done || !evidence) problems.push('says nothing of what was done, or of how that is known')
  return problems.map((problem) => `${number}: ${problem}`)
}

/** What is wrong with the table of criteria in a page: each stands once, and names what is there. */
export const tableProblems = (page: string, lookAt: Look): string[] => {
  const lines = page.split('\n')
  const isRow = (line: string) => /^\| (?:9\.|–)/.test(line)
  const rows = lines.filter(isRow).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  )
  const numbers = rows.map(([, criterion = '']) => criterion.split(' ')[0])
  const counts = [...CRITERIA.keys()].flatMap((number) => {
    const count = numbers.filter((each) => each === number).length
    return count === 1 ? [] : [`${number}: stands ${count} times`]
  })
  const words = lines.filter((line) => !isRow(line)).join('\n')
  return [...counts, ...lostPlaces(words, lookAt), ...rows.flatMap((cells) => rowProblems(cells, lookAt))]
}
