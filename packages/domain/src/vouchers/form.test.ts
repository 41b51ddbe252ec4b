import { describe, expect, test } from 'vitest'
import { formatUtcText } from '../time/index.ts'
import { copiedVoucher, type VoucherValues, withExpireType, withKind } from './form.ts'
import { checkVoucher, voucherPolicy } from './formCheck.ts'
import { previewOf } from './formPreview.ts'
import { creationRequest, isCreatedAs, isSavedAs, voucherRequest } from './formRequest.ts'
import { blank, created, edited, loaded, NOW, RULES, voucherOf, WIRE, wrong, ZONE } from './testing/forms.ts'

describe('what a new voucher needs', () => {
  test('VCH-051 VCH-054 VCH-055 VCH-056 VCH-057 VCH-061 VCH-067 each field that is missing says so', () => {
    expect(wrong(edited(blank(), { start: undefined }))).toEqual({
      code: 'voucher.codeMissing',
      title: 'voucher.titleMissing',
      description: 'voucher.descriptionMissing',
      kind: 'voucher.kindMissing',
      kindValue: 'voucher.valueMissing',
      units: 'voucher.unitsMissing',
      start: 'voucher.startMissing',
      expire: 'voucher.expireMissing',
    })
    expect(wrong(created())).toEqual({})
  })

  test('VCH-052 VCH-054 VCH-055 code 30, name 50, description 100 characters', () => {
    const long = { code: 'X'.repeat(31), title: 'x'.repeat(51), description: 'x'.repeat(101) }
    expect(wrong(created(long))).toEqual({ code: 'tooLong', title: 'tooLong', description: 'tooLong' })
    expect(
      wrong(created({ code: 'X'.repeat(30), title: 'x'.repeat(50), description: 'x'.repeat(100) })),
    ).toEqual({})
  })

  test.each([
    ['VCH-057', 'PERCENT_RECHARGE', 0, 'voucher.valueZero'],
    ['VCH-058', 'MONEY_RECHARGE', 1000.01, 'voucher.moneyMax'],
    ['VCH-058', 'MONEY_RECHARGE', 1000, undefined],
    ['VCH-059', 'KWH_RECHARGE', 5000.01, 'voucher.kwhMax'],
    ['VCH-059', 'KWH_RECHARGE', 5000, undefined],
    ['VCH-060', 'PERCENT_RECHARGE', 100.01, 'voucher.percentMax'],
    ['VCH-060', 'PERCENT_RECHARGE', 100, undefined],
    ['VCH-069', 'KWH_RECHARGE', 1.005, 'voucher.valueDecimals'],
    ['VCH-069', 'KWH_RECHARGE', 0.29, undefined],
    ['VCH-069', 'PERCENT_RECHARGE', -1, 'voucher.valueZero'],
  ])('%s a value of %s: %d is %s', (_clause, kind, kindValue, expected) => {
    expect(wrong(created({ kind, kindValue })).kindValue).toBe(expected)
  })

  test('each limit stands in its sentence', () => {
    const told = (values: Partial<VoucherValues>) => Object.values(checkVoucher(created(values), RULES))
    expect(told({ kind: 'KWH_RECHARGE', kindValue: 5001 })).toMatchObject([{ values: { max: '5000' } }])
    expect(told({ kind: 'PERCENT_RECHARGE', kindValue: 101 })).toMatchObject([{ values: { max: '100' } }])
    expect(told({ units: 1001 })).toMatchObject([{ values: { max: '1000' } }])
  })

  test('VCH-058 the limit of money is the tenant’s, in its own words', () => {
    const held = created({ kind: 'MONEY_RECHARGE', kindValue: 40_000 })
    expect(checkVoucher(held, RULES).kindValue?.values).toEqual({ max: 'R$ 1000.00' })
    expect(wrong(held, { moneyMax: 40_000 })).toEqual({})
  })

  test.each([
    [0, 'voucher.unitsZero'],
    [1.5, 'voucher.unitsWhole'],
    [1001, 'voucher.unitsMax'],
    [1000, undefined],
  ])('VCH-061 VCH-064 %d units: %s', (units, expected) => {
    expect(wrong(created({ units })).units).toBe(expected)
  })

  test('VCH-063 units are not below the people that are selected', () => {
    expect(wrong(created({ units: 1, guestPks: [1, 2] })).units).toBe('voucher.unitsSelected')
    expect(wrong(created({ units: 2, guestPks: [1, 2] }))).toEqual({})
  })

  test('VCH-065 a specific charger must be chosen where it is for some', () => {
    expect(wrong(created({ scope: 'some' })).chargerPks).toBe('voucher.chargerMissing')
    expect(wrong(created({ scope: 'some', chargerPks: [3] }))).toEqual({})
  })

  test('VCH-066 total uses are required by uses, of a percentage alone', () => {
    const byUses = created({ expireType: 'USES_PER_USER', usesPerUser: undefined })
    expect(wrong(byUses).usesPerUser).toBe('voucher.usesMissing')
    for (const usesPerUser of [0, 1.5])
      expect(wrong(edited(byUses, { usesPerUser })).usesPerUser).toBe('voucher.usesWhole')
    expect(wrong(edited(byUses, { usesPerUser: 1 }))).toEqual({})
    expect(wrong(loaded({ uses_per_user: 0 }))).toEqual({})
    expect(wrong(edited(byUses, { kind: 'KWH_RECHARGE' }))).toEqual({})
    expect(voucherPolicy(byUses)('expireType').isVisible).toBe(true)
    expect(voucherPolicy(created({ kind: 'MONEY_RECHARGE' }))('expireType').isVisible).toBe(false)
  })

  test('VCH-067 the end comes after the start; a start that is past is fine', () => {
    const { start } = blank().values
    expect(wrong(created({ expire: start })).expire).toBe('voucher.datesReversed')
    expect(wrong(created({ start: NOW - 1e10 }))).toEqual({})
    expect(formatUtcText(start ?? 0)).toBe('2026-03-15 03:00:00')
  })

  test('VCH-047 VCH-053 a code that is taken holds the form', () => {
    expect(wrong(created(), { isCodeTaken: true })).toEqual({ code: 'voucher.codeTaken' })
  })

  test('VCH-043 VCH-044 another kind clears the value and how it ends', () => {
    const held = created({ expireType: 'USES_PER_USER', usesPerUser: 3 })
    expect(withKind(held.values, 'MONEY_RECHARGE')).toMatchObject({
      kind: 'MONEY_RECHARGE',
      kindValue: undefined,
      expireType: 'EXPIRATION_DATE',
      usesPerUser: 1,
    })
    expect(withKind(held.values, 'PERCENT_RECHARGE')).toBe(held.values)
  })
})

