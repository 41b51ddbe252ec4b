import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

const PRODUCT = /^packages\/(domain|ui|app)\/src\//
const NOT_PRODUCT = /(\.(test|stories)\.tsx?$|\/testing\/|\/bench\/|\/fixtures\/)/

/** As long as a text that a server, a header or a paste may hold. */
const LONG = 60_000
/** A pattern that walks a text once takes a few milliseconds of it; one that walks it from each of its places takes seconds. */
const MOST_MS = 100

/** What repeats hurt most: signs that classes and blanks stand for, besides the pattern's own words. */
const SIGNS = [
  'a',
  '0',
  ' ',
  '\n',
  '-',
  '_',
  '.',
  ',',
  '/',
  '\\',
  ':',
  ';',
  '"',
  '=',
  '{',
  '<',
  '+',
  '\u0301',
]

/** Long texts that a pattern may take too long for: a sign or a word of its own, over and over, and then no match. */
function longTexts(pattern: string): readonly string[] {
  const words = pattern.match(/[a-z]{3,}/gi) ?? []
  const repeated = [...new Set([...SIGNS, ...words])].map((unit) =>
    unit.repeat(Math.ceil(LONG / unit.length)),
  )
  return repeated.flatMap((text) => [`${text}\u0001`, `1${text}\u0001`, `-${text}x`, `;${text}\u0001`])
}

/** Of this thread's own work: how busy the machine is does not count. */
const millisecondsOf = (pattern: RegExp, text: string): number => {
  const from = process.threadCpuUsage()
  pattern.lastIndex = 0
  text.replace(pattern, '')
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1000
}

/** The worst time of a pattern over long texts, in milliseconds of work; a slow one is measured again. */
export function worstOf(pattern: RegExp): number {
  const all = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '').concat('g'))
  let worst = 0
  for (const text of longTexts(pattern.source)) {
    let ms = millisecondsOf(all, text)
    for (let again = 0; again < 2 && ms > MOST_MS; again += 1) ms = Math.min(ms, millisecondsOf(all, text))
    worst = Math.max(worst, ms)
    if (worst > MOST_MS) break
  }
  return worst
}

const patternOf = (node: Node): RegExp | undefined => {
  const regex =
    node.type === 'Literal'
      ? (node.regex as { pattern: string; flags: string } | undefined | null)
      : undefined
  return regex ? new RegExp(regex.pattern, regex.flags) : undefined
}

/** Patterns of the product that take far longer than their text is long: foreign text would stop the page. */
export function patternViolations(source: Source): Violation[] {
  if (!PRODUCT.test(source.path) || NOT_PRODUCT.test(source.path)) return []
  const found: Violation[] = []
  walk(source.program, (node) => {
    const pattern = patternOf(node)
    if (pattern && worstOf(pattern) > MOST_MS)
      found.push({
        path: source.path,
        line: lineOf(source, node),
        message: `${pattern} takes far longer than its text is long: cut the text first, or walk it once`,
      })
  })
  return found
}
