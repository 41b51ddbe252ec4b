import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages that are packed for others, each after those that it stands on. */
export const PACKED = ['domain', 'themes', 'ui'] as const
export type Packed = (typeof PACKED)[number]

export const sourceOf = (name: Packed): string => join('packages', name)

/** What of a `package.json` of ours is read here. */
export interface SourceManifest {
  readonly version: string
  readonly license: string
  readonly sideEffects: readonly string[]
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

export const sourceManifest = (name: Packed): SourceManifest =>
  JSON.parse(readFileSync(join(sourceOf(name), 'package.json'), 'utf8')) as SourceManifest // our own file

/**
 * What others may import of a package: the files that its `tsconfig.build.json` names, by their address in `exports`
 * (`.`, `./stations`, `./widgets/stations`).
 */
export function entriesOf(name: Packed): ReadonlyMap<string, string> {
  const { include, exclude } = JSON.parse(
    readFileSync(join(sourceOf(name), 'tsconfig.build.json'), 'utf8'),
  ) as Record<'include' | 'exclude', string[]> // our own file
  const files = globSync(include, { cwd: sourceOf(name) }).filter(
    (file) => !exclude.some((folder) => file.startsWith(`${folder}/`)),
  )
  return new Map(files.sort().map((file) => [file.replace(/^src/, '.').replace(/\/index\.ts$/, ''), file]))
}
