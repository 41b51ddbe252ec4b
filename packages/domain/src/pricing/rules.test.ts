import { describe, expect, test } from 'vitest'
import { checkExceptionDays, daysOf, spanOfDays } from './exceptions.ts'
import {
  checkPeriod,
  checkTariff,
  freeJumps,
  isSameTariffForm,
  isTariffFine,
  missingBeside,
  tariffForm,
  tariffOfForm,
  withAmount,
  withPart,
} from './rules.ts'
import { NO_TARIFF } from './week.ts'

const PRICED = tariffForm({ ...NO_TARIFF, kwh: 2.3, fee: 0.05, tax: 0.1575, reserve: 7 })

describe('a tariff', () => {
  test('DPR-016 DPR-019 a loaded 0 is off, off is sent as 0, the price of a reservation stays', () => {
    expect(PRICED.parts.start).toEqual({ isOn: false, amount: undefined })
    expect(tariffOfForm(PRICED)).toEqual({ ...NO_TARIFF, kwh: 2.3, fee: 0.05, tax: 0.1575, reserve: 7 })
    expect(tariffOfForm(withPart(PRICED, 'kwh', false)).kwh).toBe(0)
    expect(tariffOfForm(withAmount(PRICED, 'idle', 5)).idle).toBe(0)
  })

  test('DPR-019 a price that is on needs a value above 0', () => {
    const on = withPart(PRICED, 'start', true)
    expect([...checkTariff(on, false).missing]).toEqual(['start'])
    expect(isTariffFine(checkTariff(on, false))).toBe(false)
    // The price of the energy is nobody else's business.
    expect(on.parts.kwh).toEqual(PRICED.parts.kwh)
    expect(tariffForm({ ...NO_TARIFF, start: 1, minute: 2, idle: 3 }).parts).toMatchObject({
      start: { amount: 1 },
      minute: { amount: 2 },
      idle: { amount: 3 },
    })
    expect([...checkTariff(withAmount(on, 'start', 0), false).missing]).toEqual(['start'])
    expect(isTariffFine(checkTariff(withAmount(on, 'start', 1), false))).toBe(true)
    // What is on and empty is so again where its form opens anew.
    const again = tariffForm(tariffOfForm(on), ['start'])
    expect(again).toEqual(on)
  })

  test('what was typed into a tariff and taken back again is nothing; a price that is on and empty is something', () => {
    const typed = withAmount(PRICED, 'kwh', 2.4)
    expect(isSameTariffForm(typed, PRICED)).toBe(false)
    expect(isSameTariffForm(withAmount(typed, 'kwh', 2.3), PRICED)).toBe(true)
    expect(isSameTariffForm(withPart(PRICED, 'start', true), PRICED)).toBe(false)
    expect(isSameTariffForm({ ...PRICED, tax: 0.15 }, PRICED)).toBe(false)
    const bare = tariffForm(null)
    expect(isSameTariffForm({ ...bare, fee: undefined }, { ...bare, fee: 0 })).toBe(true)
    expect(isSameTariffForm({ ...bare, fee: 0.01 }, bare)).toBe(false)
  })

  test('DPR-019 where only the price per kWh or per minute was asked about, the others that are on and empty wait', () => {
    const rule = { key: 'a', uuid: null, isActive: true, tariff: NO_TARIFF }
    expect(missingBeside({ ...rule, missing: ['kwh', 'start'] }, NO_TARIFF)).toEqual(['start'])
    expect(missingBeside({ ...rule, missing: ['start'] }, { ...NO_TARIFF, start: 1 })).toBeUndefined()
    expect(missingBeside({ ...rule, missing: ['minute'] }, NO_TARIFF)).toBeUndefined()
    expect(missingBeside(null, NO_TARIFF)).toBeUndefined()
  })

  test('DPR-020 DPR-021 the price per kWh and the one per minute turn each other off and clear it', () => {
    const byTime = withPart(PRICED, 'minute', true)
    expect(byTime.parts.kwh).toEqual({ isOn: false, amount: undefined })
    const back = withPart(withAmount(byTime, 'minute', 0.4), 'kwh', true)
    expect(back.parts).toMatchObject({
      kwh: { isOn: true, amount: undefined },
      minute: { isOn: false, amount: undefined },
    })
    // What was loaded with both stays so until it is edited.
    expect(tariffOfForm(tariffForm({ ...NO_TARIFF, kwh: 2, minute: 1 }))).toMatchObject({ kwh: 2, minute: 1 })
  })

  test('DPR-029 a period needs a price per kWh or per minute, a rule and an exception do not', () => {
    const free = tariffForm({ ...NO_TARIFF, start: 4 })
    expect(checkTariff(free, true).hasNoEnergy).toBe(true)
    expect(isTariffFine(checkTariff(free, false))).toBe(true)
  })

  test('DPR-034 fee and tax end at 99.9 percent', () => {
    const high = checkTariff({ ...PRICED, fee: 0.999, tax: 0.9991 }, false)
    expect([...high.tooHigh]).toEqual(['tax'])
    expect(isTariffFine(high)).toBe(false)
  })
})

