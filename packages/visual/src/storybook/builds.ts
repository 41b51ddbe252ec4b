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
import type { Settings } from '../config/settings.ts'

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
export function digestOfTree({ root, storybook: { sources, isSource } }: Settings): string {
  const paths = git(root, 'ls-files', '-z', '-co', '--exclude-standard', '--', ...sources).split('\0')
  return digestOf(
    [...new Set(paths)]
      .filter((path) => path && isSource(path) && existsSync(join(root, path)))
      .map((path) => [path, blob(readFileSync(join(root, path)))]),
  )
}

/** The same name for the sources of a commit: when nothing changed since, it is the tree's. */
export function digestOfCommit({ root, storybook: { sources, isSource } }: Settings, commit: string): string {
  const lines = git(root, 'ls-tree', '-r', '-z', commit, '--', ...sources).split('\0')
  return digestOf(
    lines.flatMap((line): [string, string][] => {
      const [meta = '', path = ''] = line.split('\t')
      const id = meta.split(' ')[2]
      return id === undefined || !isSource(path) ? [] : [[path, id]]
    }),
  )
}

const folderOf = ({ builds }: Settings, digest: string): string => join(builds, digest)
/** The Storybook of these sources, if there is one. */
export function builtStorybook(settings: Settings, digest: string): string | undefined {
  const folder = folderOf(settings, digest)
  return existsSync(join(folder, 'index.json')) ? folder : undefined
}

/** Builds a Storybook into a folder. Throws, naming the log beside it, when it does not build. */
export function runStorybook({ storybook }: Settings, folder: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const [program, ...args] = storybook.build(folder, to)
  const log = `${to}.log`
  const output = openSync(log, 'w')
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, PATH: join(folder, 'node_modules/.bin') + delimiter + (process.env.PATH ?? '') },
  })
  closeSync(output)
  if (status !== 0) throw new Error(`Storybook did not build; the log is in ${log}`)
  rmSync(log)
}

/** The Storybook of these sources, built when there is none yet. Throws, naming the log, when it does not build. */
export function buildStorybook(settings: Settings, folder: string, digest: string): string {
  const done = folderOf(settings, digest)
  if (builtStorybook(settings, digest)) {
    utimesSync(done, new Date(), new Date())
    return done
  }
  const started = performance.now()
  const part = `${done}.part`
  console.log(`Storybook is built, which takes a minute or more; its log is ${part}.log`)
  runStorybook(settings, folder, part)
  rmSync(done, { recursive: true, force: true })
  renameSync(part, done)
  console.log(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  prune(settings, digest)
  return done
}

/** The Storybook of the working tree. */
export const currentStorybook = (settings: Settings): string =>
  buildStorybook(settings, settings.root, digestOfTree(settings))

/** Keeps the newest few. */
function prune(settings: Settings, kept: string): void {
  const age = (name: string): number => statSync(folderOf(settings, name)).mtimeMs
  const others = readdirSync(settings.builds).filter((name) => name !== kept && !name.endsWith('.log'))
  for (const name of others.sort((a, b) => age(b) - age(a)).slice(settings.keptBuilds - 1))
    rmSync(folderOf(settings, name), { recursive: true, force: true })
}
