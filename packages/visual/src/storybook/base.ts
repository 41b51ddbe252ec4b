import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { buildStorybook, builtStorybook, digestOfCommit } from './builds.ts'

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** The Storybook of a commit: from a check-out of its own, which never touches the working tree. */
export async function storybookOf(settings: Settings, commit: string): Promise<string> {
  const digest = digestOfCommit(settings, commit)
  const built = builtStorybook(settings, digest)
  if (built) return built
  console.log(`Building the Storybook of ${commit.slice(0, 10)} for the pictures "before" …`)
  return withCheckOut(settings, commit, (tree) => buildStorybook(settings, tree, digest))
}

/** Does something in a check-out of a commit with its packages installed; the check-out is gone afterwards. */
export async function withCheckOut<T>(
  { root, worktrees, before }: Settings,
  commit: string,
  task: (tree: string) => T | Promise<T>,
): Promise<T> {
  const tree = join(worktrees, `${commit}-${process.pid}`)
  git(root, 'worktree', 'prune')
  git(root, 'worktree', 'add', '--detach', '--force', tree, commit)
  try {
    // The config may stand in a folder of its repository: the check-out has the same one.
    const folder = join(tree, git(root, 'rev-parse', '--show-prefix').trim())
    if (before.install) install(folder, before.install)
    return await task(folder)
  } finally {
    git(root, 'worktree', 'remove', '--force', tree)
  }
}

function install(tree: string, [program, ...args]: readonly [string, ...string[]]): void {
  const { status, stderr } = spawnSync(program, args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The base commit’s packages could not be installed: ${stderr}`)
}

/** The commit that "before" is taken from, and why that one. */
export interface Base {
  commit: string
  why: string
}

const tryGit = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : undefined
}

/** Where the branch left the main one; on that itself, the commit that last wrote the baseline. Undefined outside of git. */
export function findBase({ root, baseline, before }: Settings, asked?: string): Base | undefined {
  if (asked !== undefined) {
    const commit = tryGit(root, 'rev-parse', '--verify', `${asked}^{commit}`)
    if (!commit) throw new Error(`--base ${asked}: git knows no such commit.`)
    return { commit, why: `as asked: ${asked}` }
  }
  const head = tryGit(root, 'rev-parse', 'HEAD')
  const main = before.branches.find((name) => tryGit(root, 'rev-parse', '--verify', name))
  const fork = main && tryGit(root, 'merge-base', 'HEAD', main)
  if (fork && fork !== head) return { commit: fork, why: `where this branch left ${main}` }
  const written = tryGit(root, 'log', '-1', '--format=%H', '--', baseline)
  if (written) return { commit: written, why: 'the commit that last wrote the baseline' }
  return head ? { commit: head, why: 'the last commit' } : undefined
}
