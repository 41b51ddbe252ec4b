import { describe, expect, test } from 'vitest'
import { houseSources, parseSource, report } from './source.ts'
import { visualViolations } from './visual.ts'

const check = (text: string) =>
  report(visualViolations([parseSource('packages/ui/src/x/X.stories.tsx', text)]))

test('whoever takes a story out of the visual checks says why', () => {
  expect(report(visualViolations(houseSources()))).toEqual([])
})

describe('the check, broken once', () => {
  const taken = (parameters: string) => `export const States = { tags: ['no-visual']${parameters} }`
  test('no reason', () => expect(check(taken(''))).toHaveLength(1))
  test('a word is no reason', () =>
    expect(check(taken(`, parameters: { visual: { reason: 'flaky' } }`))).toHaveLength(1))
  test('a sentence is one', () =>
    expect(check(taken(`, parameters: { visual: { reason: 'It shows a film.' } }`))).toEqual([]))
  test('one reason does not do for two stories', () => {
    const two = `${taken(`, parameters: { visual: { reason: 'It shows a film.' } }`)}\n${taken('').replace('States', 'Contents')}`
    expect(check(two)).toHaveLength(1)
  })
  test('a tag that is spread into stories takes none of them out', () => {
    const shared = `const shared = { tags: ['no-visual'], parameters: { visual: { reason: 'It shows a film.' } } }`
    expect(check(`${shared}\nexport const States = { ...shared }`)).toHaveLength(1)
  })
  test('in meta it takes all of them out', () => {
    const meta = `const meta = {\n  tags: ['no-visual'],\n  parameters: { visual: { reason: 'It shows a film.' } },\n}`
    expect(check(`${meta}\nexport const States = {}`)).toEqual([])
  })
})
