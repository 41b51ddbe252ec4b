import { describe, expect, test } from 'vitest'
import { draftOf, mergeForm, withDraft } from '../forms/index.ts'
import {
  checkProfile,
  curveOf,
  freshId,
  type IntervalRow,
  isExpired,
  isProfileSavedAs,
  orderProfiles,
  PROFILE_FORM,
  type ProfileValues,
  profileForm,
  profileRequest,
  readProfiles,
  readTyped,
  splitAtMidnight,
  withRows,
} from './index.ts'

const row = (from: string, to: string, limit: number | undefined = 16, id = 1): IntervalRow => ({
  id,
  from,
  to,
  limit,
})
const values = (rows: readonly IntervalRow[], changes: Partial<ProfileValues> = {}): ProfileValues => ({
  description: 'Noturno',
  plan: { limit: 32, rows },
  ...changes,
})
const keysOf = (found: ReturnType<typeof checkProfile>) =>
  Object.fromEntries(Object.entries(found).map(([path, message]) => [path, message?.key]))
const errorsOf = (rows: readonly IntervalRow[], changes?: Partial<ProfileValues>) =>
  keysOf(checkProfile(values(rows, changes)))

describe('the rules', () => {
  test('CHP-012 CHP-014 a new one needs a description and a default limit', () => {
    const fresh = profileForm(undefined, undefined).values
    expect(keysOf(checkProfile(fresh))).toEqual({
      description: 'profile.descriptionMissing',
      'plan.limit': 'profile.limitMissing',
    })
  })

  test('CHP-013 the description has at most 20 characters', () => {
    expect(errorsOf([], { description: 'x'.repeat(20) })).toEqual({})
    expect(errorsOf([], { description: 'x'.repeat(21) })).toEqual({ description: 'tooLong' })
  })

  test.each([
    ['', '21:00', ['plan.0.from']],
    ['18:00', '', ['plan.0.to']],
    ['x', '24:10', ['plan.0.from', 'plan.0.to']],
    ['24:00', '24:00', ['plan.0.from']],
  ])('CHP-015 an interval from %j to %j needs both times', (from, to, paths) =>
    expect(errorsOf([row(from, to)])).toEqual(
      Object.fromEntries(paths.map((path) => [path, 'profile.timesMissing'])),
    ),
  )

  test('CHP-016 an interval’s limit is there, not below 0, of one decimal, and not the default', () => {
    const of = (limit: number | undefined) => errorsOf([{ ...row('18:00', '21:00'), limit }])['plan.0.limit']
    expect([undefined, -1, 16.25, 32].map(of)).toEqual([
      'profile.limitMissing',
      'negative',
      'profile.oneDecimal',
      'profile.sameAsDefault',
    ])
    expect([0, 5.9, 16.3, 999].map(of)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('CHP-016 a limit that was loaded is valid until it is edited', () => {
    const loaded = values([row('18:00', '21:00', 16.25)], {})
    expect(checkProfile(loaded, loaded)).toEqual({})
    expect(keysOf(checkProfile(values([row('18:00', '21:00', 16.26)]), loaded))).toEqual({
      'plan.0.limit': 'profile.oneDecimal',
    })
  })

  test.each([
    ['apart', [row('06:00', '08:00'), row('18:00', '21:00', 10, 2)], []],
    ['touching', [row('06:00', '08:00'), row('08:00', '21:00', 10, 2)], []],
    ['to the end of the day', [row('18:00', '24:00')], []],
    ['to a typed 00:00', [row('18:00', '00:00')], []],
    [
      'to a typed 23:59, after which nothing can begin',
      [row('18:00', '23:59'), row('23:59', '24:00', 10, 2)],
      ['plan.1.from'],
    ],
    ['overlapping', [row('06:00', '08:01'), row('08:00', '21:00', 10, 2)], ['plan.1.from']],
    ['out of order', [row('18:00', '21:00'), row('06:00', '08:00', 10, 2)], ['plan.1.from']],
    ['across midnight', [row('22:00', '06:00')], ['plan.0.from']],
    ['of no length', [row('22:00', '22:00')], ['plan.0.from']],
  ])('CHP-017 intervals %s', (_, rows, paths) =>
    expect(errorsOf(rows)).toEqual(Object.fromEntries(paths.map((path) => [path, 'profile.misplaced']))),
  )

  test('the last minute alone cannot be sent', () => {
    expect(errorsOf([row('23:59', '24:00')])).toEqual({ 'plan.0.from': 'profile.lastMinute' })
    expect(errorsOf([row('23:58', '24:00')])).toEqual({})
  })
})

describe('what is sent', () => {
  test('CHP-008 CHP-018 CHP-019 description, default and intervals; the end of the day goes out as 23:59', () => {
    const held = values([row('06:00', '07:30', 10), row('2200', '0:00', 16.5, 2)], { description: ' Pico ' })
    expect(profileRequest(held)).toEqual({
      description: 'Pico',
      currentLimitDefault: 32,
      intervals: [
        { beginningEnd: ['06:00', '07:30'], currentLimit: 10 },
        { beginningEnd: ['22:00', '23:59'], currentLimit: 16.5 },
      ],
    })
  })

  test('CHP-020 another description or another limit is not what was sent', () => {
    const sent = profileRequest(values([row('18:00', '21:00')]))
    const curve = curveOf(values([row('18:00', '21:00')]).plan)
    expect(isProfileSavedAs(sent, { description: 'Noturno', curve, losses: [] })).toBe(true)
    expect(isProfileSavedAs(sent, { description: 'Outro', curve, losses: [] })).toBe(false)
    expect(
      isProfileSavedAs(sent, { description: 'Noturno', curve: { ...curve, defaultLimit: 31 }, losses: [] }),
    ).toBe(false)
  })
})

describe('rows', () => {
  test('CHP-017 one across midnight becomes two, each in its place', () => {
    const { plan } = values([row('08:00', '09:00', 10), row('22:00', '06:00', 16, 2)])
    expect(splitAtMidnight(plan, 2).rows).toEqual([
      row('00:00', '06:00', 16, 2),
      row('08:00', '09:00', 10),
      row('22:00', '24:00', 16, 3),
    ])
    expect(splitAtMidnight(plan, 1)).toBe(plan)
  })

  test('a row to add stands before the first that begins later; the others keep their order', () => {
    const { plan } = values([row('18:00', '19:00'), row('06:00', '07:00', 1, 2)])
    expect(withRows(plan, [row('10:00', '11:00', 2, 3)]).rows.map(({ id }) => id)).toEqual([3, 1, 2])
    expect(withRows(plan, [row('20:00', '21:00', 2, 3)]).rows.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(freshId(plan)).toBe(3)
  })

  test('only what has times and a limit is drawn, and nothing twice', () => {
    const { plan } = values([
      row('18:00', '21:00'),
      row('20:00', '22:00', 10, 2),
      row('', '23:00', 1, 3),
      { ...row('01:00', '02:00', 1, 4), limit: undefined },
    ])
    expect(curveOf(plan).intervals).toEqual([{ start: 1080, end: 1260, limit: 16 }])
  })
})

describe('draft and merge', () => {
  test('half-typed rows outlive a reload as they stand', () => {
    const loaded = values([row('18:00', '21:00')])
    const typed = values([row('18:', '21:00'), { ...row('', '', undefined, 2), limit: undefined }], {
      plan: undefined as never,
    })
    const mine = {
      ...typed,
      plan: { limit: undefined, rows: [row('18:', '21:00'), { id: 2, from: '', to: '', limit: undefined }] },
    }
    const kept = draftOf(PROFILE_FORM, mine, loaded)
    expect(withDraft(PROFILE_FORM, loaded, JSON.parse(JSON.stringify(kept)))).toEqual(mine)
    expect(withDraft(PROFILE_FORM, loaded, { plan: { rows: 'x' } })).toEqual(loaded)
  })

  test('CHP-019 the day is one field: mine where I changed it, theirs where I did not', () => {
    const base = values([row('18:00', '21:00')])
    const theirs = values([row('17:00', '21:00')], { description: 'Pico' })
    const mine = values([row('18:00', '22:00')])
    const { merged, changes } = mergeForm(PROFILE_FORM, base, mine, theirs)
    expect(merged).toEqual({ description: 'Pico', plan: mine.plan })
    expect(changes.map(({ field, isClash }) => [field, isClash])).toEqual([
      ['description', false],
      ['plan', true],
    ])
    // Other ids are no other day.
    expect(mergeForm(PROFILE_FORM, base, base, values([row('18:00', '21:00', 16, 9)])).changes).toEqual([])
  })
})

describe('the list', () => {
  const wire = (chargingProfilePk: unknown, changes: object = {}) => ({
    chargingProfilePk,
    description: 'Noturno',
    stackLevel: 0,
    profilePurpose: 'TX_DEFAULT_PROFILE',
    profileKind: 'RECURRING',
    recurrencyKind: 'DAILY',
    validFrom: null,
    validTo: null,
    ...changes,
  })

  test('OPS-050 OPS-051 CHP-010 CHP-021 rows are read with what they have; one without a key is counted', () => {
    const read = readProfiles({
      error: null,
      chargingProfileList: [
        wire(4, { validTo: '2026-01-01T00:00:00Z' }),
        { chargingProfilePk: '5', profilePurpose: 'SOMETHING' },
        wire(undefined),
      ],
    })
    expect(read?.unread).toBe(1)
    expect(read?.data).toEqual([
      {
        pk: 4,
        description: 'Noturno',
        stackLevel: 0,
        purpose: 'TX_DEFAULT_PROFILE',
        kind: 'RECURRING',
        recurrency: 'DAILY',
        validFrom: undefined,
        validTo: Date.UTC(2026, 0, 1),
      },
      expect.objectContaining({ pk: 5, purpose: 'SOMETHING', stackLevel: undefined }),
    ])
    expect(readProfiles('x')).toBeUndefined()
  })

  test('they stand by purpose, the higher level first, the expired ones last', () => {
    const now = Date.UTC(2026, 5, 1)
    const read = readProfiles([
      wire(1),
      wire(2, { stackLevel: 3 }),
      wire(3, { stackLevel: 9, validTo: '2026-01-01T00:00:00Z' }),
      wire(4, { profilePurpose: 'CHARGE_POINT_MAX_PROFILE' }),
      wire(5, { profilePurpose: null }),
      wire(6, { stackLevel: 5 }),
      wire(7, { stackLevel: null }),
    ])
    const rows = read?.data ?? []
    expect(orderProfiles(rows, now).map(({ pk }) => pk)).toEqual([4, 6, 2, 1, 7, 5, 3])
    expect(rows.filter((each) => isExpired(each, now)).map(({ pk }) => pk)).toEqual([3])
  })
})

describe('typed as text', () => {
  test.each([
    ['18:00-21:00 16A', [[1080, 1260, 16]]],
    ['18h às 21h30 16,5 A', [[1080, 1290, 16.5]]],
    ['1800 – 2100 0', [[1080, 1260, 0]]],
    [
      '22-6 10',
      [
        [0, 360, 10],
        [1320, 1440, 10],
      ],
    ],
    [
      '6 to 8 10; 18 a 24 16',
      [
        [360, 480, 10],
        [1080, 1440, 16],
      ],
    ],
  ])('%j', (text, expected) => {
    const { found, unread } = readTyped(text)
    expect(found.map(({ start, end, limit }) => [start, end, limit])).toEqual(expected)
    expect(unread).toEqual([])
  })

  test('a line that is none is given back', () => {
    expect(readTyped('hello\n\n18-21 16\n25:00-26:00 3').unread).toEqual(['hello', '25:00-26:00 3'])
  })
})
