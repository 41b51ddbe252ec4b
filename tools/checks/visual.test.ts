import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tenantIds } from '@corrente/themes/build'
import { describe, expect, test } from 'vitest'
import { parseSource, report, repositorySources } from './source.ts'
import { visualViolations } from './visual.ts'

const check = (text: string) =>
  report(visualViolations([parseSource('packages/ui/src/x/X.stories.tsx', text)]))

test('whoever takes a story out of the visual checks says why', () => {
  expect(report(visualViolations(repositorySources()))).toEqual([])
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

describe('the picture checks know no tenant of ours', () => {
  const texts = readdirSync('packages/visual', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\/dist\b/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
  const ids = tenantIds()
  /** `move` is a word as well: an id stands in quotes, before a dot, or in a path. */
  const named = new RegExp(`['"\`/](${ids.join('|')})(?=['"\`/.])|\\btenants?\\b`, 'gi')
  const found = ([path, text]: readonly [string, string]) =>
    [...text.matchAll(named)].map(([word]) => `${path} ${word}`)

  test('neither by its id nor as a tenant', () => {
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.flatMap(found)).toEqual([])
  })
  test.each([`const id = 'move'`, 'move.mark("brasa.light")', '/tenants/x/logo.svg', '// the tenant’s own'])(
    '%s would be seen',
    (text) => expect(found(['x.ts', text])).not.toEqual([]),
  )
  test('a mouse may move', () => expect(found(['x.ts', 'page.mouse.move(-10, -10)'])).toEqual([]))
})
