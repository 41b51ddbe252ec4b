import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One numbered clause of the specification: a line of a page of `docs/requirements`. */
export interface Clause {
  /** `HOM-028`: the area's three or four letters and a number. */
  readonly id: string
  readonly text: string
  /** What the clause leaves open, or empty. */
  readonly gap: string
  /** The adopted resolution of the gap, or empty. */
  readonly proposal: string
  /** False where no test can show it (a purpose, a cross reference). */
  readonly testable: boolean
}

/** The clauses of an area. */
export interface ClausePage {
  /** `HOM` of `HOM-028`. */
  readonly prefix: string
  readonly title: string
  readonly clauses: readonly Clause[]
}

const FOLDER = 'docs/requirements'
const HEADING = /^# ([A-Z]{3,4}): (.+)$/
const LINE =
  /^- \*\*(?<id>[A-Z]{3,4}-\d{3})\*\* (?<text>.+?)(?: \*Open:\* (?<gap>.+?))?(?: \*Adopted:\* (?<proposal>.+?))? <sub>\w+ · [^·]+(?<untestable> · cannot be shown by a test)?<\/sub>$/

const clauseOf = (line: string): Clause | undefined => {
  const { id, text, gap = '', proposal = '', untestable } = LINE.exec(line)?.groups ?? {}
  return id && text ? { id, text, gap, proposal, testable: untestable === undefined } : undefined
}

/** The clauses of one page. @throws on a line that is none */
export const readPage = (page: string): ClausePage => {
  const [heading = '', , ...lines] = page.trimEnd().split('\n')
  const [, prefix, title] = HEADING.exec(heading) ?? []
  if (!prefix || !title) throw new Error(`no heading of clauses: ${heading}`)
  const clauses = lines.map((line) => {
    const clause = clauseOf(line)
    if (!clause?.id.startsWith(`${prefix}-`)) throw new Error(`no clause of ${prefix}: ${line}`)
    return clause
  })
  return { prefix, title, clauses }
}

export const readPages = (root = '.'): ClausePage[] =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readPage(readFileSync(join(root, FOLDER, file), 'utf8')))

/** All clauses. */
export const readClauses = (root = '.'): Clause[] => readPages(root).flatMap(({ clauses }) => clauses)

/** `HOM` of `HOM-028`. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))
