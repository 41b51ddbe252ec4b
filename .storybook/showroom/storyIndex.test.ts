import { expect, test } from 'vitest'
import { componentOf, lineOf, listStories, placeOf, searchStories } from './storyIndex.ts'

const entry = (given: object) => ({
  type: 'story',
  id: 'primitives-badge--default',
  title: 'Primitives/Badge',
  name: 'Default',
  importPath: './packages/ui/src/primitives/Badge/Badge.stories.tsx',
  exportName: 'Default',
  ...given,
})
const index = {
  v: 5,
  entries: {
    'primitives-badge--default': entry({}),
    'primitives-badge--docs': entry({ type: 'docs', exportName: undefined }),
    'tenants-gallery--all': entry({ importPath: './.storybook/pages/Gallery.stories.tsx' }),
    'forms-select--states': entry({ id: 'forms-select--states', title: 'Forms/Select', name: 'States' }),
  },
}

test('only stories of the design system are listed: no page in words, no page of the showroom itself', () => {
  expect(listStories(index).map(({ id }) => id)).toEqual([
    'primitives-badge--default',
    'forms-select--states',
  ])
  expect(listStories(index)[0]?.path).toBe('packages/ui/src/primitives/Badge/Badge.stories.tsx')
})
test('an index of another shape is refused', () => {
  expect(() => listStories({ stories: [] })).toThrow()
})
test.each([
  ['', 2],
  ['forms/sel', 1],
  ['STATES select', 1],
  ['badge states', 0],
])('"%s" finds %i', (query, found) => {
  expect(searchStories(listStories(index), query)).toHaveLength(found)
})

test('a story is told by its component, and found by it first', () => {
  const stories = listStories({
    entries: {
      a: entry({ id: 'a', title: 'Widgets/Buttons/Panel', name: 'Button' }),
      b: entry({ id: 'b', title: 'Primitives/Button', name: 'Default' }),
    },
  })
  expect(stories.map(componentOf)).toEqual(['Panel', 'Button'])
  expect(stories.map(placeOf)).toEqual(['Widgets / Buttons', 'Primitives'])
  expect(searchStories(stories, 'butt').map(({ id }) => id)).toEqual(['b', 'a'])
})

test('seven stories that share place, component or name are told apart in the first words of their lines', () => {
  const stories = listStories({
    entries: Object.fromEntries(
      [
        ['Widgets/Stations/StationList', 'Default'],
        ['Widgets/Stations/StationList', 'States'],
        ['Widgets/Stations/StationList', 'Contents'],
        ['Widgets/Stations/StationCard', 'Default'],
        ['Widgets/Stations/StationDetails', 'Default'],
        ['Widgets/Alerts/AlertList', 'Default'],
        ['Table/DataTable', 'Default'],
      ].map(([title, name], at) => [at, entry({ id: String(at), title, name })]),
    ),
  })
  const lines = stories.map(lineOf)
  expect(lines[0]).toBe('StationList · Default · Widgets / Stations')
  // What a field of 240 px shows of a line.
  expect(new Set(lines.map((line) => line.slice(0, 25))).size).toBe(7)
})
