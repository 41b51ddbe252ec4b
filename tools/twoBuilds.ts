// The product is the same to the byte, wherever it is built: the last commit is cloned into two folders, installed and
// built in each, and the hashes of all files are compared.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The hash of each file of a folder, by its path in it. */
export const hashesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  )

/** Files that are in one of two folders alone, or differ. */
export const differences = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).sort()

const build = (parent: string, name: string): ReadonlyMap<string, string> => {
  const clone = join(parent, name)
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('git', ['clone', '--quiet', process.cwd(), clone])
  run('npx', '--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline')
  run('node_modules/.bin/node', 'node_modules/vite/bin/vite.js', 'build', 'packages/app', '--mode', 'sandbox')
  return hashesIn(join(clone, 'packages/app/dist'))
}

if (import.meta.main) {
  const parent = mkdtempSync(join(tmpdir(), 'corrente-'))
  try {
    const first = build(parent, 'one')
    const differing = differences(first, build(parent, 'another-folder'))
    if (first.size === 0) throw new Error('The build wrote nothing.')
    console.log(`${first.size} files, of which ${differing.length} differ.`, ...differing)
    process.exitCode = differing.length === 0 ? 0 : 1
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}
