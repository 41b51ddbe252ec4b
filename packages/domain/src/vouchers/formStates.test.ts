import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, draftOf, lockedField, withDraft } from '../forms/index.ts'
import { type HeldVoucher, VOUCHER_FORM, type VoucherValues, withKind } from './form.ts'
import { checkVoucher, isShownOn, toggleLine, voucherPolicy } from './formCheck.ts'
import {
  findGuests,
  fixedStatusOf,
  isSelectionUnsaved,
  noGuestsOf,
  offeredGuests,
  opensToAll,
  withGuest,
  withoutGuest,
} from './formGuests.ts'
import { creationRequest, voucherRequest } from './formRequest.ts'
import { blank, created, edited, loaded, NOW, RULES, wrong } from './testing/forms.ts'

describe('a voucher that exists', () => {
  test.each([
    [{}, true],
    [{ used_total: 1 }, false],
    [
      {
        voucher_users_pks_with_voucher_status: [{ user_pk: 2041, source: 'GUEST', status: 'SUSPEND' }],
      },
      false,
    ],
    [
      {
        voucher_users_pks_with_voucher_status: [
          { user_pk: 2041, source: 'GUEST', status: 'USED' },
          { user_pk: 2042, source: 'GUEST', status: 'NOT_USED' },
        ],
      },
      false,
    ],
    [{ used_total: 1, kind_value: null }, true],
  ])('VCH-020 its value may be edited until somebody uses it: %j', (wire, isEditable) => {
    const policy = voucherPolicy(loaded(wire))
    expect(policy('kindValue').isEditable).toBe(isEditable)
    expect([policy('code'), policy('kind')]).toEqual([lockedField('codeFixed'), lockedField('kindFixed')])
    expect(policy('title').isEditable).toBe(true)
  })

  test('VCH-020 what it lacks can be given; what is fixed says why', () => {
    expect(voucherPolicy(loaded({ used_total: 1 }))('kindValue')).toEqual(lockedField('valueUsed'))
    for (const held of [loaded({ code: null, kind: null }), created()])
      for (const path of ['code', 'kind'])
        expect(voucherPolicy(held)(path)).toMatchObject({ isEditable: true, isRequired: true })
  })

  test('VCH-062 units are not below those that are registered; untouched they are sent as they came', () => {
    const people = [1, 2, 3].map((user_pk) => ({ user_pk, source: 'ACTIVATION', status: 'NOT_USED' }))
    const held = loaded({ used_total: 2, voucher_users_pks_with_voucher_status: people, user_pks: null })
    expect(checkVoucher(edited(held, { units: 2 }), RULES).units).toEqual({
      key: 'voucher.unitsRegistered',
      values: { n: 3 },
    })
    expect(wrong(edited(held, { units: 3 }))).toEqual({})
    expect(wrong(loaded({ units: 5000, used_total: 6000 }))).toEqual({})
    // Guests whom its units never covered are no error of this edit; one that takes units away says the first reason.
    const guests = { user_pks: [1, 2], voucher_users_pks_with_voucher_status: null }
    expect(wrong(loaded({ ...guests, units: 1 }))).toEqual({})
    expect(wrong(edited(loaded(guests), { units: 1 })).units).toBe('voucher.unitsRegistered')
  })

  test('VCH-067 days that came reversed are no error until one of them is edited', () => {
    const reversed = { start: '2026-05-01 00:00:00' }
    expect(wrong(loaded(reversed))).toEqual({})
    for (const held of [
      edited(loaded(reversed), { expire: Date.UTC(2026, 3, 2) }),
      edited(loaded(), { start: Date.UTC(2026, 4, 2) }),
    ])
      expect(wrong(held).expire).toBe('voucher.datesReversed')
  })

  test.each([
    ['ACTIVE', true, true, undefined],
    ['NOT_STARTED', true, false, 'startsLater'],
    ['EXPIRED', true, false, 'onButExpired'],
    ['USED', true, false, 'onButUsed'],
    ['INACTIVE', true, false, 'onButOff'],
    ['INACTIVE', false, false, undefined],
    ['EXPIRED', false, false, undefined],
    ['ACTIVE', false, true, 'offButActive'],
    ['NEWER', true, false, 'onButOff'],
  ])('VCH-039 %s, stored %s: it shows %s, and says %s', (status, active, shown, line) => {
    const held = loaded({ status, active })
    expect([isShownOn(held), toggleLine(held)]).toEqual([shown, line])
    expect(voucherRequest(held, 7).active).toBe(active)
    const off = edited(held, { toggle: 'off' })
    expect([isShownOn(off), voucherRequest(off, 7).active]).toEqual([false, false])
    expect(toggleLine(off)).toBe(active ? 'turnsOff' : undefined)
    const on = edited(held, { toggle: 'on' })
    expect([isShownOn(on), voucherRequest(on, 7).active]).toEqual([true, true])
    expect(toggleLine(on)).toBe(active ? undefined : 'turnsOn')
  })

  test('VCH-039 where nobody says whether it is on, its status does', () => {
    const stored = (status: string) => voucherRequest(loaded({ status, active: null }), 7).active
    expect(['ACTIVE', 'INACTIVE'].map(stored)).toEqual([true, false])
  })

  test('VCH-082 a new voucher is on, without a word', () => {
    expect([isShownOn(created()), toggleLine(created())]).toEqual([true, undefined])
  })
})

