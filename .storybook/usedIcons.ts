import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:showroom/icons'
const UI = join(import.meta.dirname, '../packages/ui/src')
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g

/** Icons of the library by name, with the components that use each; types and stories left out. */
function iconUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const entry of readdirSync(UI, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(stories|test)\./.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    for (const [, names = ''] of readFileSync(path, 'utf8').matchAll(IMPORT))
      for (const part of names.split(',')) {
        const name = part.trim().split(/\s+as\s+/)[0] ?? ''
        if (name === '' || name.startsWith('type ')) continue
        users.set(name, [...(users.get(name) ?? []), relative(UI, path)])
      }
  }
  return new Map([...users].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Vite plugin: `virtual:showroom/icons` exports `ICONS`, a list of `{ name, Icon, users }` for every icon of the library
 * that the product imports today. The gallery of icons is drawn from it, so that it never tells of one that is gone.
 */
export function usedIcons(): Plugin {
  return {
    name: 'corrente:showroom-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const icons = iconUsers()
      const rows = [...icons].map(
        ([name, users]) =>
          `{ name: ${JSON.stringify(name)}, Icon: ${name}, users: ${JSON.stringify(users)} }`,
      )
      return `import { ${[...icons.keys()].join(', ')} } from 'lucide-react'\nexport const ICONS = [${rows.join(',\n')}]\n`
    },
  }
}
