import { formatUtcText } from '@corrente/domain/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CallOptions, Gateway } from '../../gateways/index.ts'
import { graphDays, readGraphs, readRangeStats } from '../../resources/stats.ts'
import { homeSearchSchema, rangeOf, searchOf } from './homeSearch.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = Date.UTC(2026, 2, 14, 15, 5)
const local = (ms: number) => formatUtcText(ms - 3 * 3_600_000)

describe('the range in the address', () => {
  test('HOM-002 nothing in the address is the last seven days, midnight to 23:59:59 today', () => {
    const range = rangeOf({ from: undefined, to: undefined }, NOW, ZONE)
    expect([local(range.from), local(range.to)]).toEqual(['2026-03-08 00:00:00', '2026-03-14 23:59:59'])
    expect(searchOf(range, NOW, ZONE)).toEqual({ from: undefined, to: undefined })
  })

  test('a chosen range is written as local dates and read back the same', () => {
    const range = rangeOf({ from: '2026-02-01', to: '2026-02-28' }, NOW, ZONE)
    expect([local(range.from), local(range.to)]).toEqual(['2026-02-01 00:00:00', '2026-02-28 23:59:59'])
    expect(searchOf(range, NOW, ZONE)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })

  test('HOM-003 a day before 2010 or after today, and a reversed range, are no range', () => {
    const usual = rangeOf({ from: undefined, to: undefined }, NOW, ZONE)
    for (const bad of [
      { from: '2009-12-31', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-03-15' },
      { from: '2026-03-10', to: '2026-03-01' },
    ])
      expect(rangeOf(bad, NOW, ZONE)).toEqual(usual)
    expect(rangeOf({ from: '2010-01-01', to: '2026-03-14' }, NOW, ZONE)).not.toEqual(usual)
  })

  test('R10 any address is read, what does not fit counts as not given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('from', 'to', 'station', 'x'), fc.jsonValue()), (search) => {
        const read = homeSearchSchema.parse(search)
        rangeOf(read, NOW, ZONE)
        return read.station === undefined || typeof read.station === 'string'
      }),
    )
    expect(homeSearchSchema.parse({ from: '2026-02-31', station: 12 })).toEqual({
      from: undefined,
      to: undefined,
      station: '12',
    })
  })
})

describe('the calls', () => {
  const spy = () => {
    const calls: { template: string; options: CallOptions | undefined }[] = []
    const cp: Gateway = {
      get: async (template, _read, options) => {
        calls.push({ template, options })
        return { kind: 'unreachable', reason: 'network' }
      },
      send: async () => ({ kind: 'done-empty' }),
      download: async () => ({ kind: 'unreachable', reason: 'network' }),
    }
    return { cp, calls }
  }
  const formats = { locale: 'pt-BR', zone: ZONE, offsetHours: () => -3 }
  const { signal } = new AbortController()

  test('API-024 HOM-001 the statistics are asked for with both ends in UTC and the offset', async () => {
    const { cp, calls } = spy()
    await readRangeStats(cp, rangeOf({ from: undefined, to: undefined }, NOW, ZONE), formats, signal)
    expect(calls[0]).toMatchObject({
      template: 'stats/info',
      options: { query: { fromDate: '2026-03-08 03:00:00', toDate: '2026-03-15 02:59:59', timeZone: -3 } },
    })
  })

  test('API-025 the graphs are asked for by days back from today, for all stations and users', async () => {
    const { cp, calls } = spy()
    await readGraphs(cp, 7, formats, signal)
    expect(calls[0]).toMatchObject({
      template: 'stations/dashboard/graphs',
      options: { query: { days: 7, timeDiff: -3 } },
    })
    expect(calls[0]?.options?.query).not.toHaveProperty('stationId')
  })

  test('a range that ended earlier is covered by more days', () => {
    expect(graphDays(rangeOf({ from: undefined, to: undefined }, NOW, ZONE), NOW, ZONE)).toBe(7)
    expect(graphDays(rangeOf({ from: '2026-03-01', to: '2026-03-05' }, NOW, ZONE), NOW, ZONE)).toBe(14)
  })
})
