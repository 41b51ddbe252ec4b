import { describe, expect, test } from 'vitest'
import { compareKeys, formerValues, keyValueOf, notReturned, type StationKeys } from './index.ts'

const station = (
  stationId: string,
  keys: Readonly<Record<string, string | undefined>> | undefined,
): StationKeys => ({
  stationId,
  keys: keys && Object.entries(keys).map(([key, value]) => ({ key, value })),
})
const a = station('A', { HeartbeatInterval: '240', Own: undefined })
const b = station('B', { heartbeatinterval: '300' })
const c = station('C', { HeartbeatInterval: '240' })
const unread = station('D', undefined)

describe('the values of a key', () => {
  test('OPS-031 without case; no value, a key that was not returned and a station that was not read differ', () => {
    expect(keyValueOf(b, 'HeartbeatInterval')).toEqual({ kind: 'value', value: '300' })
    expect(keyValueOf(a, 'Own')).toEqual({ kind: 'empty' })
    expect(keyValueOf(c, 'Own')).toEqual({ kind: 'absent' })
    expect(keyValueOf(unread, 'Own')).toEqual({ kind: 'unknown' })
  })

  test('TSK-007 a key that was asked for and did not come is named', () => {
    expect(notReturned(['heartbeatinterval', 'Missing'], c.keys ?? [])).toEqual(['Missing'])
  })

  test('side by side: those that differ first, with the value that most have; one that was not read never differs', () => {
    const [first, second] = compareKeys([a, b, c, unread])
    expect(first).toMatchObject({ key: 'HeartbeatInterval', usual: '240', differs: true })
    expect(first?.values.map(({ kind }) => kind)).toEqual(['value', 'value', 'value', 'unknown'])
    expect(second).toMatchObject({ key: 'Own', usual: undefined, differs: true })
    expect(compareKeys([c, unread])).toMatchObject([{ differs: false, usual: undefined }])
    expect(compareKeys([a, b])[0]?.usual).toBeUndefined()
    // Whoever comes first: most say it.
    expect(compareKeys([b, a, c])[0]?.usual).toBe('240')
    // As many agree on another one.
    expect(compareKeys([a, b, c, { ...b, stationId: 'E' }])[0]?.usual).toBeUndefined()
  })

  test('side by side: who differs from the usual, and how; all that was said where nothing is usual', () => {
    const value = (text: string) => ({ kind: 'value', value: text })
    const [heartbeat, own] = compareKeys([a, b, c, unread])
    expect(heartbeat?.odd).toEqual([{ value: value('300'), stationIds: ['B'] }])
    expect(own?.odd).toEqual([
      { value: { kind: 'absent' }, stationIds: ['B', 'C'] },
      { value: { kind: 'empty' }, stationIds: ['A'] },
    ])
    expect(compareKeys([a, b])[0]?.odd).toEqual([
      { value: value('240'), stationIds: ['A'] },
      { value: value('300'), stationIds: ['B'] },
    ])
    expect(compareKeys([a, c, unread]).at(-1)).toMatchObject({ usual: '240', differs: false, odd: [] })
    expect(compareKeys([c, unread])[0]?.odd).toEqual([])
  })

  test('each former value can be put back where it stood, and nowhere else', () => {
    expect(formerValues(['A', 'B', 'C', 'D'], [a, b, c, unread], 'HeartbeatInterval', '60')).toEqual([
      { value: '240', stations: ['A', 'C'] },
      { value: '300', stations: ['B'] },
    ])
    const before = [b, a, c]
    expect(
      formerValues(['A', 'B', 'C'], before, 'HeartbeatInterval', '60').map(({ value }) => value),
    ).toEqual(['240', '300'])
    expect(formerValues(['A', 'B'], [a, b, c], 'HeartbeatInterval', '300')).toEqual([
      { value: '240', stations: ['A'] },
    ])
  })
})
