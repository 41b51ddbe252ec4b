import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupPricing } from '../virtual-groups/index.ts'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { ownPriceOf } from './ownPrice.ts'
import {
  hasClash,
  nextPrice,
  type PricingGroup,
  priceHere,
  pricesHere,
  priceTrend,
  profilesNamed,
} from './priceHere.ts'
import { pricePlaceOf } from './priceQuestion.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, priceAt, WEEKDAYS } from './week.ts'

const price = (kwh: number, minute = 0) => ({ ...NO_TARIFF, kwh, minute })
const base = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: price(1.9), isActive: true }).week
const evening = addPeriods(base, ['MONDAY', 'TUESDAY'], { start: 1080, end: 1320 }, price(2.3))
const week = evening.isDone ? evening.week : base
const exception = (from: string, to: string, kwh: number) => ({
  key: from,
  uuid: null,
  isActive: true,
  from,
  to,
  tariff: price(kwh),
})
/** A Monday. */
const MONDAY = '2026-11-23'
const at = (minute: number, date = MONDAY) => ({ date, minute })

describe('when the price changes next', () => {
  test.each([
    ['into the period', at(600), { date: MONDAY, minute: 1080, tariff: price(2.3) }],
    ['out of it', at(1080), { date: MONDAY, minute: 1320, tariff: price(1.9) }],
    ['on the next day', at(1320), { date: '2026-11-24', minute: 1080, tariff: price(2.3) }],
    [
      'after days without any',
      at(1400, '2026-11-24'),
      { date: '2026-11-30', minute: 1080, tariff: price(2.3) },
    ],
  ])('%s', (_what, now, next) => expect(nextPrice(week, now)).toEqual(next))

  test('an exception far ahead, and the end of the one that holds', () => {
    const christmas = { ...base, exceptions: [exception('2026-12-24', '2026-12-25', 1)] }
    expect(nextPrice(christmas, at(600))).toEqual({ date: '2026-12-24', minute: 0, tariff: price(1) })
    expect(nextPrice(christmas, at(600, '2026-12-24'))).toEqual({
      date: '2026-12-26',
      minute: 0,
      tariff: price(1.9),
    })
    // In whatever order they stand; one that is over gives no price to come.
    const listed = [exception('2026-12-31', '2026-12-31', 3), ...christmas.exceptions]
    const over = exception('2026-11-01', '2026-11-02', 5)
    expect(nextPrice({ ...base, exceptions: [...listed, over] }, at(600))?.date).toBe('2026-12-24')
    expect(nextPrice(base, at(600))).toBeUndefined()
    expect(nextPrice(EMPTY_WEEK, at(600))).toBeUndefined()
  })

  test('no minute before it has another price, and it has', () => {
    const now = at(700, '2026-01-03')
    const minutes = 9 * 1440
    const whenOf = (minute: number) =>
      at(
        (now.minute + minute) % 1440,
        `2026-01-${String(3 + Math.floor((now.minute + minute) / 1440)).padStart(2, '0')}`,
      )
    fc.assert(
      fc.property(anyWeek, (any) => {
        const tariffs = Array.from({ length: minutes }, (_, minute) => {
          const { date, minute: of } = whenOf(minute)
          return JSON.stringify(priceAt(any, date, of).tariff ?? null)
        })
        const first = tariffs.findIndex((each) => each !== tariffs[0])
        const next = nextPrice(any, now)
        if (first < 0) return
        expect(next).toMatchObject(whenOf(first))
        expect(JSON.stringify(next?.tariff ?? null)).toBe(tariffs[first])
      }),
      { numRuns: 40 },
    )
  })
})

test('DPR-028 DPR-032 two prices at one moment are a clash; the same price twice is none', () => {
  const two = (kwh: number): PricingWeek => ({
    ...base,
    exceptions: [exception('2026-12-20', '2026-12-25', 1), exception('2026-12-24', '2026-12-28', kwh)],
  })
  expect([hasClash(two(2), at(0, '2026-12-24')), hasClash(two(2), at(0, '2026-12-26'))]).toEqual([
    true,
    false,
  ])
  expect(hasClash(two(1), at(0, '2026-12-24'))).toBe(false)
  expect(hasClash(week, at(1100))).toBe(false)
})

test.each([
  ['before both', at(0, '2026-12-19'), false],
  ['the first day of the second', at(0, '2026-12-24'), true],
  ['the last day of the first', at(0, '2026-12-25'), true],
  ['the day after', at(0, '2026-12-26'), false],
] as const)('DPR-032 exceptions clash on days that both have: %s', (_what, moment, isClash) => {
  const [one, two] = [exception('2026-12-20', '2026-12-25', 1), exception('2026-12-24', '2026-12-28', 2)]
  expect(hasClash({ ...base, exceptions: [one, two] }, moment)).toBe(isClash)
  expect(hasClash({ ...base, exceptions: [one, { ...two, isActive: false }] }, moment)).toBe(false)
})

