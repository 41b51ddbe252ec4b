import { describe, expect, test } from 'vitest'
import type { Shot } from '../capture/shoot.ts'
import type { StoryVisit } from '../capture/storyVisit.ts'
import { hashPicture } from '../pictures/cells.ts'
import type { Picture } from '../pictures/picture.ts'
import { type Comparison, take } from './compare.ts'
import type { StoryManifest } from './manifest.ts'

const flat = (level: number): Picture => ({
  width: 1,
  height: 1,
  pixels: new Uint8Array([level, level, level]),
})
const fresh = (): Omit<Comparison, 'environment' | 'errors'> => ({
  findings: [],
  seen: {},
  after: new Map(),
  structures: new Map(),
  inOwnGlobals: [],
  counts: { stories: 0, cells: 0, shot: 0, live: 0, sameUnderNewKey: 0 },
  notes: [],
})
const old: StoryManifest = {
  width: 1,
  height: 1,
  sheets: ['whole'],
  cells: {
    'a.light': { picture: hashPicture(flat(1)), key: 'k1' },
    'b.light': { picture: hashPicture(flat(2)), key: 'k2' },
  },
}
const shotOf = (levels: Record<string, number>, hash: string): Shot => {
  const pictures = Object.values(levels).map(flat)
  return {
    themes: Object.keys(levels),
    hash,
    cells: () => pictures,
    read: async () => ({ hashes: pictures.map(hashPicture), kept: [], keptThemes: [] }),
  }
}
const visit = (keys: Record<string, string>, shot: Record<string, number>, hash = 'other'): StoryVisit => ({
  story: 's',
  picture: { width: 1, height: 1 },
  keys,
  structure: '',
  shots: Object.keys(shot).length === 0 ? [] : [shotOf(shot, hash)],
  hasOwnGlobals: false,
  liveBecause: '',
})

describe('comparing a story', () => {
  test('nothing shot: nothing found, the old pictures stay under their keys', async () => {
    const result = fresh()
    await take(result, visit({ 'a.light': 'k1', 'b.light': 'k2' }, {}), old, true)
    expect(result.findings).toEqual([])
    expect(result.seen.s).toEqual(old)
  })

  test('a picture that is not the baseline’s is found, and only that', async () => {
    const result = fresh()
    await take(result, visit({ 'a.light': 'k1', 'b.light': 'k3' }, { 'b.light': 3 }), old, true)
    expect(result.findings).toEqual([{ story: 's', theme: 'b.light', kind: 'changed' }])
    expect(result.seen.s?.cells['b.light']).toEqual({ picture: hashPicture(flat(3)), key: 'k3' })
    expect(result.seen.s?.sheets).toEqual([])
    expect(result.after.get('s')).toHaveLength(1)
  })

  test('the same picture under a new key is no finding', async () => {
    const result = fresh()
    await take(result, visit({ 'a.light': 'k1', 'b.light': 'k3' }, { 'b.light': 2 }), old, true)
    expect(result.findings).toEqual([])
    expect(result.counts.sameUnderNewKey).toBe(1)
    expect(result.seen.s?.sheets).toEqual(['whole'])
  })

  describe('a cell of which two branches said something', () => {
    const merged: StoryManifest = {
      ...old,
      doubled: {
        'b.light': [
          { picture: hashPicture(flat(2)), key: 'k2' },
          { picture: hashPicture(flat(5)), key: 'k5' },
        ],
      },
    }
    const under = async (key: string, level?: number) => {
      const result = fresh()
      const shot: Record<string, number> = level === undefined ? {} : { 'b.light': level }
      await take(result, visit({ 'a.light': 'k1', 'b.light': key }, shot), merged, true)
      return { findings: result.findings, picture: result.seen.s?.cells['b.light']?.picture }
    }
    const isChanged = [{ story: 's', theme: 'b.light', kind: 'changed' }]

    test('the one whose key holds is right, unseen', async () => {
      expect(await under('k5')).toEqual({ findings: [], picture: hashPicture(flat(5)) })
    })
    test('under a third key either picture is right', async () => {
      expect(await under('k9', 5)).toEqual({ findings: [], picture: hashPicture(flat(5)) })
    })
    test('a third picture is a finding', async () => {
      expect(await under('k9', 7)).toEqual({ findings: isChanged, picture: hashPicture(flat(7)) })
    })
    test('the picture of the other branch under the key that holds is a finding', async () => {
      expect((await under('k5', 2)).findings).toEqual(isChanged)
    })
  })

  test('a known whole screenshot is not unpacked', async () => {
    const result = fresh()
    const known = visit({ 'a.light': 'k1', 'b.light': 'k2' }, { 'a.light': 9, 'b.light': 9 }, 'whole')
    await take(result, known, old, true)
    expect(result.findings).toEqual([])
    expect(result.counts.shot).toBe(2)
  })

  test('a screenshot of some brands is never taken for one of all', async () => {
    const result = fresh()
    await take(result, visit({ 'a.light': 'k1' }, { 'a.light': 9 }, 'whole'), old, false)
    expect(result.findings).toHaveLength(1)
    expect(result.seen.s?.sheets).toEqual([])
  })

  test('a story or brand that the baseline lacks is new', async () => {
    const result = fresh()
    await take(result, visit({ 'c.light': 'k' }, { 'c.light': 1 }), undefined, true)
    expect(result.findings).toEqual([{ story: 's', theme: 'c.light', kind: 'new' }])
    expect(result.seen.s?.sheets).toEqual(['other'])
  })
})
