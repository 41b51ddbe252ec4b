import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { voucherFixture } from '../fixtures/index.ts'
import { overlapsAmong, overlapsOf, type Voucher } from './index.ts'

const ZONE = 'America/Sao_Paulo'
const one = voucherFixture({ start: '2026-03-01 03:00:00', expire: '2026-04-01 02:59:59' })
const twin = (over: object) => voucherFixture({ voucher_pk: 90, code: 'ipe10', ...over })
const shares = (over: object, zone = ZONE) => overlapsOf(one, [twin(over)], one.pk, zone).length > 0

describe('an overlap: the same code, usable, on a day that both have', () => {
  test.each([
    ['the same days', {}, true],
    [
      'it begins at the midnight after',
      { start: '2026-04-01 03:00:00', expire: '2026-05-01 02:59:59' },
      false,
    ],
    ['it begins on the last day, before the other one ends', { start: '2026-03-31 12:00:00' }, true],
    [
      'it ends at the midnight before',
      { start: '2026-02-01 03:00:00', expire: '2026-03-01 03:00:00' },
      false,
    ],
    ['it ends early on the first day', { start: '2026-02-01 03:00:00', expire: '2026-03-01 03:00:01' }, true],
    ['it ends on the last instant of the first day', { start: null, expire: '2026-03-02 02:59:59' }, true],
    ['no dates at all', { start: null, expire: null }, true],
    ['expired', { status: 'EXPIRED' }, false],
    ['not started', { status: 'NOT_STARTED' }, true],
    ['another code', { code: 'IPE11' }, false],
  ])('%s', (_said, over, isShared) => expect(shares(over)).toBe(isShared))

  test('days are local: noon and evening of one day share it, whatever the hours between', () => {
    const noon = voucherFixture({ expire: '2026-03-31 15:00:00' })
    const evening = twin({ start: '2026-03-31 21:00:00' })
    expect(overlapsOf(noon, [evening], noon.pk, ZONE)).toEqual([evening])
    // In a zone where the evening is the next day already they share none.
    expect(overlapsOf(noon, [evening], noon.pk, 'Asia/Tokyo')).toEqual([])
  })

  test('what has no code overlaps with nothing', () => {
    const bare = voucherFixture({ code: null })
    expect(overlapsOf(bare, [voucherFixture({ voucher_pk: 1, code: null })], bare.pk, ZONE)).toEqual([])
    expect(overlapsAmong([bare, voucherFixture({ voucher_pk: 1, code: null })], ZONE).size).toBe(0)
  })
})

test('among a list it goes both ways, and each stands once', () => {
  const twins = [
    one,
    twin({}),
    twin({ voucher_pk: 91, status: 'EXPIRED' }),
    twin({ voucher_pk: 92, code: 'B' }),
  ]
  expect([...overlapsAmong(twins, ZONE)]).toEqual([
    [one.pk, [twins[1]]],
    [90, [one]],
  ])
  const may = twin({ start: '2026-05-01 03:00:00', expire: null })
  expect(overlapsAmong([one, may], ZONE).size).toBe(0)
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-03-${String(at).padStart(2, '0')} 12:00:00`)
  const voucher = fc.record({
    code: fc.constantFrom('A', 'a', 'B'),
    status: fc.constantFrom('ACTIVE', 'NOT_STARTED', 'EXPIRED'),
    start: day,
    expire: day,
  })
  fc.assert(
    fc.property(fc.array(voucher, { maxLength: 8 }), (parts) => {
      const list: readonly Voucher[] = parts.map((part, at) =>
        voucherFixture({ ...part, voucher_pk: at + 1 }),
      )
      const found = overlapsAmong(list, ZONE)
      for (const [pk, others] of found) {
        expect(others.map((other) => other.pk)).not.toContain(pk)
        for (const other of others) expect(found.get(other.pk)?.map((back) => back.pk) ?? []).toContain(pk)
      }
    }),
  )
})
