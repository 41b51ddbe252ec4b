import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../time/index.ts'
import { acknowledge, mute, NO_MARKS, pruneMarks, stationMarkKey, unacknowledge, unmute } from './index.ts'
import { MARKS_MAX, markOf, readMarks } from './marks.ts'

const NOW = 1_000_000_000_000
const group = { key: '["A","Failure",""]', stationId: 'A', lastAt: NOW - 1000 }

describe('mute', () => {
  test('a group or its whole station, for so long or until it is taken back', () => {
    const hour = mute(NO_MARKS, group.key, NOW, 1)
    expect(markOf(hour, group, NOW + HOUR_MS - 1)).toBe('muted')
    expect(markOf(hour, group, NOW + HOUR_MS)).toBe('none')
    const station = mute(NO_MARKS, stationMarkKey('A'), NOW)
    expect(markOf(station, group, NOW + 1e12)).toBe('muted')
    expect(markOf(station, { ...group, key: 'B', stationId: 'B' }, NOW)).toBe('none')
    expect(markOf(unmute(station, stationMarkKey('A')), group, NOW)).toBe('none')
  })

  test('muted again: the later word counts, once', () => {
    const marks = mute(mute(NO_MARKS, group.key, NOW), group.key, NOW, 8)
    expect(marks.mutes).toEqual([{ key: group.key, until: NOW + 8 * HOUR_MS }])
  })
})

describe('acknowledge', () => {
  test('quiet until something newer comes', () => {
    const marks = acknowledge(NO_MARKS, group)
    expect(markOf(marks, group, NOW)).toBe('acknowledged')
    expect(markOf(marks, { ...group, lastAt: NOW }, NOW)).toBe('none')
    expect(markOf(unacknowledge(marks, group.key), group, NOW)).toBe('none')
  })

  test('a group without a time, seen, speaks again once it has one', () => {
    const marks = acknowledge(NO_MARKS, { key: group.key, lastAt: undefined })
    expect(markOf(marks, { ...group, lastAt: undefined }, NOW)).toBe('acknowledged')
    expect(markOf(marks, group, NOW)).toBe('none')
  })

  test('muted is said before acknowledged', () => {
    expect(markOf(mute(acknowledge(NO_MARKS, group), group.key, NOW), group, NOW)).toBe('muted')
  })
})

describe('kept', () => {
  test('bounded: the oldest go', () => {
    let marks = NO_MARKS
    for (let index = 0; index < MARKS_MAX + 5; index += 1) {
      marks = mute(marks, `m${index}`, NOW)
      marks = acknowledge(marks, { key: `a${index}`, lastAt: NOW })
    }
    expect([marks.mutes.length, marks.acknowledged.length]).toEqual([MARKS_MAX, MARKS_MAX])
    expect([marks.mutes[0]?.key, marks.acknowledged.at(-1)?.key]).toEqual(['m5', `a${MARKS_MAX + 4}`])
  })

  test('what is over is not written back', () => {
    const day = 24 * HOUR_MS
    const marks = acknowledge(mute(mute(NO_MARKS, 'a', NOW, 1), 'b', NOW), group)
    expect(pruneMarks(marks, NOW + HOUR_MS)).toEqual({ ...marks, mutes: [{ key: 'b', until: null }] })
    expect(pruneMarks(marks, NOW + 100 * day).acknowledged).toEqual([])
  })

  test('read back as written, through JSON', () => {
    const marks = acknowledge(mute(mute(NO_MARKS, 'a', NOW, 1), 'b', NOW), group)
    expect(readMarks(JSON.parse(JSON.stringify(marks)))).toEqual(marks)
  })

  test('what cannot be read is dropped, and nothing throws', () => {
    const stored = {
      mutes: [
        { key: 'a', until: 1 },
        { key: 'a', until: null },
        { key: 'x'.repeat(401), until: 1 },
        { key: 'b' },
        3,
      ],
      acknowledged: 'x',
    }
    expect(readMarks(stored)).toEqual({ mutes: [{ key: 'a', until: null }], acknowledged: [] })
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (mutes, acknowledged) => {
        const marks = readMarks({ mutes, acknowledged })
        expect(marks.mutes.length + marks.acknowledged.length).toBeLessThanOrEqual(2 * MARKS_MAX)
        markOf(marks, group, NOW)
      }),
    )
  })
})
