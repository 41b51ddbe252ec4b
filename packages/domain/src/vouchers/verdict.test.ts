import { describe, expect, test } from 'vitest'
import { guestVoucherFixture, voucherFixture, voucherHistoryFixture } from '../fixtures/index.ts'
import { firstCross, invitablePeople, judgeVoucher, matchInvites, unitsMissing } from './index.ts'
import { usesAllowed, usesOf } from './verdict.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')

describe('why it does not work', () => {
  const judge = (over: object, { driverPk, chargerPk }: { driverPk?: number; chargerPk?: number } = {}) =>
    judgeVoucher({
      voucher: guestVoucherFixture({ ...over }),
      driverPk: driverPk ?? 203,
      chargerPk: chargerPk ?? 12,
      uses: voucherHistoryFixture(),
      now: NOW,
    })

  test('nothing forbids it: seven ticks', () => {
    expect(judge({}).map(({ result }) => result)).toEqual(Array.from({ length: 7 }, () => 'yes'))
    expect(firstCross(judge({}))).toBeUndefined()
  })

  test.each([
    ['active', { active: false }, {}],
    ['active', { status: 'INACTIVE', active: true }, {}],
    ['started', { start: '2026-03-20 03:00:00' }, {}],
    ['notEnded', { expire: '2026-03-14 02:59:59' }, {}],
    ['units', { not_used_total: 0 }, { driverPk: 900 }],
    ['charger', {}, { chargerPk: 99 }],
    ['guest', {}, { driverPk: 900 }],
    ['uses', {}, { driverPk: 201 }],
  ] as const)('%s is the first cross of %j %j', (check, over, who) =>
    expect(firstCross(judge(over, who))).toBe(check),
  )

  test.each([
    ['active', { active: null }, {}, 'yes'],
    ['started', { start: '2026-03-14 15:00:00' }, {}, 'yes'],
    ['notEnded', { expire: '2026-03-14 15:00:00' }, {}, 'yes'],
    ['notEnded', { status: 'EXPIRED' }, {}, 'no'],
    ['units', { status: 'USED' }, { driverPk: 900 }, 'no'],
    ['units', { not_used_total: null, used_total: 4 }, { driverPk: 900 }, 'yes'],
    ['units', { not_used_total: null, used_total: 5 }, { driverPk: 900 }, 'no'],
    // Who has a unit needs no other one; who used theirs up does.
    ['units', { not_used_total: 0 }, { driverPk: 203 }, 'yes'],
    ['units', { not_used_total: 0 }, { driverPk: 201 }, 'no'],
  ] as const)('%s of %j for %j: %s', (check, over, who, result) =>
    expect(judge(over, who)).toContainEqual({ check, result }),
  )

  test.each([
    ['uses', { expire_type: 'USES_PER_USER' }, { driverPk: 201, uses: undefined }, 'unknown'],
    ['uses', { expire_type: 'EXPIRATION_DATE' }, { driverPk: 201, uses: undefined }, 'unknown'],
    ['uses', { expire_type: 'EXPIRATION_DATE' }, { driverPk: 201, uses: voucherHistoryFixture() }, 'yes'],
    ['uses', { expire_type: 'USES_PER_USER' }, { driverPk: undefined, uses: [] }, 'unknown'],
    ['charger', {}, { driverPk: undefined, uses: [] }, 'yes'],
  ] as const)('%s of a voucher for everybody, %j, for %j: %s', (check, over, who, result) => {
    const voucher = voucherFixture({ ...over, voucher_users_pks_with_voucher_status: [] })
    expect(judgeVoucher({ voucher, chargerPk: undefined, now: NOW, ...who })).toContainEqual({
      check,
      result,
    })
  })

  test('a number of uses counts where it ends the voucher, and each driver has their own', () => {
    const allowed = (expire_type: string) => usesAllowed(voucherFixture({ uses_per_user: 3, expire_type }))
    expect(['USES_PER_USER', 'EXPIRATION_DATE'].map(allowed)).toEqual([3, 1])
    expect(usesOf(voucherHistoryFixture(), 202)).toBe(1)
    expect(usesOf(undefined, 202)).toBeUndefined()
  })

  test('uses are counted by the history where a number of uses ends it', () => {
    const by = (uses_per_user: number) =>
      firstCross(
        judgeVoucher({
          voucher: voucherFixture({ uses_per_user, voucher_users_pks_with_voucher_status: [] }),
          driverPk: 201,
          chargerPk: undefined,
          uses: voucherHistoryFixture(),
          now: NOW,
        }),
      )
    expect(by(2)).toBe('uses')
    expect(by(3)).toBeUndefined()
  })

  test('what is not chosen or not told is unknown, never a tick', () => {
    const lines = judgeVoucher({
      voucher: guestVoucherFixture({
        active: null,
        status: null,
        start: null,
        expire: null,
        not_used_total: null,
        units: null,
      }),
      driverPk: undefined,
      chargerPk: undefined,
      uses: undefined,
      now: NOW,
    })
    expect(lines.map(({ result }) => result)).toEqual(Array.from({ length: 7 }, () => 'unknown'))
    expect(judge({}, { driverPk: 202 }).at(-1)).toEqual({ check: 'uses', result: 'unknown' })
  })
})

describe('inviting', () => {
  const people = [
    { pk: 203, email: 'guest@example.com' },
    { pk: 300, email: 'Ana@Example.com' },
    { pk: 301, email: undefined },
  ]
  test('pasted e-mails are found, already in, or listed as unmatched', () => {
    const match = matchInvites(
      ' ana@example.com; GUEST@example.com,\n"x@example.com" ana@example.com fulano ',
      people,
      guestVoucherFixture(),
    )
    expect(match.found.map(({ pk }) => pk)).toEqual([300])
    expect(match.already.map(({ pk }) => pk)).toEqual([203])
    expect(match.notFound).toEqual(['x@example.com'])
    expect(match.notEmail).toEqual(['fulano'])
  })

  test('every guest needs a unit', () => {
    expect(unitsMissing(guestVoucherFixture(), 2)).toBe(0)
    expect(unitsMissing(guestVoucherFixture(), 12)).toBe(10)
    expect(unitsMissing(guestVoucherFixture({ units: null }), 12)).toBe(0)
  })
})

test('VCH-071 whoever may not be offered a voucher is not found, unless they are a guest already', () => {
  const guest = guestVoucherFixture().users[0]?.userPk ?? 0
  const person = (pk: number, isHidden: boolean, isRelated: boolean) => ({
    pk,
    email: `${pk}@example.com`,
    isHidden,
    isRelated,
  })
  const people = [
    person(1, false, true),
    person(2, true, true),
    person(3, false, false),
    person(guest, true, true),
  ]
  expect(invitablePeople(people, guestVoucherFixture()).map(({ pk }) => pk)).toEqual([1, guest])
})
