import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PACKED } from './sources.ts'

interface PackedManifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): PackedManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest // written by `stagePackages`

/** Names of files that are for this repository alone. */
export const OURS = /\.(test|stories)\.|(^|\/)(story[A-Z][^/]*|testing|bench|fixtures)(\/|\.)/
/** What only our own build understands. */
const OUR_WORDS = /virtual:corrente|workspace:|jsx-dev-runtime|import\.meta\.|\.css['"]/
const IMPORTED = /(?:\bfrom|\bimport) ?\(?['"]([\w@./-]+)['"]/g
const nameOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** The file that a relative import means: types name it by its source. */
const fileOf = (from: string, specifier: string): string =>
  join(dirname(from), from.endsWith('.d.ts') ? specifier.replace(/\.(tsx?|js)$/, '.d.ts') : specifier)

/**
 * What would not work for others in staged packages, a line for each fault.
 * @param folder - holds `ui`, `themes`, `domain`
 */
export function packageFaults(folder: string): readonly string[] {
  const faults: string[] = []
  for (const name of PACKED) {
    const own = join(folder, name)
    const { exports, dependencies, peerDependencies } = manifestIn(own)
    for (const [address, to] of Object.entries(exports))
      for (const file of typeof to === 'string' ? [] : [to.types, to.default])
        if (!existsSync(join(own, file))) faults.push(`${name} ${address}: ${file} is not there`)
    const reaches = (specifier: string): boolean => {
      const at = nameOf(specifier)
      const [, ours] = /^@corrente\/(.+)$/.exec(at) ?? []
      if (ours === undefined)
        return [at, `@types/${at}`].some((one) => one in dependencies || one in peerDependencies)
      return at in peerDependencies && specifier.replace(at, '.') in manifestIn(join(folder, ours)).exports
    }
    for (const path of globSync('**/*', { cwd: own })) {
      if (OURS.test(path)) faults.push(`${name} ${path}: is not for others`)
      if (!/^dist\/.*\.(js|d\.ts)$/.test(path)) continue
      const text = readFileSync(join(own, path), 'utf8')
      const [word] = OUR_WORDS.exec(text) ?? []
      if (word !== undefined) faults.push(`${name} ${path}: ${word}`)
      for (const [, specifier = ''] of text.matchAll(IMPORTED)) {
        const isThere = specifier.startsWith('.')
          ? existsSync(join(own, fileOf(path, specifier)))
          : reaches(specifier)
        if (!isThere) faults.push(`${name} ${path}: ${specifier} is not there`)
      }
    }
  }
  return faults
}
