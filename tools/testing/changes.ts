import { spawnSync } from 'node:child_process'

export interface Changes {
  /** The commit that the change is measured from. */
  readonly fork: string
  /** Changed, new, moved (under both names) and deleted files, from the repository's root, sorted. */
  readonly files: readonly string[]
}

const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const MAIN = ['main', 'origin/main']

/**
 * What the working tree has that its base has not, committed or not.
 * @param base a commit or branch; without it `main`, else `origin/main`
 * @throws where git knows no such commit
 */
export const changesSince = (root: string, base?: string): Changes => {
  const from = base ?? MAIN.find((name) => git(root, 'rev-parse', '--verify', '-q', `${name}^{commit}`))
  const fork = from && git(root, 'merge-base', 'HEAD', from)
  if (!fork) throw new Error(`--changed: git knows no commit ${base ?? MAIN.join(' or ')} to compare with.`)
  const lines = [
    git(root, 'diff', '--name-only', '--no-renames', fork),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ].flatMap((text) => (text ?? '').split('\n'))
  return { fork, files: [...new Set(lines)].filter((line) => line !== '').sort() }
}
