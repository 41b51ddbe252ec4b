import { matchesGlob, posix } from 'node:path'
import { importsOf, placeOf } from '../checks/arrows.ts'
import { type Node, type Source, walk } from '../checks/source.ts'

/** Who imports a file, over any number of files, the files themselves included; a file that `isEnd` holds for is not gone past. */
export const importersOf = (
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  files: readonly string[],
  isEnd: (path: string) => boolean = () => false,
): Set<string> => {
  const importers = new Map<string, string[]>()
  for (const [from, all] of graph)
    for (const to of all) {
      const known = importers.get(to)
      if (known) known.push(from)
      else importers.set(to, [from])
    }
  const seen = new Set(files)
  for (const file of seen) if (!isEnd(file)) for (const next of importers.get(file) ?? []) seen.add(next)
  return seen
}

/** The patterns of `import.meta.glob`, from the repository's root. */
const globsOf = (source: Source): string[] => {
  if (!source.text.includes('import.meta.glob')) return []
  const found: string[] = []
  walk(source.program, (node) => {
    const callee = node.callee as Node | undefined
    if (node.type !== 'CallExpression' || !callee) return
    if (source.text.slice(callee.start, callee.end) !== 'import.meta.glob') return
    const [first] = node.arguments as Node[]
    const patterns = first?.type === 'ArrayExpression' ? (first.elements as Node[]) : first ? [first] : []
    for (const { value } of patterns)
      if (typeof value === 'string') found.push(posix.join(posix.dirname(source.path), value))
  })
  return found
}

/** Imports of types are gone before a test runs. */
const isOfTypes = ({ type, importKind, exportKind }: Node): boolean =>
  importKind === 'type' || exportKind === 'type' || type === 'TSImportType'

/**
 * The files whose modules lead to a changed one, tests and stories among them, as Vitest's `--changed` finds them: by
 * imports of any kind and by globs. Vitest asks Vite for each module first, which took 30 s of two cores to find none.
 */
export const relatedTo = (sources: readonly Source[], files: readonly string[]): Set<string> => {
  const graph = new Map(
    sources.map((source) => {
      const imported = importsOf(source)
        .filter(({ node }) => !isOfTypes(node))
        .flatMap(({ specifier }) => placeOf(source.path, specifier) ?? [])
      const patterns = globsOf(source)
      const matched = files.filter((file) => patterns.some((pattern) => matchesGlob(file, pattern)))
      return [source.path, new Set([...imported, ...matched])] as const
    }),
  )
  return importersOf(graph, files)
}
