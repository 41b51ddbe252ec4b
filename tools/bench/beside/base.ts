import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from '../../build.ts'
import { OWN_TREE } from '../product.ts'
import { run } from './processes.ts'

/** The commit that stands in for a release while there is none (docs/decisions/0033-first-load.md, The base). */
const FIRST_BASE = join(import.meta.dirname, 'first-base.txt')

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: OWN_TREE, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The ref to compare with: the one that is asked for, else the last release that HEAD comes from, else the first base.
 * @throws where git does not have it: a shallow clone
 */
export function chooseBase(asked: string | undefined): { readonly ref: string; readonly commit: string } {
  const release = git('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0')
  const ref = asked ?? release ?? readFileSync(FIRST_BASE, 'utf8').trim()
  const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (!commit) throw new Error(`git knows no commit ${ref} to compare with`)
  return { ref, commit }
}

/** pnpm, or what the README says where it is not installed. */
const pnpm = (): readonly [string, ...string[]] =>
  spawnSync('pnpm', ['--version']).error ? ['npx', '--yes', 'pnpm@12'] : ['pnpm']

/** Runs `use` with the commit installed and built in a folder outside of this tree, which is removed however it ends. */
export async function withBase<Result>(
  commit: string,
  stopped: AbortSignal,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-base-'))
  const root = join(folder, 'tree')
  const step = async (what: string, command: readonly [string, ...string[]], cwd = root) => {
    console.log(`\n── ${what} ── ${command.join(' ')}`)
    if ((await run(cwd, command, stopped)) !== 0) throw new Error(`${what} failed`)
  }
  try {
    await step('the base', ['git', 'worktree', 'add', '--quiet', '--detach', root, commit], OWN_TREE)
    // What this machine has already needs no network, which may be slow to say that it is not there.
    const install = [...pnpm(), 'install', '--frozen-lockfile'] as const
    if ((await run(root, [...install, '--offline'], stopped)) !== 0) await step('its packages', install)
    // Its own programs: the shims of pnpm find the Node that it was made for.
    const vite = join(root, 'node_modules/.bin/vite')
    await step('its product', [
      vite,
      'build',
      'packages/app',
      '--mode',
      'sandbox',
      '--outDir',
      join(root, DIST),
    ])
    return await use(root)
  } finally {
    git('worktree', 'remove', '--force', root)
    rmSync(folder, { recursive: true, force: true })
  }
}