describe('guests', () => {
  test('VCH-041 whoever has used it, or is about to, stays selected', () => {
    const people = [
      { user_pk: 1, source: 'GUEST', status: 'SUSPEND' },
      { user_pk: 2, source: 'GUEST', status: 'USED' },
      { user_pk: 3, source: 'GUEST', status: 'NOT_USED' },
    ]
    const held = loaded({ user_pks: [1, 2, 3], voucher_users_pks_with_voucher_status: people })
    expect([1, 2, 3, 4].map((pk) => fixedStatusOf(held.base.voucher, pk))).toEqual([
      'SUSPEND',
      'USED',
      undefined,
      undefined,
    ])
    const without = [1, 2, 3].reduce((now, pk) => edited(now, withoutGuest(now, pk)), held)
    expect(without.values.guestPks).toEqual([1, 2])
    // Even where they used it meanwhile, after they had been taken off here.
    expect(voucherRequest(edited(held, { guestPks: [] }), 7).user_pks).toEqual([1, 2])
  })

  test('VCH-048 VCH-063 a new selection stands in the place of the saved one, and says so until it is saved', () => {
    const held = loaded()
    expect(isSelectionUnsaved(held)).toBe(false)
    const several = loaded({ user_pks: [30, 4, 100], voucher_users_pks_with_voucher_status: null })
    expect(isSelectionUnsaved(edited(several, { guestPks: [100, 30, 4] }))).toBe(false)
    const more = edited(held, withGuest(held.values, 9))
    expect([isSelectionUnsaved(more), voucherRequest(more, 7).user_pks]).toEqual([true, [2041, 9]])
    expect(withGuest(more.values, 9)).toBe(more.values)
    expect(wrong(edited(loaded({ units: 1 }), { guestPks: [2041, 9] })).units).toBe('voucher.unitsSelected')
  })

  test('VCH-068 units come first; people who typed the code leave no room for guests', () => {
    expect(noGuestsOf(created({ units: undefined }))).toBe('unitsFirst')
    expect(noGuestsOf(created({ units: 0 }))).toBe('unitsFirst')
    expect([noGuestsOf(created()), noGuestsOf(loaded())]).toEqual([undefined, undefined])
    const typed = [{ user_pk: 1, source: 'ACTIVATION', status: 'NOT_USED' }]
    const held = loaded({ user_pks: null, voucher_users_pks_with_voucher_status: typed })
    expect(noGuestsOf(held)).toBe('activated')
  })

  test('VCH-042 the last guest taken off opens it to whoever has the code', () => {
    expect(opensToAll(edited(loaded(), { guestPks: [] }))).toBe(true)
    expect(opensToAll(loaded())).toBe(false)
    expect(opensToAll(created())).toBe(false)
  })

  test('VCH-071 offered is who is not selected yet, not hidden, and of the tenant', () => {
    const user = (pk: number, part = {}) => ({ pk, isHidden: false, isRelated: true, ...part })
    const users = [user(1), user(2, { isHidden: true }), user(3, { isRelated: false }), user(4)]
    expect(offeredGuests(users, [4]).map(({ pk }) => pk)).toEqual([1])
  })

  test('a guest is found by each word of name and e-mail', () => {
    const people = [
      { name: 'Zoé Lima', email: 'ze@example.com' },
      { name: undefined, email: 'lima@example.com' },
      { name: 'Lima', email: undefined },
    ]
    expect(findGuests(people, 'LIMA zoe')).toEqual([people[0]])
    expect(findGuests(people, 'lima')).toEqual(people)
    expect(findGuests(people, 'undefined')).toEqual([])
  })
})

