import { type Node, type Source, type Violation, walk } from './source.ts'

/**
 * The most lines of a function, of a view (its own body has JSX) and of a file; what is data counts as one line.
 * `own` leaves out the functions written inside, each of which is measured by itself: one that mostly holds others
 * (`createLink`) is a class in another spelling, and counting its methods twice says nothing. `whole` has them, and
 * is half a file. A view is read whole, so it is held to the guide's 120; of its own it may have more than other
 * functions, because an element takes a line for each of its props.
 */
export const MOST_LINES = {
  function: { own: 60, whole: 150 },
  view: { own: 90, whole: 120 },
  file: 300,
} as const

/** A function or a file that is over its size. */
export interface Oversize {
  /** `packages/domain/src/x.ts`, or `packages/domain/src/x.ts createEngine`. */
  readonly key: string
  /** Lines by the measure that it is furthest over. */
  readonly lines: number
  readonly most: number
  /** What was counted, to follow "has 61 lines". */
  readonly measure: string
  /** Where it begins, from 1. */
  readonly line: number
}

/** A shorter function inside another is a callback: it belongs to the work around it. */
const INNER_LINES = 4
/** Shorter literals are arguments and options: they belong to the work of a function. */
const DATA_LINES = 10
const LITERALS = new Set(['ObjectExpression', 'ArrayExpression', 'TemplateLiteral'])
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const GROUPS = new Set(['describe', 'suite'])

interface Span extends Pick<Node, 'start' | 'end'> {
  /** First and last line, from 1. */
  readonly from: number
  readonly to: number
}

const spansOf = (text: string): ((node: Node) => Span) => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  const lineAt = (offset: number): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
  return ({ start, end }) => ({ start, end, from: lineAt(start), to: lineAt(end) })
}

const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end

/** Those that stand in none of the others. */
const outermost = <S extends Span>(spans: readonly S[]): S[] =>
  spans.filter((one) => !spans.some((other) => other !== one && isWithin(one, other)))

const lengthOf = ({ from, to }: Pick<Span, 'from' | 'to'>): number => to - from + 1

const nameOf = (node: Node | null | undefined): string | undefined =>
  typeof node?.name === 'string' ? node.name : typeof node?.value === 'string' ? node.value : undefined

/** The names of what a call calls: `describe`, `each` and `test` of `test.describe.each(rows)('…', …)`. */
const calledNames = (call: Node): (string | undefined)[] => {
  const names: (string | undefined)[] = []
  let callee = call.callee as Node
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression') {
    if (callee.type === 'MemberExpression') names.push(nameOf(callee.property as Node))
    callee = (callee.type === 'CallExpression' ? callee.callee : callee.object) as Node
  }
  return [...names, nameOf(callee)]
}

/** What a function is known by: its own name, the name of what it is given to, or the test's title. */
const knownBy = (node: Node, parents: readonly Node[]): string => {
  const own = nameOf(node.id as Node | null)
  if (own !== undefined) return own
  const near = parents.findLast(({ type }) =>
    ['VariableDeclarator', 'Property', 'MethodDefinition', 'PropertyDefinition', 'CallExpression'].includes(
      type,
    ),
  )
  if (near?.type !== 'CallExpression') return nameOf((near?.id ?? near?.key) as Node | undefined) ?? 'default'
  const holder = nameOf(parents.findLast(({ type }) => type === 'VariableDeclarator')?.id as Node | undefined)
  const title = (near.arguments as Node[]).map(nameOf).find((name) => name !== undefined)
  return holder ?? `${calledNames(near).at(-1) ?? 'callback'}${title === undefined ? '' : ` ${title}`}`
}

interface Piece extends Span {
  readonly name: string
  /** It makes elements itself, not only in a function inside it. */
  readonly isView: boolean
  /** It holds tests: each of them is measured, the group is not. */
  readonly isGroup: boolean
}

/** The functions of a source, and its long literals without a function or an element: its data. */
const piecesOf = (source: Source): { functions: Piece[]; data: Span[] } => {
  const spanOf = spansOf(source.text)
  const functions: Omit<Piece, 'isView'>[] = []
  const views = new Set<number | undefined>()
  const literals: Span[] = []
  const working: Span[] = []
  walk(source.program, (node, parents) => {
    const span = spanOf(node)
    if (LITERALS.has(node.type) && lengthOf(span) >= DATA_LINES) literals.push(span)
    if (FUNCTIONS.has(node.type) || node.type.startsWith('JSX')) working.push(span)
    if (node.type.startsWith('JSX')) views.add(parents.findLast(({ type }) => FUNCTIONS.has(type))?.start)
    if (!FUNCTIONS.has(node.type)) return
    const parent = parents.at(-1)
    const called = parent?.type === 'CallExpression' ? calledNames(parent) : []
    const isGroup = called.some((name) => GROUPS.has(name ?? ''))
    functions.push({ ...span, name: knownBy(node, parents), isGroup })
  })
  const data = literals.filter((literal) => !working.some((piece) => isWithin(piece, literal)))
  return {
    functions: functions.map((piece) => ({ ...piece, isView: views.has(piece.start) })),
    data: outermost(data),
  }
}

/** Lines of a span, each literal of data in it as one. */
const linesOf = (span: Span, data: readonly Span[]): number =>
  data
    .filter((literal) => isWithin(literal, span))
    .reduce((lines, literal) => lines - lengthOf(literal) + 1, lengthOf(span))

/** The lines of a function without those of the functions inside it, each of which stays as one. */
const ownLinesOf = (piece: Piece, { functions, data }: { functions: Piece[]; data: Span[] }): number =>
  outermost(
    functions.filter(
      (inner) => inner !== piece && isWithin(inner, piece) && linesOf(inner, data) >= INNER_LINES,
    ),
  ).reduce((lines, inner) => lines - linesOf(inner, data) + 1, linesOf(piece, data))

const measuresOf = (source: Source): Oversize[] => {
  const pieces = piecesOf(source)
  const all = spansOf(source.text)({ type: 'Program', start: 0, end: source.text.trimEnd().length })
  const file = {
    key: source.path,
    line: 1,
    lines: linesOf(all, pieces.data),
    most: MOST_LINES.file,
    measure: '',
  }
  const functions = pieces.functions.filter(({ isGroup }) => !isGroup)
  return [
    file,
    ...functions.flatMap((piece) => {
      const { own, whole } = MOST_LINES[piece.isView ? 'view' : 'function']
      const named = { key: `${source.path} ${piece.name}`, line: piece.from }
      return [
        { ...named, lines: ownLinesOf(piece, pieces), most: own, measure: ' of its own' },
        { ...named, lines: linesOf(piece, pieces.data), most: whole, measure: ' with those inside it' },
      ]
    }),
  ]
}

const excessOf = (one: Oversize | undefined): number => (one ? one.lines - one.most : 0)

/** Every function and file over its size, by what it is furthest over; of functions of one name in a file the worst. */
export const oversizes = (sources: readonly Source[]): Oversize[] => {
  const found = new Map<string, Oversize>()
  for (const one of sources.flatMap(measuresOf))
    if (excessOf(one) > excessOf(found.get(one.key))) found.set(one.key, one)
  return [...found.values()]
}

/** Every function and file that is over its size: it is split by concept, there are no exceptions. */
export const sizeViolations = (sources: readonly Source[]): Violation[] =>
  oversizes(sources).map(({ key, line, lines, most, measure }) => {
    const [path = '', name] = key.split(/ (.*)/)
    const message = `${name ?? 'the file'} has ${lines} lines${measure}, at most ${most}: split it by concept`
    return { path, line, message }
  })
