import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defineVisual } from '../config/define.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import {
  type Decision,
  parseDecisions,
  printDecisions,
  readDecisions,
  removeDecision,
  VERDICTS,
  writeDecision,
} from './decisions.ts'

const decision: fc.Arbitrary<Decision> = fc.record({
  digest: fc.stringMatching(/^[\w-]{10}$/),
  verdict: fc.constantFrom(...VERDICTS),
  name: fc.string(),
  remark: fc.string({ maxLength: 2000 }),
})

test('whatever a remark holds, a decision is one line, and is read as it is written', () => {
  fc.assert(
    fc.property(fc.uniqueArray(decision, { selector: ({ digest }) => digest }), (decisions) => {
      const text = printDecisions(decisions)
      expect(text.split('\n')).toHaveLength(decisions.length + 1)
      expect(printDecisions(parseDecisions(text))).toBe(text)
    }),
  )
})

test('where a merge left two decisions on the same pictures, the rejection counts', () => {
  const lines = ['d1\tapproved\tChip\t', 'd1\trejected\tChip\tToo wide', 'd2\tapproved\tCard\t']
  for (const order of [lines, lines.toReversed()])
    expect(
      parseDecisions(order.join('\n'))
        .map(({ digest, verdict }) => `${digest} ${verdict}`)
        .sort(),
    ).toEqual(['d1 rejected', 'd2 approved'])
})

test('what is no decision is named', () =>
  expect(() => parseDecisions('<<<<<<< ours')).toThrow('<<<<<<< ours'))

describe('on branches', () => {
  let settings: Settings
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', ...args], {
      cwd: settings.root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '-m', 'Decided')
  }
  const decide = (digest: string, verdict: Decision['verdict'], remark = '') =>
    writeDecision(settings, { digest, verdict, name: `cause ${digest}`, remark })
  const said = () => readDecisions(settings).map(({ digest, verdict }) => `${digest} ${verdict}`)

  beforeEach(() => {
    const root = mkdtempSync(join(tmpdir(), 'visual-decisions-'))
    const themes = { attributes: { brand: 'data-b', scheme: 'data-s' }, brands: ['a'], schemes: ['day'] }
    settings = readSettings(defineVisual({ storybook: { sources: ['.'] }, themes }), root)
    git('init', '--quiet', '--initial-branch=main')
    copyFileSync(resolve(import.meta.dirname, '../../../../.gitattributes'), join(root, '.gitattributes'))
    decide('d0', 'approved')
    commit()
  })
  afterEach(() => rmSync(settings.root, { recursive: true }))

  test('two that each decide merge as lines, and what an earlier branch decided has gone', () => {
    for (const [branch, digest] of [
      ['one', 'd1'],
      ['two', 'd2'],
    ] as const) {
      git('switch', '--quiet', '-c', branch, 'main')
      decide(digest, 'rejected', `by ${branch}`)
      decide(`${digest}b`, 'approved')
      expect(said()).toEqual([`${digest} rejected`, `${digest}b approved`])
      commit()
    }
    git('merge', '--quiet', '--no-edit', 'one')
    expect(said().sort()).toEqual(['d1 rejected', 'd1b approved', 'd2 rejected', 'd2b approved'])
  })

  test('what was said of the same pictures is replaced, and can be taken back', () => {
    git('switch', '--quiet', '-c', 'one')
    decide('d1', 'rejected')
    decide('d1', 'approved')
    expect(said()).toEqual(['d1 approved'])
    removeDecision(settings, 'd1')
    expect(said()).toEqual([])
  })
})
