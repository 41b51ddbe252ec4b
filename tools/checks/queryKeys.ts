import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

const RESOURCE = /^packages\/app\/src\/resources\//
/** Where queries stand, or what makes them. */
const HOME = /^packages\/app\/src\/(resources|kit)\//
const APP = /^packages\/app\/src\/(?!gateways\/)/

/** What makes queries; a maker's key is the beginning of theirs. */
const MAKERS: ReadonlySet<unknown> = new Set(['queryAtom', 'pagedList', 'oneRecord'])
const isQuery = (node: Node): boolean =>
  node.type === 'CallExpression' && MAKERS.has((node.callee as Node).name)

const arrayOf = (node: unknown): readonly Node[] | undefined => {
  const value = node as Node | null
  if (value?.type === 'TSAsExpression') return arrayOf(value.expression)
  return value?.type === 'ArrayExpression' ? (value.elements as Node[]) : undefined
}

/** The constants of a file that are lists, by their names: `STATIONS_KEY`. */
function constantsOf(source: Source): Map<string, readonly Node[]> {
  const found = new Map<string, readonly Node[]>()
  walk(source.program, (node) => {
    const elements = node.type === 'VariableDeclarator' ? arrayOf(node.init) : undefined
    if (elements) found.set(String((node.id as Node).name), elements)
  })
  return found
}

/** How a key begins, up to the first part that is no text of its own: `stations/page`. */
function headOf(elements: readonly Node[], constants: ReadonlyMap<string, readonly Node[]>): string[] {
  const head: string[] = []
  for (const element of elements) {
    if (element.type === 'SpreadElement') {
      const name = String((element.argument as Node).name)
      head.push(...(constants.has(name) ? headOf(constants.get(name) ?? [], constants) : [name]))
    } else if (element.type === 'Literal') head.push(String(element.value))
    else break
  }
  return head
}

/**
 * Queries that stand elsewhere than in a resource, and two that share the beginning of their key: under one key the cache
 * holds one answer, so that two functions behind it would each show the other one's.
 */
export function queryKeyViolations(sources: readonly Source[]): Violation[] {
  const own = sources.filter(({ path }) => APP.test(path) && !/\.test\.tsx?$/.test(path))
  const constants = new Map(own.filter(({ path }) => RESOURCE.test(path)).flatMap((s) => [...constantsOf(s)]))
  const taken = new Map<string, string>()
  return own.flatMap((source) => {
    const found: Violation[] = []
    walk(source.program, (call) => {
      if (!isQuery(call)) return
      const at = { path: source.path, line: lineOf(source, call) }
      if (!HOME.test(source.path)) found.push({ ...at, message: 'a query stands in app/src/resources' })
      const heads = new Set<string>()
      walk(call, (node) => {
        const elements =
          node.type === 'Property' && (node.key as Node).name === 'key' ? arrayOf(node.value) : undefined
        if (elements) heads.add(headOf(elements, constants).join('/'))
      })
      for (const head of heads) {
        const first = taken.get(head)
        if (first !== undefined) found.push({ ...at, message: `the key ${head} is ${first}'s` })
        taken.set(head, `${source.path}:${at.line}`)
      }
    })
    return found
  })
}
