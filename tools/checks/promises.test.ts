import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimProblems, repositoryLook } from './evidence.ts'
import { ASVS_CLAIMS, RULE_CLAIMS } from './promises.ts'

const look = repositoryLook()
const read = (path: string) => readFileSync(path, 'utf8')

test('R1 to R28 each name the test that fails without it', () => {
  expect(claimProblems(read('docs/rules.md'), RULE_CLAIMS, look)).toEqual([])
})

test('the 31 requirements of ASVS 5.0, chapter V3, each stand once, and what they name is there', () => {
  expect(ASVS_CLAIMS.keys).toHaveLength(31)
  expect(claimProblems(read('docs/security.md'), ASVS_CLAIMS, look)).toEqual([])
})

test('what the security page for reporters names is there', () => {
  expect(claimProblems(read('SECURITY.md'), { ...ASVS_CLAIMS, keys: [] }, look)).toEqual([])
})

test('the browsers of the build are those of its page, each by its oldest version', () => {
  const target = /target: \[(.*)\]/.exec(read('packages/app/vite.config.ts'))?.[1] ?? ''
  const built = [...target.matchAll(/'([a-z]+)(\d+)'/g)].map(([, name, version]) => `${name} ${version}`)
  const [, line = ''] = /## Browsers\n\n(.*?), and newer ones/.exec(read('docs/guide/deploy.md')) ?? []
  const said = line.toLowerCase().split(', ')
  expect(built).toHaveLength(4)
  expect(said.sort()).toEqual(built.sort())
})

test.each([
  ['a rule that is missing', RULE_CLAIMS, '', 'R1: stands 0 times'],
  [
    'a test that is gone',
    RULE_CLAIMS,
    '| R1 | holds | no wait | `e2e/live.spec.ts`, "none" |',
    'R1: no "none"',
  ],
  [
    'a title with a part that changes',
    RULE_CLAIMS,
    '| R12 | holds | as it was | `e2e/malformed-answers.spec.ts`, "R10 R11 home survives … rounds of broken answers and live messages" |',
    'R1: stands 0 times',
  ],
  [
    'a wrong level',
    ASVS_CLAIMS,
    '| 3.1.1 x | 1 | does not apply | none | none |',
    '3.1.1: is no requirement of level 1',
  ],
])('the check sees %s', (_, claims, page, problem) => {
  const problems = claimProblems(page, claims, look)
  expect(problems).toContainEqual(expect.stringContaining(problem))
  expect(problems.filter((one) => one.startsWith('R12: no'))).toEqual([])
})
