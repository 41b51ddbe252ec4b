import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

const PRODUCT = /^packages\/(domain|ui|app|themes)\/src\//
const NOT_PRODUCT = /(\.(test|stories)\.tsx?$|\/testing\/|\/bench\/|\/fixtures\/)/

/** As long as a text that a server, a header or a paste may hold; shorter ones first, where the worst patterns show soon. */
const LENGTHS = [1_000, 15_000, 60_000] as const
/** A pattern that walks a text once takes a few milliseconds of it; one that walks it from each of its places takes seconds. */
const MOST_MS = 100
/** Who takes less of the middle length stays below that of the longest, four times as long, even if it grows by the cube. */
const FEW_MS = MOST_MS / 4 ** 3

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
function longTexts(pattern: string, length: number): readonly string[] {
  const words = pattern.match(/[a-z]{3,}/gi) ?? []
  const repeated = [...new Set([...SIGNS, ...words])].map((unit) =>
    unit.repeat(Math.ceil(length / unit.length)),
  )
  // And behind what people type, which only a pattern of several parts gets past.
  const typed = [' ', '0'].map((unit) => `18-19${unit.repeat(length)}x`)
  return repeated
    .flatMap((text) => [`${text}\u0001`, `1${text}\u0001`, `-${text}x`, `;${text}\u0001`])
    .concat(typed)
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
  const few = new Set<number>()
  for (const length of LENGTHS)
    for (const [at, text] of longTexts(pattern.source, length).entries()) {
      if (few.has(at)) continue
      let ms = millisecondsOf(all, text)
      for (let again = 0; again < 2 && ms > MOST_MS; again += 1) ms = Math.min(ms, millisecondsOf(all, text))
      if (length === LENGTHS[1] && ms < FEW_MS) few.add(at)
      worst = Math.max(worst, ms)
      if (worst > MOST_MS) return worst
    }
  return worst
}

/** The texts of a source's own constants and of templates made of them, by name. */
type Texts = ReadonlyMap<string, string>

/** What an expression says that is text from constants alone; a part that only a run knows stands as a word. */
function textOf(node: Node | null | undefined, texts: Texts): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type === 'Identifier') return texts.get(String(node.name))
  // The one tag that patterns are written with is `String.raw`.
  const isRaw = node?.type === 'TaggedTemplateExpression'
  const template = isRaw ? (node.quasi as Node) : node
  if (template?.type !== 'TemplateLiteral') return undefined
  const parts = template.expressions as Node[]
  return (template.quasis as Node[])
    .map(({ value }, i) => {
      const { cooked, raw } = value as { readonly cooked: string; readonly raw: string }
      const part = parts[i]
      return `${isRaw ? raw : cooked}${part ? (textOf(part, texts) ?? 'abc') : ''}`
    })
    .join('')
}

const textsOf = ({ program }: Source): Texts => {
  const texts = new Map<string, string>()
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return
    const text = textOf(node.init as Node | null, texts)
    if (text !== undefined) texts.set(String((node.id as Node).name), text)
  })
  return texts
}

/** A literal, or `new RegExp` of constants. */
const patternOf = (node: Node, texts: Texts): RegExp | undefined => {
  if (node.type === 'Literal') {
    const regex = node.regex as { pattern: string; flags: string } | undefined | null
    return regex ? new RegExp(regex.pattern, regex.flags) : undefined
  }
  if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'RegExp') return undefined
  const [source, flags] = node.arguments as Node[]
  const pattern = textOf(source, texts)
  return pattern === undefined ? undefined : new RegExp(pattern, textOf(flags, texts) ?? '')
}

/** Patterns of the product that take far longer than their text is long: foreign text would stop the page. */
export function patternViolations(source: Source): Violation[] {
  if (!PRODUCT.test(source.path) || NOT_PRODUCT.test(source.path)) return []
  const found: Violation[] = []
  const texts = textsOf(source)
  walk(source.program, (node) => {
    const pattern = patternOf(node, texts)
    if (pattern && worstOf(pattern) > MOST_MS)
      found.push({
        path: source.path,
        line: lineOf(source, node),
        message: `${pattern} takes far longer than its text is long: cut the text first, or walk it once`,
      })
  })
  return found
}
