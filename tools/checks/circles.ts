import { importsOf, placeOf, roomNameOf } from './arrows.ts'
import { TEST_FILE } from './rooms.ts'
import type { Source } from './source.ts'

/** Who names whom: a file, a room or a package, and all that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** What stands for a file in a graph; undefined: the file is no part of it. */
type NameOf = (path: string) => string | undefined

/** `packages/app/src/x.ts` is `packages/app`; `e2e`, `tools` and `.storybook` stand for themselves. */
const packageOf: NameOf = (path) => /^(?:packages\/[^/]+|[^/]+)/.exec(path)?.[0]

const fileOf: NameOf = (path) => path

/**
 * The imports of the product as a graph; type imports and lazy ones count, tests do not: they may look at everything.
 * An import of the file's own name is no edge.
 */
export function graphOf(sources: readonly Source[], nameOf: NameOf): Graph {
  const graph = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = nameOf(source.path)
    if (from === undefined || TEST_FILE.test(source.path)) continue
    const known = graph.get(from) ?? new Set()
    graph.set(from, known)
    for (const { specifier } of importsOf(source)) {
      const place = placeOf(source.path, specifier)
      const to = place === undefined ? undefined : nameOf(place)
      if (to !== undefined && to !== from) known.add(to)
    }
  }
  return graph
}

/** The shortest way from a name back to itself; undefined: there is none. */
function wayBack(graph: Graph, start: string): readonly string[] | undefined {
  const ways: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift())
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  return undefined
}

/** The circles of a graph, each by a shortest path, `a → b → a`; a name stands in one of them at most. */
export function circlesOf(graph: Graph): readonly string[] {
  const told = new Set<string>()
  return [...graph.keys()].sort().flatMap((name) => {
    const way = told.has(name) ? undefined : wayBack(graph, name)
    for (const each of way ?? []) told.add(each)
    return way ? [way.join(' → ')] : []
  })
}

/** All circles of the repository: by package, by room, and file by file. */
export const circles = (sources: readonly Source[]): readonly string[] =>
  [packageOf, roomNameOf, fileOf].flatMap((nameOf) => circlesOf(graphOf(sources, nameOf)))
