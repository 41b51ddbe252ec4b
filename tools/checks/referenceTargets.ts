import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readClauses } from '../requirements/clauses.ts'

/** What a reference can lead to in this repository. */
export interface Targets {
  /** Ids of the clauses in `docs/requirements`: `HOM-028`. */
  readonly clauses: ReadonlySet<string>
  /** Headings of `docs/rules.md`: `R12`. */
  readonly rules: ReadonlySet<string>
  /** Numbers of the pages in `docs/decisions`: `0007`. */
  readonly decisions: ReadonlySet<string>
  /** Headings of the pages in `docs/decisions/topics`, with the numbers of the lines of their page. */
  readonly topics: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether a file or folder is there; the path counts from the root. */
  readonly exists: (path: string) => boolean
  /** The anchors of a Markdown page, as GitHub makes them of its headings. */
  readonly anchors: (path: string) => ReadonlySet<string>
}

/** A page without its fenced code, line for line. */
export const withoutFences = (text: string): string =>
  text.replace(/^(```|~~~)[\s\S]*?^\1/gm, (fence) => fence.replace(/[^\n]/g, ' '))

const headingsOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) => heading)

/** The anchors of a page's headings: lower case, words joined by hyphens, a number behind a repeated one. */
export const anchorsOf = (text: string): Set<string> => {
  const anchors = new Set<string>()
  for (const heading of headingsOf(text)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  }
  return anchors
}

const numbersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number))

/** Everything that a reference can lead to, read from the repository. */
export const readTargets = (root = '.'): Targets => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const topics = 'docs/decisions/topics'
  return {
    clauses: new Set(readClauses(root).map(({ id }) => id)),
    rules: new Set(headingsOf(read('docs/rules.md')).filter((heading) => /^R\d+$/.test(heading))),
    decisions: new Set(
      readdirSync(join(root, 'docs/decisions')).flatMap((name) => /^(\d{4})-.+\.md$/.exec(name)?.[1] ?? []),
    ),
    topics: new Map(
      readdirSync(join(root, topics)).flatMap((name) => {
        const text = read(`${topics}/${name}`)
        return headingsOf(text).map((heading) => [heading, numbersOf(text)] as const)
      }),
    ),
    exists: (path) => existsSync(join(root, path)),
    anchors: (path) => anchorsOf(read(path)),
  }
}
