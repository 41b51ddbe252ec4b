import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildStorybook, builtStorybook, digestOfCommit } from './builds.ts'
import { SETTINGS } from './settings.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: SETTINGS.root, encoding: 'utf8' })

/** The Storybook of a commit: from a check-out of its own, which never touches the working tree. */
export async function storybookOf(commit: string): Promise<string> {
  const digest = digestOfCommit(commit)
  const built = builtStorybook(digest)
  if (built) return built
  console.log(`Building the Storybook of ${commit.slice(0, 10)} for the pictures "before" …`)
  return withCheckOut(commit, (tree) => buildStorybook(tree, digest))
}

/** Does something in a check-out of a commit with its packages installed; the check-out is gone afterwards. */
export async function withCheckOut<T>(commit: string, task: (tree: string) => T | Promise<T>): Promise<T> {
  const tree = join(SETTINGS.worktrees, `${commit}-${process.pid}`)
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', '--force', tree, commit)
  try {
    install(tree)
    return await task(tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

/** From the machine's own store: nothing is downloaded that is there. */
function install(tree: string): void {
  const args = ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent']
  const { status, stderr } = spawnSync('npx', args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The base commit’s packages could not be installed: ${stderr}`)
}

/** The commit that "before" is taken from, and why that one. */
export interface Base {
  commit: string
  why: string
}

const tryGit = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: SETTINGS.root, encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** Where the branch left main; on main itself, the commit that last wrote the baseline. Undefined outside of git. */
export function findBase(asked?: string): Base | undefined {
  if (asked !== undefined) {
    const commit = tryGit('rev-parse', '--verify', `${asked}^{commit}`)
    if (!commit) throw new Error(`--base ${asked}: git knows no such commit.`)
    return { commit, why: `as asked: ${asked}` }
  }
  const head = tryGit('rev-parse', 'HEAD')
  const main = ['origin/main', 'main'].find((name) => tryGit('rev-parse', '--verify', name))
  const fork = main && tryGit('merge-base', 'HEAD', main)
  if (fork && fork !== head) return { commit: fork, why: 'where this branch left main' }
  const written = tryGit('log', '-1', '--format=%H', '--', SETTINGS.baseline)
  if (written) return { commit: written, why: 'the commit that last wrote the baseline' }
  return head ? { commit: head, why: 'the last commit' } : undefined
}