/** Vouchers as a server may give them: parts missing, out of range, of kinds that nobody knows. */
const anyWire = fc.record({
  code: fc.option(fc.string({ maxLength: 60 })),
  title: fc.option(fc.string({ maxLength: 80 })),
  description: fc.option(fc.string({ maxLength: 150 })),
  kind: fc.option(fc.constantFrom('PERCENT_RECHARGE', 'MONEY_RECHARGE', 'KWH_RECHARGE', 'FREE_PARKING')),
  kind_value: fc.option(fc.oneof(fc.double(), fc.integer({ min: -10, max: 9000 }))),
  units: fc.option(fc.integer({ min: -5, max: 5000 })),
  used_total: fc.option(fc.integer({ min: 0, max: 1000 })),
  start: fc.option(fc.constantFrom('2026-03-01 03:00:00', '2026-12-01T03:00:00Z', 'amanhã')),
  expire: fc.option(fc.constantFrom('2026-04-01 02:59:59', '2020-01-01 00:00:00', '')),
  status: fc.option(fc.constantFrom('ACTIVE', 'NOT_STARTED', 'EXPIRED', 'INACTIVE', 'USED', '?')),
  active: fc.option(fc.boolean()),
  charge_box_pks: fc.option(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 })),
  user_pks: fc.option(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })),
  voucher_users_pks_with_voucher_status: fc.option(
    fc.uniqueArray(
      fc.record({
        user_pk: fc.integer({ min: 1, max: 9 }),
        source: fc.constantFrom('GUEST', 'ACTIVATION', 'IMPORT'),
        status: fc.constantFrom('NOT_USED', 'SUSPEND', 'USED', '?'),
      }),
      { maxLength: 6, selector: ({ user_pk }) => user_pk },
    ),
  ),
  uses_per_user: fc.option(fc.integer({ min: -2, max: 9 })),
  expire_type: fc.option(fc.constantFrom('EXPIRATION_DATE', 'USES_PER_USER', 'NEVER')),
})

/** Edits that somebody can make, one for each error. */
const MENDS: Readonly<Record<string, (held: HeldVoucher) => Partial<VoucherValues>>> = {
  code: () => ({ code: 'MENDED' }),
  title: () => ({ title: 'Mended' }),
  description: () => ({ description: 'Mended' }),
  kind: ({ values }) => withKind(values, 'PERCENT_RECHARGE'),
  kindValue: () => ({ kindValue: 10 }),
  units: ({ base, values }) => ({
    units: Math.max(1, base.voucher?.usedTotal ?? 0, base.voucher?.users.length ?? 0, values.guestPks.length),
  }),
  start: ({ values }) => ({ start: (values.expire ?? NOW) - 1000 }),
  expire: ({ values }) => ({ expire: (values.start ?? NOW) + 1000 }),
  chargerPks: () => ({ chargerPks: [1] }),
  usesPerUser: () => ({ usesPerUser: 1 }),
}

test('from every loaded voucher some sequence of edits saves, whatever the server gave', () => {
  fc.assert(
    fc.property(anyWire, (wire) => {
      let held = loaded(wire)
      for (let edits = 0; edits < 12; edits += 1) {
        const [path] = Object.keys(checkVoucher(held, RULES))
        if (path === undefined) break
        expect(voucherPolicy(held)(path).isEditable, `${path} can be edited`).toBe(true)
        held = edited(held, MENDS[path]?.(held) ?? {})
      }
      expect(wrong(held)).toEqual({})
      const { start, expire, kind_value, units } = creationRequest(held, 7)
      for (const text of [start, expire]) expect(text).not.toBe('')
      for (const number of [kind_value, units]) expect(Number.isFinite(number)).toBe(true)
    }),
  )
})

test('a draft gives back what stood in the form, and holds of persons their keys alone', () => {
  const anyValues = fc.record({
    code: fc.string(),
    title: fc.string(),
    kind: fc.constantFrom('', 'PERCENT_RECHARGE', 'KWH_RECHARGE'),
    kindValue: fc.option(
      fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
      { nil: undefined },
    ),
    units: fc.option(fc.integer(), { nil: undefined }),
    start: fc.option(fc.integer(), { nil: undefined }),
    expire: fc.option(fc.integer(), { nil: undefined }),
    scope: fc.constantFrom('all' as const, 'some' as const),
    chargerPks: fc.uniqueArray(fc.integer()),
    expireType: fc.constantFrom('EXPIRATION_DATE', 'USES_PER_USER'),
    usesPerUser: fc.option(fc.integer(), { nil: undefined }),
    guestPks: fc.uniqueArray(fc.integer()),
    toggle: fc.constantFrom('' as const, 'on' as const, 'off' as const),
  })
  fc.assert(
    fc.property(anyValues, (values) => {
      for (const { base } of [blank(), loaded()]) {
        const held = edited({ base, values: base.values }, values)
        const draft = draftOf(VOUCHER_FORM, held.values, base.values) ?? {}
        const kept: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(draft))
        const back = withDraft(VOUCHER_FORM, base.values, kept)
        expect(changedFields(VOUCHER_FORM, back, held.values)).toEqual([])
      }
    }),
  )
  expect(draftOf(VOUCHER_FORM, edited(blank(), { guestPks: [2041] }).values, blank().values)).toEqual({
    guestPks: [2041],
  })
})