test.each([
  [{ kwh: 2 }, {}, [{ part: 'kwh', from: 2, to: 0 }]],
  [{ minute: 0.3 }, { start: 1 }, [{ part: 'minute', from: 0.3, to: 0 }]],
  [{ kwh: 2 }, { kwh: 1 }, []],
  [{ kwh: 2 }, { minute: 1 }, []],
  [{ start: 2 }, {}, []],
])('what costs %j becomes free as %j', (from, to, jumps) => {
  expect(freeJumps({ ...NO_TARIFF, ...from }, { ...NO_TARIFF, ...to })).toEqual(jumps)
})

describe('the times of a period', () => {
  const others = [{ start: 600, end: 960 }]
  test.each([
    ['DPR-024 a start is required', undefined, 700, 'startMissing'],
    ['DPR-025 an end is required', 700, undefined, 'endMissing'],
    ['DPR-026 the start is before the end', 720, 700, 'order'],
    ['DPR-027 the two differ', 700, 700, 'order'],
    ['DPR-028 no common start', 600, 610, 'taken'],
    ['DPR-028 no common end', 900, 960, 'taken'],
    ['DPR-028 no overlap', 500, 601, 'taken'],
    ['DPR-028 touching is allowed', 960, 1440, undefined],
    ['DPR-028 touching before, too', 0, 600, undefined],
  ] as const)('%s', (_what, start, end, problem) => {
    expect(checkPeriod({ start, end }, others)).toBe(problem)
  })
})

describe('the days of an exception', () => {
  const others = [{ from: '2026-12-24', to: '2026-12-25' }]
  const of = (from: string | undefined, to: string | undefined, isSingle = false) =>
    checkExceptionDays({ from, to, isSingle }, others)

  test('DPR-030 the days are required', () => {
    expect(of(undefined, undefined, true)).toBe('fromMissing')
    expect(of('2026-12-20', undefined)).toBe('toMissing')
    expect(of('2026-12-20', undefined, true)).toBeUndefined()
  })
  test('DPR-031 the start is not after the end', () => {
    expect(of('2026-12-20', '2026-12-19')).toBe('order')
    expect(of('2026-12-20', '2026-12-20')).toBeUndefined()
  })
  test('DPR-032 no overlap, equal days included', () => {
    expect(of('2026-12-20', '2026-12-24')).toBe('overlaps')
    expect(of('2026-12-24', '2026-12-25')).toBe('overlaps')
    expect(of('2026-12-25', undefined, true)).toBe('overlaps')
    expect(of('2026-12-26', '2026-12-31')).toBeUndefined()
  })
  test('DPR-033 enclosing another one says so first', () => {
    expect(of('2026-12-20', '2026-12-25')).toBe('encloses')
    expect(of('2026-12-24', '2026-12-26')).toBe('encloses')
  })
  test('DPR-022 equal days are a single day, and a single day is sent with equal days', () => {
    expect(daysOf({ from: '2026-12-25', to: '2026-12-25' }).isSingle).toBe(true)
    expect(spanOfDays({ from: '2026-12-25', to: '2027-01-01', isSingle: true }).to).toBe('2026-12-25')
  })
})
