import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedPackages } from '../../packages/app/deploy/sbom.ts'
import { LICENCES, supplyProblems, versionProblems } from './supply.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const SETTINGS = read('pnpm-workspace.yaml')
const LOCK = read('pnpm-lock.yaml')
const PAGE = read('docs/decisions/0056-supply-chain.md')

test('R28 packages come in by the rules: age, install scripts, integrity', () => {
  expect(supplyProblems(SETTINGS, LOCK, PAGE)).toEqual([])
})

test('R28 every version is one version', () => {
  const paths = ['package.json', ...globSync('packages/*/package.json')]
  expect(paths.length).toBeGreaterThan(6)
  expect(paths.flatMap((path) => versionProblems(path, read(path)))).toEqual([])
  expect(versionProblems('p', '{"dependencies":{"react":"^19.3.1"}}')).toEqual(['p: react ^19.3.1'])
})

test('R28 every package of the product has a licence of the list', () => {
  const packages = shippedPackages('packages/app')
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ license = '' }) => !LICENCES.has(license))).toEqual([])
})

const FIRST = /"(.+@.+)"/.exec(SETTINGS)?.[1] ?? ''

test.each([
  ['a shorter age', SETTINGS.replace('20160', '1440'), LOCK, '1440 minutes are less than 14 days'],
  [
    'no refusal',
    SETTINGS.replace('Strict: true', 'Strict: false'),
    LOCK,
    'minimumReleaseAgeStrict is not true',
  ],
  ['a young version without a word', `${SETTINGS}  - "zod@4.6.7"\n`, LOCK, 'zod@4.6.7: no page says why'],
  ['a whole package let in', `${SETTINGS}  - "zod"\n`, LOCK, 'zod: is not one version'],
  [
    'a line that is past',
    SETTINGS,
    LOCK.replaceAll(FIRST, 'gone@1.0.0'),
    `${FIRST}: is not in the lock file`,
  ],
  [
    'a third install script',
    SETTINGS.replace('pure: false', 'pure: true'),
    LOCK,
    'run for core-js-pure, esbuild, node',
  ],
  [
    'all install scripts',
    `dangerouslyAllowAllBuilds: true\n${SETTINGS}`,
    LOCK,
    'scripts run for all packages',
  ],
  [
    'an archive without a hash',
    SETTINGS,
    LOCK.replace(/\{integrity: [^}]+\}/, '{tarball: x}'),
    'has no integrity',
  ],
])('the check sees %s', (_, settings, lockFile, problem) => {
  expect(supplyProblems(settings, lockFile, PAGE).join('\n')).toContain(problem)
})
