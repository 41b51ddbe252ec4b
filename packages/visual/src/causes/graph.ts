import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const statsSchema = z.object({
  modules: z.array(
    z.object({ name: z.string(), reasons: z.optional(z.array(z.object({ moduleName: z.string() }))) }),
  ),
})

const plain = (name: string): string => name.replace(/^\.\//, '')

/** By file, those that it imports; paths from the folder in which Storybook was built. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What imports what, as `storybook build --stats-json` leaves it in a build; undefined where it did not. */
export function readImports(build: string): Imports | undefined {
  const path = join(build, 'preview-stats.json')
  if (!existsSync(path)) return undefined
  const imports = new Map<string, string[]>()
  for (const { name, reasons = [] } of statsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).modules)
    for (const { moduleName } of reasons) {
      const known = imports.get(plain(moduleName))
      if (known) known.push(plain(name))
      else imports.set(plain(moduleName), [plain(name)])
    }
  return imports
}

/** The file itself and all that its imports lead to. */
export function reachOf(imports: Imports, file: string): ReadonlySet<string> {
  const reached = new Set([plain(file)])
  // A set's walk comes by what is added on the way.
  for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next)
  return reached
}