describe('what is sent', () => {
  test('VCH-045 VCH-076 VCH-082 a new voucher: upper case, UTC, on, and the defaults', () => {
    const typed = { code: ' ipe10 ', title: ' Boas-vindas ', description: ' Dez por cento ' }
    expect(creationRequest(created(typed), 7)).toEqual({
      code: 'IPE10',
      title: 'Boas-vindas',
      description: 'Dez por cento',
      kind: 'PERCENT_RECHARGE',
      kind_value: 10,
      units: 50,
      start: '2026-03-15 03:00:00',
      expire: '2026-04-01 02:59:59',
      charge_box_pks: null,
      tenant_pk: 7,
      user_pks: null,
      uses_per_user: 1,
      expire_type: 'EXPIRATION_DATE',
      active: true,
    })
    expect(creationRequest(edited(created(), { toggle: 'off' }), 7).active).toBe(false)
  })

  test('VCH-066 other kinds end by their date, once each; so does a percentage that goes back to its date', () => {
    const byUses = { expireType: 'USES_PER_USER', usesPerUser: 3 }
    expect(voucherRequest(created(byUses), 7)).toMatchObject({
      expire_type: 'USES_PER_USER',
      uses_per_user: 3,
    })
    expect(voucherRequest(created({ ...byUses, kind: 'KWH_RECHARGE' }), 7)).toMatchObject({
      expire_type: 'EXPIRATION_DATE',
      uses_per_user: 1,
    })
    expect(withExpireType(created(byUses).values, 'USES_PER_USER')).toEqual(created(byUses).values)
    const back = withExpireType(created(byUses).values, 'EXPIRATION_DATE')
    expect(voucherRequest(edited(blank(), back), 7).uses_per_user).toBe(1)
  })

  test('VCH-072 VCH-083 a voucher that nobody touched goes back as it came', () => {
    const { voucher_pk, used_total, not_used_total, status, created_user_name, code, ...body } = WIRE
    const { voucher_users_pks_with_voucher_status, ...sent } = body
    expect(voucherRequest(loaded(), 1)).toEqual(sent)
  })

  test('VCH-076 an untouched date goes back as the very text that came', () => {
    const odd = { start: '2026-03-01T03:00:00.000Z', expire: '01/04/2026 02:59:59' }
    expect(voucherRequest(loaded(odd), 7)).toMatchObject(odd)
    const longer = edited(loaded(odd), { expire: Date.UTC(2026, 3, 8, 2, 59, 59) })
    expect(voucherRequest(longer, 7)).toMatchObject({ start: odd.start, expire: '2026-04-08 02:59:59' })
  })

  test('VCH-073 VCH-074 VCH-075 what a voucher lacks is sent as its default', () => {
    const bare = loaded({ uses_per_user: null, expire_type: null, charge_box_pks: [], tenant_pk: null })
    expect(voucherRequest(bare, 9)).toMatchObject({
      uses_per_user: 1,
      expire_type: 'EXPIRATION_DATE',
      charge_box_pks: null,
      tenant_pk: 9,
    })
  })

  test('VCH-020 a locked value, and a kind that nobody knows, go as they came', () => {
    const raw = loaded({ kind: 'FREE_PARKING', kind_value: 9000, used_total: 3 })
    expect(wrong(raw)).toEqual({})
    expect(voucherRequest(raw, 7)).toMatchObject({ kind: 'FREE_PARKING', kind_value: 9000 })
  })

  test('VCH-034 guests alone are sent, never who typed the code; a list without entries is one of guests', () => {
    const people = [
      { user_pk: 1, source: 'ACTIVATION', status: 'USED' },
      { user_pk: 2, source: 'GUEST', status: 'NOT_USED' },
    ]
    const mixed = loaded({ user_pks: [1, 2], voucher_users_pks_with_voucher_status: people })
    expect(voucherRequest(mixed, 7).user_pks).toEqual([2])
    const bare = loaded({ user_pks: [5], voucher_users_pks_with_voucher_status: null })
    expect(voucherRequest(bare, 7).user_pks).toEqual([5])
    expect(voucherRequest(edited(bare, { guestPks: [] }), 7).user_pks).toBeNull()
  })

  test('a lost answer is known by what was read again, whatever its dates look like', () => {
    const sent = voucherRequest(loaded(), 7)
    expect(isSavedAs(sent, voucherOf({ start: '2026-03-01T03:00:00Z' }))).toBe(true)
    expect(isSavedAs(sent, voucherOf({ units: 51 }))).toBe(false)
    expect(isSavedAs({ ...sent, user_pks: null }, voucherOf())).toBe(false)
    expect(isSavedAs(sent, voucherOf({ expire: '2026-04-02 02:59:59' }))).toBe(false)
    const places = { ...sent, charge_box_pks: [14, 12, 9] }
    expect(isSavedAs(places, voucherOf({ charge_box_pks: [9, 14, 12] }))).toBe(true)
    expect(isSavedAs(places, voucherOf({ charge_box_pks: [9, 12] }))).toBe(false)
  })

  test('a creation is known by code, title, kind, value and days: last year’s is another one', () => {
    const sent = creationRequest(edited(loaded(), {}), 7)
    expect(isCreatedAs(sent, voucherOf({ voucher_pk: 99, code: 'ipe10' }))).toBe(true)
    for (const other of [
      { code: 'IPE11' },
      { title: 'x' },
      { kind: 'KWH_RECHARGE' },
      { kind_value: 11 },
      { start: '2025-03-01 03:00:00' },
    ])
      expect(isCreatedAs(sent, voucherOf(other))).toBe(false)
  })
})

