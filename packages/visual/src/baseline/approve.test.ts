import { describe, expect, test } from 'vitest'
import { approveStory, isChosen, readWords } from './approve.ts'
import type { StoryManifest } from './manifest.ts'

const story = (pictures: Record<string, string>, keys = 'k', sheets = ['sheet']): StoryManifest => ({
  width: 1,
  height: 1,
  sheets,
  cells: Object.fromEntries(
    Object.entries(pictures).map(([theme, picture]) => [theme, { picture, key: `${keys}-${picture}` }]),
  ),
})
const old = story({ 'a.light': 'p1', 'b.light': 'p2' }, 'old', ['old'])
const seen = story({ 'a.light': 'q1', 'b.light': 'q2' }, 'new', ['new'])
const never = () => false

describe('which cells are meant', () => {
  const g1 = { id: 'g1', cause: 'c1', story: 'x--a', themes: ['a.dark'] }
  const g2 = { id: 'g2', cause: 'c1', story: 'y--a', themes: ['a.dark', 'b.light'] }
  const known = { stories: ['x--a', 'x--b', 'y--a'], brands: ['a', 'b'], groups: [g1, g2] }
  const choose = (...words: string[]) => {
    const selection = readWords(words, known, 'brand')
    return known.stories.flatMap((each) =>
      ['a.light', 'a.dark', 'b.light']
        .filter((theme) => isChosen(selection, each, theme))
        .map((t) => `${each} ${t}`),
    )
  }

  test('without words, all', () => expect(choose()).toHaveLength(9))
  test('a story, a pattern of stories', () => {
    expect(choose('x--a')).toEqual(['x--a a.light', 'x--a a.dark', 'x--a b.light'])
    expect(choose('x--*')).toHaveLength(6)
  })
  test('a brand, in both schemes', () => {
    expect(choose('a')).toHaveLength(6)
  })
  test('a group of the report', () => expect(choose('g1')).toEqual(['x--a a.dark']))
  test('a cause: its groups', () =>
    expect(choose('c1')).toEqual(['x--a a.dark', 'y--a a.dark', 'y--a b.light']))
  test('a story and a brand narrow each other', () => expect(choose('y--a', 'b')).toEqual(['y--a b.light']))
  test('a word that means nothing is an error', () => expect(() => choose('z')).toThrow('"z" is no story'))
})

describe('a story’s new baseline', () => {
  test('all of it is what was seen', () => {
    expect(approveStory(old, seen, () => true, never)).toEqual(seen)
  })

  test('one theme of it: the other keeps its picture and its old key, and no whole screenshot stands for both', () => {
    const next = approveStory(old, seen, (theme) => theme === 'a.light', never)
    expect(next?.cells).toEqual({ 'a.light': seen.cells['a.light'], 'b.light': old.cells['b.light'] })
    expect(next?.sheets).toEqual([])
  })

  test('a story that was not looked at keeps its whole screenshots', () => {
    expect(approveStory(old, undefined, () => true, never)).toEqual(old)
    expect(approveStory(old, seen, never, never)).toEqual(old)
  })

  test('a cell that is not named keeps its line, also where it looks as before under a new key', () => {
    const same = story({ 'a.light': 'p1', 'b.light': 'q2' }, 'new')
    expect(approveStory(old, same, (theme) => theme === 'b.light', never)?.cells).toEqual({
      'a.light': old.cells['a.light'],
      'b.light': same.cells['b.light'],
    })
  })

  test('what two branches said of a cell stays until it is approved', () => {
    const said = [
      { picture: 'p1', key: 'k1' },
      { picture: 'q1', key: 'k2' },
    ]
    const merged = { ...old, doubled: { 'a.light': said } }
    expect(approveStory(merged, seen, (theme) => theme === 'b.light', never)?.doubled).toEqual({
      'a.light': said,
    })
    expect(approveStory(merged, seen, () => true, never)).toEqual(seen)
  })

  test('cells that are gone go when named, and the file with the last of them', () => {
    expect(
      approveStory(
        old,
        undefined,
        (theme) => theme === 'a.light',
        () => true,
      )?.cells,
    ).toEqual({
      'b.light': old.cells['b.light'],
    })
    expect(
      approveStory(
        old,
        undefined,
        () => true,
        () => true,
      ),
    ).toBeUndefined()
    expect(approveStory(old, undefined, () => true, never)?.cells).toEqual(old.cells)
  })

  test('brands that were not looked at keep their cells', () => {
    const part = story({ 'a.light': 'q1' }, 'new', [])
    expect(Object.keys(approveStory(old, part, () => true, never)?.cells ?? {})).toEqual([
      'a.light',
      'b.light',
    ])
  })
})
