// Builds the product with the sandbox's values, unless the last build already has these sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './steps.ts'

const SOURCES = [
  'packages/domain/src',
  'packages/themes',
  'packages/ui/src',
  'packages/app',
  'pnpm-lock.yaml',
]
const SKIPPED = new Set(['node_modules', 'dist', '.cache'])
const STAMP = '.cache/build-stamp'
export const DIST = 'packages/app/dist'

const digest = (): string => {
  const hash = createHash('sha256')
  const add = (path: string) => hash.update(path).update(readFileSync(path))
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (SKIPPED.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) add(path)
    }
  }
  for (const source of SOURCES) {
    if (source.includes('.yaml')) add(source)
    else walk(source)
  }
  return hash.digest('hex')
}

/** Builds when needed (or always with `force`); returns the exit status. */
export const buildSandboxApp = async (force = false): Promise<number> => {
  const stamp = digest()
  const isFresh =
    existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
  if (isFresh && !force) return 0
  const { status } = await runStep({
    name: 'building the product with the sandbox’s values',
    command: ['vite', 'build', 'packages/app', '--mode', 'sandbox'],
  })
  if (status === 0) {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(STAMP, stamp)
  }
  return status
}

if (import.meta.main) process.exit(await buildSandboxApp(process.argv.includes('--force')))
