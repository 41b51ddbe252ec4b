import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { SETTINGS } from './settings.ts'

/** All that a Storybook is made of. */
const SOURCES = ['.storybook', 'packages', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const NO_SOURCE = /\.(test|spec)\.tsx?$|^packages\/(app|sandbox)\//

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })

/** Git's own name of a file's content. */
const blob = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')

function digestOf(files: readonly (readonly [path: string, blob: string])[]): string {
  const hash = createHash('sha256')
  for (const [path, id] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path} ${id}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** Names the sources as they lie in a folder, also those that git does not know yet. */
export function digestOfTree(folder: string): string {
  const paths = git(folder, 'ls-files', '-z', '-co', '--exclude-standard', '--', ...SOURCES).split('\0')
  return digestOf(
    [...new Set(paths)]
      .filter((path) => path && !NO_SOURCE.test(path) && existsSync(join(folder, path)))
      .map((path) => [path, blob(readFileSync(join(folder, path)))]),
  )
}

/** The same name for the sources of a commit: when nothing changed since, it is the tree's. */
export function digestOfCommit(commit: string): string {
  const lines = git(SETTINGS.root, 'ls-tree', '-r', '-z', commit, '--', ...SOURCES).split('\0')
  return digestOf(
    lines.flatMap((line): [string, string][] => {
      const [meta = '', path = ''] = line.split('\t')
      const id = meta.split(' ')[2]
      return id === undefined || NO_SOURCE.test(path) ? [] : [[path, id]]
    }),
  )
}

const folderOf = (digest: string): string => join(SETTINGS.builds, digest)
/** The Storybook of these sources, if there is one. */
export const builtStorybook = (digest: string): string | undefined =>
  existsSync(join(folderOf(digest), 'index.json')) ? folderOf(digest) : undefined

/** Builds a Storybook into a folder. Throws, naming the log beside it, when it does not build. */
export function runStorybook(folder: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const log = `${to}.log`
  const output = openSync(log, 'w')
  const { status } = spawnSync('storybook', ['build', '-o', to, '--quiet'], {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: join(folder, 'node_modules/.bin') + delimiter + (process.env.PATH ?? '') },
  })
  closeSync(output)
  if (status !== 0) throw new Error(`Storybook did not build; the log is in ${log}`)
  rmSync(log)
}

/** The Storybook of these sources, built when there is none yet. Throws, naming the log, when it does not build. */
export function buildStorybook(folder: string, digest: string): string {
  const done = folderOf(digest)
  if (builtStorybook(digest)) {
    utimesSync(done, new Date(), new Date())
    return done
  }
  const started = performance.now()
  const part = `${done}.part`
  runStorybook(folder, part)
  rmSync(done, { recursive: true, force: true })
  renameSync(part, done)
  console.log(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  prune(digest)
  return done
}

/** The Storybook of the working tree. */
export const currentStorybook = (): string => buildStorybook(SETTINGS.root, digestOfTree(SETTINGS.root))

/** Keeps the newest few. */
function prune(kept: string): void {
  const age = (name: string): number => statSync(folderOf(name)).mtimeMs
  const others = readdirSync(SETTINGS.builds).filter((name) => name !== kept && !name.endsWith('.log'))
  for (const name of others.sort((a, b) => age(b) - age(a)).slice(SETTINGS.keptBuilds - 1))
    rmSync(folderOf(name), { recursive: true, force: true })
}
