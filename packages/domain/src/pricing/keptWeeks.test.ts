import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameWeek, weekChanges } from './changes.ts'
import { decodeWeek, draftDays, encodeWeek } from './codec.ts'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import {
  keptWeek,
  PAST_WEEKS_MAX,
  readKeptWeek,
  readPastWeeks,
  restoredWeek,
  withPastWeek,
} from './keptWeeks.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, WEEKDAYS } from './week.ts'
import { readPricingDetails } from './wire.ts'

const ZONE = 'America/Sao_Paulo'
const PRICE = { ...NO_TARIFF, kwh: 1.9 }
const BASED = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: PRICE, isActive: true }).week

/** Written and read as the browser's storage does it. */
const again = (week: PricingWeek) => readKeptWeek(JSON.parse(JSON.stringify(keptWeek(week, ZONE))), ZONE)
/** A week as the server sends it: every entry has a uuid. */
function served(week: PricingWeek): PricingWeek {
  const entries = encodeWeek(week, ZONE).map((entry, at) => ({
    ...(entry as object),
    dynamicPricingDetailUuid: `uuid-${at}`,
    tenantPk: 7,
    somethingElse: at,
  }))
  return decodeWeek(readPricingDetails(entries)?.data ?? [], ZONE)
}
const withDraft = (week: PricingWeek): PricingWeek => {
  const result = addPeriods(week, ['SUNDAY'], { start: 600, end: 660 }, null, 'cut')
  if (!result.isDone) throw new Error(result.why)
  return result.week
}

describe('a kept week', () => {
  test('comes back as it was, drafts too, which stay without a price', () => {
    fc.assert(
      fc.property(anyWeek, fc.boolean(), (any, isDraft) => {
        const week = isDraft ? withDraft(any) : any
        const found = again(week) ?? EMPTY_WEEK
        expect(isSameWeek(found, week)).toBe(true)
        expect(draftDays(found)).toEqual(draftDays(week))
      }),
      { numRuns: 200 },
    )
  })

  test('keeps uuids and fields that this product does not know', () => {
    const week = served(withDraft(BASED))
    const found = again(week) ?? EMPTY_WEEK
    expect(encodeWeek(found, ZONE)).toEqual(encodeWeek(week, ZONE))
    expect(found.tenantPk).toBe(7)
  })

  test('what is none is none, whatever it is', () => {
    for (const kept of [undefined, null, 'x', 3, [], {}, { entries: 'x' }])
      expect(readKeptWeek(kept, ZONE)).toBeUndefined()
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        readKeptWeek(kept, ZONE)
        readKeptWeek({ entries: [kept], drafts: [kept] }, ZONE)
      }),
    )
    const drafts = [
      { day: 'MONDAY', start: 60, end: 30 },
      { day: 'MONDAY', start: 1500, end: 1560 },
      { day: 'HOLIDAY', start: 0, end: 60 },
    ]
    const periodsOf = (...more: readonly object[]) =>
      readKeptWeek({ entries: [], drafts: [...drafts, ...more] }, ZONE)?.days.MONDAY.periods
    expect(periodsOf()).toEqual([])
    const draft = { uuid: null, isActive: true, tariff: null }
    expect(
      periodsOf({ day: 'MONDAY', start: 600, end: 660 }, { day: 'MONDAY', start: 0, end: 60 }),
    ).toMatchObject([
      { ...draft, start: 0 },
      { ...draft, start: 600 },
    ])
    const [one, other] = periodsOf(...Array(2).fill({ day: 'MONDAY', start: 0, end: 60 })) ?? []
    expect(one?.key).not.toBe(other?.key)
  })
})

describe('a week that is gone back to', () => {
  test('is a change of what the server has: equal days are the same, unknown entries are new', () => {
    const server = served(BASED)
    const { days } = again(served(withDraft(BASED))) ?? EMPTY_WEEK
    const old: PricingWeek = {
      ...EMPTY_WEEK,
      days: {
        ...days,
        MONDAY: {
          general: days.MONDAY.general && {
            ...days.MONDAY.general,
            uuid: 'gone',
            tariff: { ...PRICE, kwh: 3 },
          },
          periods: [],
        },
      },
    }
    const week = restoredWeek(old, server)
    expect(week.days.TUESDAY).toBe(server.days.TUESDAY)
    expect(week.days.MONDAY.general).toMatchObject({ uuid: null, tariff: { kwh: 3 } })
    expect(weekChanges(server, week).map(({ part }) => part)).toEqual(['MONDAY', 'SUNDAY'])
    expect(week.unread).toBe(server.unread)
  })
})

describe('the weeks before', () => {
  const past = (at: number, size = 10) => ({ profileUuid: `p${at % 3}`, at, week: 'x'.repeat(size) })

  test('twenty are kept, the newest first', () => {
    let kept: unknown
    for (let at = 1; at <= PAST_WEEKS_MAX + 5; at += 1) kept = withPastWeek(kept, past(at))
    const weeks = readPastWeeks(JSON.parse(JSON.stringify(kept)))
    expect(weeks.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index))
  })

  test('they never fill the storage: the oldest make room', () => {
    let kept: unknown
    for (let at = 1; at <= 10; at += 1) kept = withPastWeek(kept, past(at, 60_000))
    expect(readPastWeeks(kept).map(({ at }) => at)).toEqual([10, 9, 8])
  })

  test('what is no week is left out', () => {
    expect(readPastWeeks('x')).toEqual([])
    expect(readPastWeeks([null, { at: 1 }, past(4)])).toEqual([past(4)])
  })
})
