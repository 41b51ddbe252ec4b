import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commit of a checkout, shortened; undefined where there is none, as in an archive. */
function commitOf(root: string): string | undefined {
  try {
    const [hash] = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n')
    return hash
  } catch {
    return undefined
  }
}

/**
 * The version of a build as people read it to each other: `0.1.0 (1a2b3c4d)`, or `0.1.0` without a checkout.
 * @param root - the repository's folder
 */
export function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string } // our own file
  const commit = commitOf(root)
  return commit === undefined ? version : `${version} (${commit})`
}
