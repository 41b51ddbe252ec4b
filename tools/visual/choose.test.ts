import { describe, expect, test } from 'vitest'
import { chooseStories } from './choose.ts'
import { readOptions } from './options.ts'
import { columnsOf, sheetsOf, spread } from './sheets.ts'
import { inShard, isMarked, type Story } from './stories.ts'

const story = (id: string, exportName: string, tags: string[] = []): Story => ({
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
    expect(stories.filter(isMarked).map(({ id }) => id)).toEqual([
      'forms-field--contents',
      'home-view--default',
      'primitives-badge--states',
    ])
    expect(isMarked({ exportName: 'Default', tags: ['visual'] })).toBe(true)
    expect(isMarked({ exportName: 'Default', tags: ['screen', 'no-visual'] })).toBe(false)
  })

  test('named ones by id or pattern; then what else the baseline has is not gone', () => {
    expect(chooseStories(stories, { stories: ['primitives-*'] })).toEqual({
      ids: ['primitives-badge--states'],
      isWhole: false,
    })
    expect(chooseStories(stories, {}).isWhole).toBe(true)
  })

  test('a name that means none says whether there is such a story', () => {
    expect(() => chooseStories(stories, { stories: ['forms-field--default'] })).toThrow('not marked')
    expect(() => chooseStories(stories, { stories: ['nothing'] })).toThrow('no such story')
  })

  test('shards share all stories out, each to one', () => {
    const parts = [1, 2, 3].flatMap((part) => inShard(stories, { part, of: 3 }))
    expect(parts.map(({ id }) => id).sort()).toEqual(stories.map(({ id }) => id))
    expect(chooseStories(stories, { shard: { part: 1, of: 3 } }).isWhole).toBe(false)
  })
})

describe('the command line', () => {
  test('checks by default', () => {
    expect(readOptions([])).toEqual({
      command: 'check',
      words: [],
      all: false,
      noBefore: false,
      telling: false,
    })
  })
  test('reads lists and a shard', () => {
    const {
      stories: named,
      tenants,
      shard,
    } = readOptions(['--stories', 'a, b*', '--tenants', 'x', '--shard', '2/4'])
    expect({ named, tenants, shard }).toEqual({
      named: ['a', 'b*'],
      tenants: ['x'],
      shard: { part: 2, of: 4 },
    })
  })
  test.each([[['--shard', '5/4']], [['--shard', '0/4']], [['paint']], [['check', 'badge']], [['--nothing']]])(
    '%s is refused',
    (args) => {
      expect(() => readOptions(args)).toThrow()
    },
  )
})

describe('sheets', () => {
  test('hold as many cells as fit, at least one', () => {
    const themes = ['a', 'b', 'c', 'd', 'e']
    expect(sheetsOf(themes, { width: 10, height: 10 }, 250)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(sheetsOf(['a', 'b'], { width: 100, height: 100 }, 250)).toEqual([['a'], ['b']])
    expect(columnsOf(5, { width: 480 }, 1000)).toBe(2)
    expect(columnsOf(1, { width: 480 }, 1000)).toBe(1)
    expect(columnsOf(3, { width: 4800 }, 1000)).toBe(1)
  })
  test('spread takes the first, the last and some between', () => {
    expect(spread([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5])
    expect(spread([1, 2], 6)).toEqual([1, 2])
    expect(spread([], 2)).toEqual([])
    expect(spread([1, 2, 3], 0)).toEqual([])
  })
})
