import { existsSync, readFileSync } from 'node:fs'
import { type Node, parseSource, walk } from './source.ts'

const RESULTS = ['holds', 'in part', 'not shown', 'does not apply']

const TESTED = /\.(?:test|spec|stories)\.tsx?$/
/** What is at a path: undefined where nothing is, else the names that a table can give of it. */
export type Look = (path: string) => ReadonlySet<string> | undefined

/** A title as it is written, with a dot for each part that changes. */
const titleOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node.quasis as readonly { readonly value: { readonly cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join('…')
}

/** Titles of tests and their steps, and names of stories. */
const namesOf = (path: string): Set<string> => {
  const names = new Set<string>()
  if (!TESTED.test(path)) return names
  const { program, text } = parseSource(path, readFileSync(path, 'utf8'))
  walk(program, (node, parents) => {
    const parent = parents.at(-1)
    const title = titleOf(node)
    const isTitle =
      parent?.type === 'CallExpression' &&
      /^(?:test|describe|step)\b/.test(text.slice(parent.start, node.start))
    if (title !== undefined && isTitle) names.add(title)
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

/** A table that claims: each row has a key, and ends with its result, what was done, and how that is known. */
export interface Claims {
  /** How a row begins. */
  readonly row: RegExp
  /** The keys, each of which has one row. */
  readonly keys: readonly string[]
  readonly keyOf: (cells: readonly string[]) => string
  /** What is wrong with the cells before the last three. */
  readonly headProblems: (key: string, head: readonly string[]) => string[]
  /** Of a whole row. */
  readonly width: number
}

/** What is wrong with a page's table of claims: each key stands once, and what the page names is there. */
export const claimProblems = (page: string, claims: Claims, lookAt: Look): string[] => {
  const { row, keys, keyOf, headProblems, width } = claims
  const lines = page.split('\n')
  const rows = lines
    .filter((line) => row.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
  const found = rows.map(keyOf)
  const counts = keys.flatMap((key) => {
    const count = found.filter((each) => each === key).length
    return count === 1 ? [] : [`${key}: stands ${count} times`]
  })
  const words = lines.filter((line) => !row.test(line)).join('\n')
  const problems = rows.flatMap((cells) => {
    const key = keyOf(cells)
    const [result = '', done, evidence = ''] = cells.slice(width - 3)
    const all = [...evidenceProblems(result, evidence, lookAt), ...headProblems(key, cells)]
    if (cells.length > width) all.push(`has more than ${width} cells`)
    if (!RESULTS.includes(result)) all.push(`'${result}' is no result`)
    if (!done || !evidence) all.push('says nothing of what was done, or of how that is known')
    return all.map((problem) => `${key}: ${problem}`)
  })
  return [...counts, ...lostPlaces(words, lookAt), ...problems]
}
