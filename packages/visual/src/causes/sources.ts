import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'

/** A source that is not as the base commit has it. */
export interface ChangedFile {
  path: string
  /** What came and what went, without the signs. */
  lines: readonly string[]
}

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : ''
}

/** The Storybook's sources that differ from a commit's, those that git does not know yet included. */
export function changedFiles(
  { root, storybook: { sources, isSource } }: Settings,
  commit: string,
): ChangedFile[] {
  const diff = git(root, 'diff', '--relative', '--no-renames', '--no-color', '-U0', commit, '--', ...sources)
  const added = git(root, 'ls-files', '-z', '-o', '--exclude-standard', '--', ...sources)
  return [
    ...parseDiff(diff),
    ...added
      .split('\0')
      .filter(Boolean)
      .map((path) => ({ path, lines: [] })),
  ].filter(({ path }) => isSource(path))
}

/** The files of a diff in git's own form. */
export function parseDiff(diff: string): ChangedFile[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n')
      const lines = rest.filter((line) => /^[+-](?![+-]{2} )/.test(line)).map((line) => line.slice(1).trim())
      return { path: / b\/(.*)$/.exec(head)?.[1] ?? '', lines: lines.filter(Boolean) }
    })
}

/**
 * By brand, what of its own files changed since a commit, in the repository's words; undefined where the config does not
 * say which files those are.
 */
export function changedBrands(
  { root, causes }: Settings,
  brands: readonly string[],
  files: readonly ChangedFile[],
  commit: string,
): ReadonlyMap<string, readonly string[]> | undefined {
  const { brandFiles, describe } = causes
  if (!brandFiles) return undefined
  const changed = new Map<string, readonly string[]>()
  const prefix = git(root, 'rev-parse', '--show-prefix').trim()
  for (const brand of brands) {
    const own = brandFiles(brand)
    const touched = files.filter(({ path }) => own.some((each) => isWithin(path, each)))
    if (touched.length === 0) continue
    const words = touched.flatMap(({ path }) =>
      describe({
        path,
        before: git(root, 'show', `${commit}:${prefix}${path}`),
        after: existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '',
      }),
    )
    changed.set(brand, [...new Set(words)])
  }
  return changed
}

/** Whether a file is the one named, or lies in the folder named (`brands/meadow/`). */
export const isWithin = (path: string, own: string): boolean =>
  path === own || (own.endsWith('/') && path.startsWith(own))
