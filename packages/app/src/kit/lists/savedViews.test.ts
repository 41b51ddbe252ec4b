import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewNamed, viewSearch, withoutView, withView, withViewAt } from './savedViews.ts'

const A = { name: 'A', search: '?q=a' }
const B = { name: 'B', search: '?q=b' }

test('a view keeps the filters and the sort, never the page; their order does not matter', () => {
  expect(Object.entries(viewSearch({ sort: '-name', q: 'torre', page: 3, group: undefined }))).toEqual([
    ['q', 'torre'],
    ['sort', '-name'],
  ])
})

test('a name is there once; a view of the same name keeps its place', () => {
  expect(withView([A, B], { name: 'A', search: '?q=c' })).toEqual([{ name: 'A', search: '?q=c' }, B])
  expect(withView([A], B)).toEqual([A, B])
})

test('the view in force is the one with these filters', () => {
  expect(viewNamed([A, B], '?q=b')).toBe('B')
  expect(viewNamed([A, B], '')).toBeUndefined()
})

const names = fc.uniqueArray(fc.string(), { maxLength: 8 })
test('what was deleted comes back to its place', () => {
  fc.assert(
    fc.property(names, fc.nat(), (all, at) => {
      const views = all.map((name) => ({ name, search: `?q=${name}` }))
      if (views.length === 0) return
      const place = at % views.length
      const [view] = views.slice(place)
      if (view) expect(withViewAt(withoutView(views, view.name), view, place)).toEqual(views)
    }),
  )
})
