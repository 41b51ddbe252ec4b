import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Targets, withoutFences } from './referenceTargets.ts'
import { type Source, type Violation, walk } from './source.ts'

/** A page of words, or a file whose comments have no parser here: all of its text is read. */
export interface Page {
  readonly path: string
  readonly text: string
}

/** A part of a file and where it begins. Its line breaks, and the marks of a comment's lines, are blanks. */
interface Piece {
  readonly text: string
  readonly start: number
}

type Finding = readonly [at: number, message: string]
type Rule = (text: string, targets: Targets) => Finding[]

const blankMarks = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?/g, (mark) => ' '.repeat(mark.length))

const each = (text: string, pattern: RegExp, judge: (match: RegExpExecArray) => string | undefined) =>
  [...text.matchAll(pattern)].flatMap((match): Finding[] => {
    const message = judge(match)
    return message === undefined ? [] : [[match.index, message]]
  })

const clauses: Rule = (text, { clauses: known }) =>
  each(text, /\b([A-Z]{3,4})-(\d{3})(?:(?:\.\.|–)(\d{3}))?\b/g, ([whole, prefix, from, to = from]) =>
    known.has(`${prefix}-${from}`) && known.has(`${prefix}-${to}`) ? undefined : `no clause ${whole}`,
  )

const rules: Rule = (text, { rules: known }) =>
  each(text, /\bR\d{1,2}\b/g, ([rule]) => (known.has(rule) ? undefined : `no rule ${rule} in docs/rules.md`))

const numbered: Rule = (text, { decisions }) =>
  each(text, /\b[Dd]ecisions? (?:\[)?(\d+)/g, ([, number = '']) =>
    decisions.has(number) ? undefined : `no page docs/decisions/${number}-….md`,
  )

const topics: Rule = (text, { topics: known }) => [
  ...each(
    text,
    /\bdecisions:\s+([^();:]+?)(?:,\s+rules?\s+(\d+)(?:\s+(?:to|and)\s+(\d+))?)?\s*[);:]/g,
    (match) => {
      const [, words = '', ...numbers] = match
      const topic = words.replace(/\s+/g, ' ')
      const lines = known.get(topic)
      if (lines === undefined) return `no topic '${topic}' in docs/decisions/topics`
      const missing = numbers.find((number) => number !== undefined && !lines.has(number))
      return missing === undefined ? undefined : `no rule ${missing} under '${topic}'`
    },
  ),
  ...each(text, /\bdecisions(?:,\s+[A-Z]|\)(?!\))|\.md\b)/g, () => 'name the topic: (decisions: Saving)'),
]

const docs: Rule = (text, { exists, anchors }) =>
  each(text, /(?<![\w/.-])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g, ([, path = '', anchor]) => {
    if (!exists(path)) return `no file ${path}`
    return anchor === undefined || anchors(path).has(anchor) ? undefined : `no heading ${path}#${anchor}`
  })

const REFUSED: readonly RegExp[] = [
  /\b[Ii]ssues? #?\d+\b/g,
  /\blive-and-safety\b/g,
  /(?<![\w/.-])(?:design|spec|shared|prototypes)\/[\w*-]+/g,
  /(?<![\w/.-])(?:anchors|architecture|jobs-[\w*-]+|kit|live-and-safety|stack|ui)\.md\b/g,
  /(?<![\w/.-])contract\.md\b/g,
]

/** What stands outside of the repository: whoever has a clone alone cannot follow it. */
const outside: Rule = (text) =>
  REFUSED.flatMap((pattern) => each(text, pattern, ([whole]) => `'${whole}' is not in this repository`))

const RULES: readonly Rule[] = [clauses, rules, numbered, topics, docs, outside]

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const judge = (path: string, text: string, pieces: readonly Piece[], targets: Targets): Violation[] =>
  pieces.flatMap((piece) =>
    RULES.flatMap((rule) => rule(piece.text, targets)).map(([at, message]) => ({
      path,
      line: lineAt(text, piece.start + at),
      message,
    })),
  )