test.each([
  ['before the second', 719, false],
  ['its first minute', 720, true],
  ['the last minute of the first', 899, true],
  ['the end of the first', 900, false],
])('DPR-028 periods clash in minutes that both have: %s', (_what, minute, isClash) => {
  const period = (start: number, end: number, kwh: number) => ({
    ...base.days.MONDAY.periods[0],
    key: String(start),
    uuid: null,
    isActive: true,
    start,
    end,
    tariff: price(kwh),
  })
  const clash = (...periods: readonly ReturnType<typeof period>[]) =>
    hasClash({ ...base, days: { ...base.days, MONDAY: { ...base.days.MONDAY, periods } } }, at(minute))
  const [one, two] = [period(600, 900, 1), period(720, 960, 2)]
  expect(clash(one, two)).toBe(isClash)
  expect([clash(one, { ...two, isActive: false }), clash(one, period(720, 960, 1))]).toEqual([false, false])
})

const STATION = {
  takesPayment: true,
  payment: {
    incomeType: 'KWH',
    incomeBy: 'CONNECTOR',
    incomePerKwh: 9,
    incomePerMinute: undefined,
    incomePerRecharge: undefined,
    taxFraction: 0.15,
  },
}
const OWN = { ...NO_TARIFF, kwh: 2, tax: 0.15 }
const connector = (id: number) => ({ id, pricePerKwh: 2, pricePerMinute: 0.5 })
const pricing = (...profiles: GroupPricing['profiles']): GroupPricing => ({ isEnabled: true, profiles })
const group = (id: number, held: PricingGroup['pricing']): PricingGroup => ({
  id,
  name: `G${id}`,
  pricing: held,
})
const EACH = pricing('a', 'a', 'a')
const known = (
  groups: readonly PricingGroup[],
  weeks: readonly [string, PricingWeek | 'gone' | 'unread'][] = [['a', week]],
) => ({
  groups,
  weeks: new Map(weeks),
  now: at(1100),
})

