import { expect, test } from 'vitest'
import { patternViolations, worstOf } from './patterns.ts'
import { parseSource, report, repositorySources } from './source.ts'

test('no pattern of the product takes far longer than its text is long', () => {
  expect(report(repositorySources().flatMap(patternViolations))).toEqual([])
})

test('one that does is seen, with its place', () => {
  const code = 'const fine = /^[a-z]+$/\nconst slow = /(unique|duplicate).*charge_?box_?id/i\n'
  const found = report(patternViolations(parseSource('packages/domain/src/stations/x.ts', code)))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('packages/domain/src/stations/x.ts:2')
  expect(worstOf(/\s+$/)).toBeGreaterThan(worstOf(/^\s+/))
})

test('one that is made of texts is seen too, whatever parts it is made of', () => {
  const [time, line] = ['TIME', 'TIME'].map((name) => `\${${name}}`)
  const code = [
    'const TIME = String.raw`(\\d{1,2})h?`',
    `const LINE = new RegExp(String.raw\`^${time}-${line}\\s*[:,]?\\s+(\\d+)$\`, 'i')`,
    `const fine = new RegExp(\`^${time}$\`)`,
  ].join('\n')
  const found = report(patternViolations(parseSource('packages/domain/src/charging-profiles/x.ts', code)))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('x.ts:2')
})
