import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Decision, parseDecisions, printDecisions, VERDICTS } from './decisions.ts'

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