/** Comments, those of neighbouring lines as one. */
const commentsOf = ({ text, comments }: Source): Piece[] => {
  const pieces: Piece[] = []
  let end = -1
  for (const comment of comments) {
    const last = pieces.at(-1)
    const joins =
      last !== undefined && comment.type === 'Line' && text.slice(end, comment.start).trim() === ''
    const start = joins ? last.start : comment.start
    end = comment.end
    if (joins) pieces.pop()
    pieces.push({ start, text: blankMarks(text.slice(start, end)) })
  }
  return pieces
}

const TEST = /\.(test|spec|stories)\.tsx?$/
/** Titles of tests: texts that begin with what they show. */
const titlesOf = ({ path, program }: Source): Piece[] => {
  const pieces: Piece[] = []
  if (TEST.test(path))
    walk(program, ({ type, value, start }) => {
      if (type === 'Literal' && typeof value === 'string' && /^(?:[A-Z]{3,4}-\d{3}|R\d+) /.test(value))
        pieces.push({ start, text: value })
    })
  return pieces
}

/** References in a source's comments and in its tests' titles that lead nowhere. */
export const sourceReferences = (source: Source, targets: Targets): Violation[] =>
  judge(source.path, source.text, [...commentsOf(source), ...titlesOf(source)], targets)

const LINK = /\[(?:[^[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)/g

const linkViolations = ({ path, text }: Page, { exists, anchors }: Targets): Violation[] => {
  const plain = withoutFences(text).replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
  return each(plain, LINK, ([, href = '']) => {
    if (/^(?:[a-z]+:|\?)/.test(href)) return undefined
    const [file = '', anchor] = href.split('#')
    const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file))
    if (!exists(target)) return `the link ${href} leads nowhere`
    return anchor === undefined || anchors(target).has(anchor) ? undefined : `no heading ${href}`
  }).map(([at, message]) => ({ path, line: lineAt(text, at), message }))
}

const GUIDE = /^(?:README\.md|docs\/guide\/.*)$/
/** Files and folders that the guide names; a build's own are not there before it. */
const NAMED = /`((?:packages|tools|e2e|docs|\.storybook)\/[\w./-]+)`/g

const namedFiles = ({ path, text }: Page, { exists }: Targets): Violation[] =>
  !GUIDE.test(path)
    ? []
    : each(withoutFences(text), NAMED, ([, file = '']) =>
        exists(file) || file.includes('/dist') ? undefined : `no file ${file}`,
      ).map(([at, message]) => ({ path, line: lineAt(text, at), message }))

/** References and links of a page that lead nowhere. */
export const pageReferences = (page: Page, targets: Targets): Violation[] => {
  // What a link leads to is judged as a link.
  const words = page.text.replace(/\]\([^)\s]+\)/g, (link) => `]${' '.repeat(link.length - 1)}`)
  return [
    ...judge(page.path, page.text, [{ start: 0, text: blankMarks(words) }], targets),
    ...(/\.mdx?$/.test(page.path) ? linkViolations(page, targets) : []),
    ...namedFiles(page, targets),
  ]
}

const FOLDERS = ['packages', 'tools', 'e2e', '.storybook', '.ci', 'docs']
const READ = /(?:\.(?:mdx?|ya?ml|css|html)|^\.(?:gitattributes|gitignore|env.*))$/
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
  '.cache',
  '.sandbox',
  'pnpm-lock.yaml',
])

/** All pages of the repository, and the files whose comments have no parser here. */
export const wordPages = (root = '.'): Page[] => {
  const pages: Page[] = []
  const read = (folder: string, within: (name: string) => boolean) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory() && within(entry.name)) read(path, () => true)
      else if (entry.isFile() && READ.test(entry.name))
        pages.push({ path, text: readFileSync(join(root, path), 'utf8') })
    }
  }
  read('.', (name) => FOLDERS.includes(name))
  return pages
}