describe('a copy', () => {
  test('has no guests, no key, and days that are still to come, moved by whole years', () => {
    const old = voucherOf({ start: '2024-12-01 03:00:00', expire: '2025-01-06 02:59:59', code: 'natal' })
    const { voucher, values } = copiedVoucher(old, NOW, ZONE)
    expect(voucher).toBeUndefined()
    expect(values).toMatchObject({ code: 'NATAL', guestPks: [], kind: 'PERCENT_RECHARGE', kindValue: 10 })
    expect([values.start, values.expire].map((at) => formatUtcText(at ?? 0))).toEqual([
      '2026-12-01 03:00:00',
      '2027-01-06 02:59:59',
    ])
  })

  test('of one that still runs keeps its days; 29 February becomes the 28th', () => {
    const { start, expire } = copiedVoucher(voucherOf(), NOW, ZONE).values
    expect([start, expire]).toEqual([voucherOf().start, voucherOf().expire])
    const june = voucherOf({ start: null, expire: '2025-06-01 02:59:59' })
    const moved = copiedVoucher(june, NOW, ZONE).values
    expect([moved.start, formatUtcText(moved.expire ?? 0)]).toEqual([undefined, '2026-06-01 02:59:59'])
    const endless = voucherOf({ start: '2024-06-01 03:00:00', expire: null })
    expect(copiedVoucher(endless, NOW, ZONE).values.start).toBe(endless.start)
    const leap = voucherOf({ start: '2024-02-29 12:00:00', expire: '2024-03-02 12:00:00' })
    expect(formatUtcText(copiedVoucher(leap, NOW, ZONE).values.start ?? 0)).toBe('2027-02-28 12:00:00')
  })
})

test('the preview: 50 people, 2 recharges each, 10 % on up to 100 recharges', () => {
  expect(previewOf(loaded()).worth).toMatchObject({ kind: 'PERCENT_RECHARGE', all: 100 })
  expect(previewOf(loaded())).toMatchObject({ uses: 2, guests: 1, chargers: 1 })
  expect(previewOf(created({ kind: 'MONEY_RECHARGE', kindValue: 0.1, units: 3 })).worth?.all).toBe(30)
  for (const missing of [
    { kindValue: undefined },
    { kindValue: 0 },
    { units: undefined },
    { units: 0 },
    { kind: 'X' },
  ])
    expect(previewOf(created(missing)).worth).toBeUndefined()
  const byUses = { expireType: 'USES_PER_USER', usesPerUser: 3 }
  for (const other of [{ kind: 'MONEY_RECHARGE' }, { expireType: 'EXPIRATION_DATE' }])
    expect(previewOf(created({ ...byUses, ...other })).uses).toBe(1)
  const typed = previewOf(created({ title: ' a ', description: ' b ' }))
  expect([typed.title, typed.description]).toEqual(['a', 'b'])
  expect(previewOf(created()).chargers).toBeUndefined()
})
