import { describe, expect, test } from 'vitest'
import { chooseStories } from './choose.ts'
import { isMarked } from './marks.ts'
import { inShard, type Story } from './stories.ts'

const marks = { names: ['States', 'Contents'], tags: ['screen', 'visual'], except: 'no-visual' }
const words = { brand: 'brand', brands: 'brands', command: 'npx visual', guide: 'handbook/pictures.md' }
const settings = { stories: marks, words }

const story = (id: string, exportName: string, tags: string[] = []): Story => ({
  importPath: './x.stories.ts',
  id,
  title: id,
  name: exportName,
  exportName,
  tags,
})
const stories = [
  story('forms-field--contents', 'Contents'),
  story('forms-field--default', 'Default'),
  story('home-view--default', 'Default', ['screen']),
  story('primitives-badge--states', 'States'),
  story('primitives-spinner--states', 'States', ['no-visual']),
]

describe('which stories are checked', () => {
  test('States and Contents by their names, screens by their tag, none that is taken out', () => {
    expect(stories.filter((each) => isMarked(marks, each)).map(({ id }) => id)).toEqual([
      'forms-field--contents',
      'home-view--default',
      'primitives-badge--states',
    ])
    expect(isMarked(marks, { exportName: 'Default', tags: ['visual'] })).toBe(true)
    expect(isMarked(marks, { exportName: 'Default', tags: ['screen', 'no-visual'] })).toBe(false)
  })

  test('what marks a story is the repository’s own', () => {
    const own = { names: [], tags: ['picture'], except: 'moving' }
    expect(isMarked(own, { exportName: 'States', tags: [] })).toBe(false)
    expect(isMarked(own, { exportName: 'Any', tags: ['picture'] })).toBe(true)
    expect(isMarked(own, { exportName: 'Any', tags: ['picture', 'moving'] })).toBe(false)
  })

  test('named ones by id or pattern; then what else the baseline has is not gone', () => {
    expect(chooseStories(settings, stories, { stories: ['primitives-*'] })).toEqual({
      ids: ['primitives-badge--states'],
      isWhole: false,
    })
    expect(chooseStories(settings, stories, {}).isWhole).toBe(true)
  })

  test('a name that means none says whether there is such a story', () => {
    expect(() => chooseStories(settings, stories, { stories: ['forms-field--default'] })).toThrow(
      'not marked for visual checks; see handbook/pictures.md',
    )
    expect(() => chooseStories(settings, stories, { stories: ['nothing'] })).toThrow('no such story')
  })

  test('shards share all stories out, each to one', () => {
    const parts = [1, 2, 3].flatMap((part) => inShard(stories, { part, of: 3 }))
    expect(parts.map(({ id }) => id).sort()).toEqual(stories.map(({ id }) => id))
    expect(chooseStories(settings, stories, { shard: { part: 1, of: 3 } }).isWhole).toBe(false)
  })
})