describe('the price of a connector, and why', () => {
  test('the layer of its group’s profile, and when it changes', () => {
    expect(priceHere(STATION, connector(1), known([group(1, EACH)]))).toMatchObject({
      kind: 'profile',
      uuid: 'a',
      layer: { layer: 'period', day: 'MONDAY', tariff: price(2.3) },
      next: { minute: 1320, tariff: price(1.9) },
      isClash: false,
      isPartlyUnread: false,
    })
  })

  test.each([
    ['in no group', 1, [], 'noGroup'],
    ['its group has no record', 1, [group(1, 'none')], 'off'],
    ['pricing is off', 1, [group(1, { ...EACH, isEnabled: false })], 'off'],
    ['no profile for this one', 3, [group(1, pricing('a', undefined, undefined))], 'noProfile'],
    [
      'none in a group that is on',
      2,
      [group(1, 'none'), group(2, pricing('a', undefined, 'a'))],
      'noProfile',
    ],
    ['VGR-085 past the third', 4, [group(1, EACH)], 'beyond'],
  ] as const)('its own: %s', (_what, id, groups, why) =>
    expect(priceHere(STATION, connector(id), known(groups))).toMatchObject({ kind: 'own', why, own: OWN }),
  )

  test('its own while the profile is silent, until it speaks', () => {
    const added = addPeriods(EMPTY_WEEK, ['MONDAY'], { start: 1200, end: 1320 }, price(2.3))
    const silent = added.isDone ? added.week : EMPTY_WEEK
    expect(priceHere(STATION, connector(1), known([group(1, EACH)], [['a', silent]]))).toMatchObject({
      kind: 'own',
      why: 'silent',
      next: { minute: 1200, tariff: price(2.3) },
    })
  })

  test('two groups that say different things are ambiguous, each with its price; the same thing twice is one', () => {
    const two = [group(1, EACH), group(2, pricing('b', 'a', 'a'))]
    const weeks = [
      ['a', week],
      ['b', base],
    ] as const
    const answer = priceHere(
      STATION,
      connector(1),
      known(two, [...weeks.map(([uuid, each]): [string, PricingWeek] => [uuid, each])]),
    )
    expect(answer).toMatchObject({
      kind: 'ambiguous',
      claims: [{ layer: { tariff: price(2.3) } }, { layer: { tariff: price(1.9) } }],
    })
    expect(priceHere(STATION, connector(2), known(two)).kind).toBe('profile')
    expect(priceHere(STATION, connector(1), known([group(1, EACH), group(2, 'none')])).kind).toBe('ambiguous')
  })

  test('what could not be read, or is gone, is no price', () => {
    const why = (groups: readonly PricingGroup[], found?: 'gone' | 'unread') =>
      priceHere(STATION, connector(1), known(groups, found ? [['a', found]] : []))
    expect(why([group(1, undefined)])).toMatchObject({ kind: 'unknown', why: 'groupUnread' })
    expect(why([group(1, EACH)], 'gone')).toMatchObject({ kind: 'unknown', why: 'profileGone' })
    expect(why([group(1, EACH)])).toMatchObject({ kind: 'unknown', why: 'profileUnread' })
    const partly = { ...week, unread: [{}] }
    expect(priceHere(STATION, connector(1), known([group(1, EACH)], [['a', partly]]))).toMatchObject({
      kind: 'profile',
      isPartlyUnread: true,
    })
  })

  test('the station’s own price for all connectors, by energy or by time; not charged; not said', () => {
    const ownOf = (payment: object, takesPayment = true) => {
      const answer = priceHere(
        { takesPayment, payment: { ...STATION.payment, ...payment } },
        connector(1),
        known([]),
      )
      return answer.kind === 'own' ? answer.own : undefined
    }
    expect(ownOf({ incomeBy: 'CHARGE_BOX' })).toEqual({ ...OWN, kwh: 9 })
    expect(ownOf({ incomeType: 'DURATION' })).toEqual({ ...OWN, kwh: 0, minute: 0.5 })
    expect(ownOf({}, false)).toBe('notCharged')
    const bare = { incomeBy: 'CHARGE_BOX', incomePerKwh: undefined, incomeType: undefined }
    expect(ownOf(bare)).toEqual({ ...OWN, minute: 0.5 })
    expect(ownOf({ ...bare, incomePerMinute: 0.7 })).toEqual({ ...OWN, minute: 0.7 })
    const silent = (parts: object, payment: object = {}) =>
      ownPriceOf({ ...STATION, payment: { ...STATION.payment, ...payment } }, { id: 1, ...parts })
    expect(silent({})).toBeUndefined()
    expect(silent({ pricePerKwh: 3 })).toEqual({ ...OWN, kwh: 3 })
    expect(silent({ pricePerMinute: 3 })).toEqual({ ...OWN, kwh: 0 })
    expect(silent({}, { incomePerRecharge: 4 })).toEqual({ ...OWN, kwh: 0, start: 4 })
  })

  test('connectors that cost the same for the same reason stand together', () => {
    const connectors = [4, 1, 0, 2].map(connector)
    expect(
      pricesHere({ ...STATION, connectors }, known([group(1, EACH)])).map((each) => [
        each.connectors,
        each.price.kind,
      ]),
    ).toEqual([
      [[1, 2], 'profile'],
      [[4], 'own'],
    ])
    // The same price for another reason, another price for the same, and the same reason by another profile.
    const dearer = { ...connector(5), pricePerKwh: 3 }
    const mixed = { ...STATION, connectors: [...[1, 2, 3, 4].map(connector), dearer] }
    const both = ['a', 'b'].map((uuid): [string, PricingWeek] => [uuid, week])
    const places = (...profiles: GroupPricing['profiles']) =>
      pricesHere(mixed, known([group(1, pricing(...profiles))], both)).map((each) => each.connectors)
    expect(places('a', 'b', undefined)).toEqual([[1], [2], [3], [4], [5]])
    expect(places('a', undefined, 'a')).toEqual([[1, 3], [2], [4], [5]])
  })
})

test('a price goes up, down, or becomes another kind', () => {
  expect([
    priceTrend(price(2), price(1)),
    priceTrend(price(0, 1), price(0, 2)),
    priceTrend(price(1), NO_TARIFF),
    priceTrend(NO_TARIFF, price(1)),
    priceTrend(price(0, 1), price(1)),
    priceTrend(price(1), price(0, 1)),
    priceTrend(price(1), price(1)),
    priceTrend(price(1, 1), price(2)),
  ]).toEqual(['down', 'up', 'other', 'other', 'other', 'other', 'other', 'up'])
})

test('the profiles that are read are those of pricings that are on, each once', () => {
  const groups = [
    group(1, EACH),
    group(2, pricing('b', undefined, 'a')),
    group(3, { ...pricing('c', 'c', 'c'), isEnabled: false }),
  ]
  expect(profilesNamed([...groups, group(4, 'none'), group(5, undefined)])).toEqual(['a', 'b'])
})

test.each([
  ['preço Shopping Ipê', 'shopping ipe'],
  ['ipe-0001 PREÇO', 'ipe-0001'],
  ['cuánto shopping', 'shopping'],
  ['preço', undefined],
  ['shopping', undefined],
  ['', undefined],
])('%j asks for the price of %j', (query, place) => expect(pricePlaceOf(query)).toBe(place))
