import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimProblems, repositoryLook } from './evidence.ts'
import { CRITERIA, WCAG_CLAIMS } from './wcag.ts'

const look = repositoryLook()
const PAGE = readFileSync('docs/accessibility.md', 'utf8')

test('the table of accessibility has the 55 criteria of WCAG 2.2 A and AA, and what it names is there', () => {
  expect(CRITERIA.size).toBe(55)
  expect(claimProblems(PAGE, WCAG_CLAIMS, look)).toEqual([])
})

const ROW = PAGE.split('\n').find((line) => line.startsWith('| 9.2.4.1 |')) ?? ''

test.each([
  ['a criterion that is missing', '', '2.4.1: stands 0 times'],
  ['one that stands twice', `${ROW}\n${ROW}`, '2.4.1: stands 2 times'],
  ['a file that is not there', ROW.replace('e2e/keyboard', 'e2e/none'), '2.4.1: no file e2e/none.spec.ts'],
  ['a title that no test has', ROW.replace(/"[^"]*"/, '"none"'), '2.4.1: no "none" in e2e/keyboard.spec.ts'],
  [
    'a text of a test that is not its title',
    ROW.replace(/"[^"]*"/, '"Corrente#2026"'),
    '2.4.1: no "Corrente#2026" in e2e/keyboard.spec.ts',
  ],
  ['a title behind no file', ROW.replace(/; `[^`]*`/, ';'), '2.4.1: has a title without its file'],
  ['a file that is not there, in the words', `${ROW}\n\n\`e2e/none.spec.ts\``, 'no file e2e/none.spec.ts'],
  ['a story that is not there', ROW.replace('"Keyboard"', '"None"'), '2.4.1: no "None" in'],
  ['a level that it has not', ROW.replace('| A |', '| AA |'), '2.4.1: is no criterion of level AA'],
  ['another clause', ROW.replace('9.2.4.1', '9.2.4.2'), '2.4.1: is not clause 9.2.4.2'],
  ['a result of its own', ROW.replace('| holds |', '| yes |'), "2.4.1: 'yes' is no result"],
  [
    'a claim without evidence',
    '| 9.2.4.1 | 2.4.1 Bypass blocks | A | holds | a link | seen |',
    '2.4.1: names no place',
  ],
  [
    'a claim by a place that tests nothing',
    '| 9.2.4.1 | 2.4.1 Bypass blocks | A | holds | a link | `packages/app/index.html` |',
    '2.4.1: names neither a test nor says that it was read',
  ],
])('the check sees %s', (_, row, problem) => {
  expect(claimProblems(PAGE.replace(ROW, row), WCAG_CLAIMS, look).join('\n')).toContain(problem)
})
