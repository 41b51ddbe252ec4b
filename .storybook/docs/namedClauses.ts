import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Clause } from '../../tools/requirements/clauses.ts'
import { byId, namedIn, wordsOf } from './pageWords.ts'

const MODULE = 'virtual:showroom/clauses'
const ROOT = join(import.meta.dirname, '../..')
const UI = join(ROOT, 'packages/ui/src')

interface NamingFile {
  /** From the repository's root: `packages/ui/src/widgets/home/Pies/Pies.stories.tsx`. */
  readonly path: string
  readonly text: string
}

/** The ids that the files of each folder name, sorted. */
export function idsByFolder(
  files: readonly NamingFile[],
  clauses: readonly Clause[],
): Readonly<Record<string, readonly string[]>> {
  const known = byId(clauses)
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  const named = [...folders].map(([folder, inside]) => {
    const ids = inside.flatMap(({ text }) => namedIn(text, known))
    return [folder, [...new Set(ids)].sort()] as const
  })
  return Object.fromEntries(named.filter(([, ids]) => ids.length > 0))
}

/** Components, stories and tests of `ui`. */
const componentFiles = (): readonly NamingFile[] =>
  readdirSync(UI, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

/**
 * Vite plugin: `virtual:showroom/clauses` exports `NAMED`, the ids that the files of a folder name, by that folder, and
 * `CLAUSES`, the words of each. The page of a component without words of its own ends with them.
 */
export function namedClauses(clauses: readonly Clause[]): Plugin {
  return {
    name: 'corrente:showroom-clauses',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const named = idsByFolder(componentFiles(), clauses)
      const known = byId(clauses)
      const words = [...new Set(Object.values(named).flat())].map((each) => [each, wordsOf(each, known)])
      return `export const NAMED = ${JSON.stringify(named)}\nexport const CLAUSES = ${JSON.stringify(Object.fromEntries(words))}\n`
    },
  }
}
