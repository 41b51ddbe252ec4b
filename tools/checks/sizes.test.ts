import { describe, expect, test } from 'vitest'
import { oversizes, sizeViolations } from './sizes.ts'
import { parseSource, report, repositorySources } from './source.ts'

test('no function and no file is over its size', () => {
  expect(report(sizeViolations(repositorySources()))).toEqual([])
})

const lines = (count: number, line: string) => `${line}\n`.repeat(count)
const measured = (text: string) =>
  oversizes([parseSource('packages/x.tsx', text)]).map(({ key, lines: count }) => [key, count])

const inner = (count: number, line: string, name = 'inner') =>
  `const ${name} = () => {\n${lines(count - 2, line)}}\n`

describe('what is over its size', () => {
  test('a function from 61 lines, by its name', () => {
    expect(measured(`const go = () => {\n${lines(58, 'go()')}}`)).toEqual([])
    expect(measured(`const go = () => {\n${lines(59, 'go()')}}`)).toEqual([['packages/x.tsx go', 61]])
    expect(measured(`test('it goes', () => {\n${lines(59, 'go()')}})`)).toEqual([
      ['packages/x.tsx test it goes', 61],
    ])
  })
  test('a file from 301 lines', () => {
    expect(measured(lines(300, 'go()'))).toEqual([])
    expect(measured(lines(301, 'go()'))).toEqual([['packages/x.tsx', 301]])
  })
  test('of two functions by one name the longer one', () => {
    const go = (count: number) => `{ const go = () => {\n${lines(count, 'go()')}} }\n`
    expect(measured(go(60) + go(70) + go(65))).toEqual([['packages/x.tsx go', 72]])
  })
  test('a group of tests is no function', () => {
    for (const group of [`describe('x',`, `test.describe('x',`, `describe.each([1])('%s',`])
      expect(measured(`${group} () => {\n${lines(200, 'go()')}})`)).toEqual([])
  })
})

describe('a function with others inside it', () => {
  const holder = (body: string) => `const go = () => {\n${body}}`
  test('has those of four lines or more as one line each, and they are measured by themselves', () => {
    expect(measured(holder(inner(40, 'go()') + lines(57, 'go()')))).toEqual([])
    expect(measured(holder(inner(40, 'go()') + lines(58, 'go()')))).toEqual([['packages/x.tsx go', 61]])
    expect(measured(holder(inner(61, 'go()')))).toEqual([['packages/x.tsx inner', 61]])
    expect(measured(holder(inner(4, '').repeat(30)))).toEqual([])
  })
  test('has the shorter ones line by line: they are callbacks', () => {
    expect(measured(holder(inner(3, '').repeat(19)))).toEqual([])
    expect(measured(holder(inner(3, '').repeat(20)))).toEqual([['packages/x.tsx go', 62]])
  })
  test('counts what stands inside those only once', () => {
    expect(
      measured(holder(`const b = () => {\n${inner(30, 'go()').repeat(2)}}\n${lines(57, 'go()')}`)),
    ).toEqual([])
  })
  test('is over its size from 151 lines with all of them', () => {
    expect(measured(holder(inner(37, 'go()').repeat(4)))).toEqual([])
    expect(measured(holder(`${inner(37, 'go()').repeat(4)}\n`))).toEqual([['packages/x.tsx go', 151]])
  })
  test('is told by what it is further over', () => {
    const both = parseSource('packages/x.ts', holder(inner(50, 'go()').repeat(2) + lines(70, 'go()')))
    expect(report(sizeViolations([both]))).toEqual([
      'packages/x.ts:1 go has 172 lines with those inside it, at most 150: split it by concept',
    ])
  })
})

describe('a view', () => {
  const view = (before: string, elements: number) =>
    `const View = () => {\n${before}return (<p>\n${lines(elements, '<b />')}</p>)\n}`
  test('may have 90 lines of its own', () => {
    expect(measured(view('', 86))).toEqual([])
    expect(measured(view('', 87))).toEqual([['packages/x.tsx View', 91]])
  })
  test('may have 120 with the functions inside it', () => {
    expect(measured(view(inner(50, 'go()'), 66))).toEqual([])
    expect(measured(view(inner(50, 'go()'), 67))).toEqual([['packages/x.tsx View', 121]])
  })
  test('makes its elements itself: one with a view inside it is a function', () => {
    const columns = `const cell = () => {\nconst a = 1\nreturn <b />\n}\n`
    expect(measured(`const use = () => {\n${columns}${lines(57, 'go()')}}`)).toEqual([])
    expect(measured(`const use = () => {\n${columns}${lines(58, 'go()')}}`)).toEqual([
      ['packages/x.tsx use', 61],
    ])
  })
})

describe('what is data', () => {
  const table = (row: string) => `const rows = () => [\n${lines(100, row)}]`
  test('a literal counts as one line, in its function and in its file', () => {
    expect(measured(table('{ a: 1 },'))).toEqual([])
    expect(measured(`const rows = {\n${lines(400, '')}}`)).toEqual([])
  })
  test('one with work in it does not', () => {
    expect(measured(table('() => 1,'))).toHaveLength(1)
    expect(measured(table('<p />,'))).toHaveLength(1)
  })
  test('a short one, as calls have them, does not', () => {
    expect(measured(`const go = () => {\n${lines(10, 'call({\na: 1,\n\n\n\n})')}}`)).toHaveLength(1)
  })
})

test('what is over its size is said with its place, its lines and its limit', () => {
  const sources = [parseSource('packages/x.ts', `const go = () => {\n${lines(70, 'go()')}}`)]
  expect(report(sizeViolations(sources))).toEqual([
    'packages/x.ts:1 go has 72 lines of its own, at most 60: split it by concept',
  ])
})
