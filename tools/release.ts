// pnpm release              what is handed over of one version: the build with the settings of this shell (docs/guide/deploy.md), its bill of
//                           materials and its checksums, in release/corrente-VERSION; the packages for others (docs/guide/elsewhere.md) in
//                           release/packages; the showroom as a static site in release/showroom. `sha256sum -c SHA256SUMS` proves a copy
//                           of each.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PACKAGES, packPackages } from './packages/pack.ts'
import { runStep, type Step } from './steps.ts'
import { hashesIn } from './twoBuilds.ts'

const SHOWROOM = 'release/showroom'

/** What keeps a state of the repository from being a release. */
export const releaseProblems = (version: string, changelog: string, changes: string): string[] => [
  ...(changes === '' ? [] : ['The working tree has changes that no commit holds.']),
  ...(changelog.includes(`\n## [${version}] - `) ? [] : [`CHANGELOG.md has no "## [${version}] - date".`]),
]

/** Lines as `sha256sum` reads them. */
export const checksumsOf = (hashes: ReadonlyMap<string, string>): string =>
  [...hashes].map(([name, hash]) => `${hash}  ${name}\n`).join('')

async function release(): Promise<number> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string } // our own file
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  const problems = releaseProblems(version, readFileSync('CHANGELOG.md', 'utf8'), changes)
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    return 1
  }
  const folder = join('release', `corrente-${version}`)
  rmSync(folder, { recursive: true, force: true })
  const steps: readonly Step[] = [
    { name: `building ${version}`, command: ['vite', 'build', 'packages/app', '--outDir', resolve(folder)] },
    { name: 'building the showroom', command: ['storybook', 'build', '-o', SHOWROOM, '--quiet'] },
  ]
  for (const step of steps) {
    const { status } = await runStep(step)
    if (status !== 0) return status
  }
  await packPackages(PACKAGES)
  for (const each of [folder, PACKAGES, SHOWROOM])
    writeFileSync(join(each, 'SHA256SUMS'), checksumsOf(hashesIn(each)))
  console.log(`${folder}: the build, sbom.cdx.json, SHA256SUMS`)
  console.log(`${PACKAGES}: ui, themes and domain as archives, SHA256SUMS`)
  console.log(`${SHOWROOM}: Storybook as static files, SHA256SUMS`)
  return 0
}

if (import.meta.main) process.exit(await release())
