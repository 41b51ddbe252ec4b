import { expect, test } from 'vitest'
import type { Clause } from '../../tools/requirements/clauses.ts'
import { type PageNode, pageWords } from './pageWords.ts'

const clause = (id: string, text: string, proposal = ''): Clause => ({
  id,
  text,
  proposal,
  gap: '',
  testable: true,
})
const CLAUSES = [
  clause('ABC-001', 'The list has a search.'),
  clause('ABC-002', 'The list is sorted.', 'By name; see [the decisions](../decisions/README.md).'),
  clause('ABC-003', 'The list has pages.'),
]
const text = (value: string): PageNode => ({ type: 'text', value })
const paragraph = (...children: PageNode[]): PageNode => ({ type: 'paragraph', children })

const compiled = (...children: PageNode[]): PageNode[] => {
  const page: PageNode = { type: 'root', children }
  pageWords(CLAUSES)()(page)
  return page.children ?? []
}
const attributesOf = (node: PageNode | undefined) =>
  Object.fromEntries((node?.attributes ?? []).map(({ name, value }) => [name, value]))

test('the example stands below the lead; a page without clauses gets nothing else', () => {
  const nodes = compiled(paragraph(text('A list.')), paragraph(text('More.')))
  expect(nodes.map(({ type, name }) => name ?? type)).toEqual(['paragraph', 'Example', 'paragraph'])
})

test('a clause is linked where it is named, and said in words at the end, once', () => {
  const nodes = compiled(paragraph(text('Searches (ABC-001), and (ABC-001) again.')))
  expect(nodes[0]?.children?.map(({ type, value, url }) => [type, value ?? url])).toEqual([
    ['text', 'Searches ('],
    ['link', '#ABC-001'],
    ['text', '), and ('],
    ['link', '#ABC-001'],
    ['text', ') again.'],
  ])
  expect(nodes.slice(2).map(({ type, name }) => name ?? type)).toEqual(['heading', 'Clause'])
  expect(attributesOf(nodes.at(-1))).toEqual({ id: 'ABC-001', words: 'The list has a search.', adopted: '' })
})

test('a range names each of its clauses, also inside a table, with what was adopted', () => {
  const nodes = compiled(paragraph(text('A list.')), {
    type: 'table',
    children: [paragraph(text('See ABC-001 to ABC-003'))],
  })
  const clauses = nodes.filter(({ name }) => name === 'Clause').map(attributesOf)
  expect(clauses.map(({ id }) => id)).toEqual(['ABC-001', 'ABC-002', 'ABC-003'])
  expect(clauses[1]?.adopted).toBe('By name; see the decisions.')
})

test('an id of no clause, and one inside of code, stay as they are', () => {
  const nodes = compiled(paragraph(text('As UTF-008 and '), { type: 'inlineCode', value: 'ABC-001' }))
  expect(nodes).toHaveLength(2)
  expect(nodes[0]?.children?.some(({ type }) => type === 'link')).toBe(false)
})

test('a page that brings its own frame is left alone', () => {
  expect(compiled({ type: 'mdxjsEsm' }, paragraph(text('ABC-001')))).toHaveLength(2)
})
