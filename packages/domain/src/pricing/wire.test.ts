import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../fixtures/golden.ts'
import { decodeWeek, encodeWeek } from './codec.ts'
import {
  PRICE_FIELDS,
  rawEntry,
  readCreatedPricing,
  readPricingDetails,
  readPricingProfiles,
} from './wire.ts'

const MONDAY = { dayOfWeek: 'MONDAY', general: true, exception: false, active: true, kwhPrice: 2.3 }
const listOf = (...entries: readonly unknown[]) => ({ error: null, dynamicPricingDetailList: entries })
const kindsOf = (...entries: readonly unknown[]) =>
  readPricingDetails(listOf(...entries))?.data.map(({ kind }) => kind)

describe('profiles', () => {
  test('DPR-011 DPR-037 an item has its uuid, its name and how many chargers it is applied to', () => {
    const body = {
      error: null,
      dynamicPricingList: [
        { uuid: 'a1', name: ' Noturno ', chargeBoxCount: 14 },
        { uuid: 'b2', name: null, chargeBoxCount: null },
        { name: 'sem uuid', chargeBoxCount: 3 },
      ],
    }
    expect(readPricingProfiles(body)).toEqual({
      data: [
        { uuid: 'a1', name: 'Noturno', chargerCount: 14 },
        { uuid: 'b2', name: undefined, chargerCount: undefined },
      ],
      unread: 1,
    })
    expect(readPricingProfiles({ type: 'x' })).toBeUndefined()
  })

  test('DPR-003 DPR-012 the reply of a creation has the uuid, or none', () => {
    expect(readCreatedPricing({ dynamicPricingUuid: 'c3', error: null })?.data).toBe('c3')
    expect(readCreatedPricing({ dynamicPricingUuid: null, error: null })?.data).toBeUndefined()
  })
})

describe('entries', () => {
  test('DPR-013 DPR-014 DPR-016 DPR-040 the golden reply: a period and an exception, by the names of the contract', () => {
    const read = readPricingDetails(GOLDEN.E13)
    expect(read?.unread).toBe(0)
    expect(read?.data).toMatchObject([
      {
        kind: 'read',
        detail: {
          dayOfWeek: 'MONDAY',
          general: false,
          exception: false,
          active: true,
          startTimeGMT: '21:00:00',
          endTimeGMT: '01:00:00',
          servicePrice: 1,
          kwhPrice: 2.3,
          idleTimePrice: 0.5,
        },
      },
      { kind: 'read', detail: { dayOfWeek: null, exception: true, startDate: '2026-12-24' } },
    ])
  })

  test('DPR-019 a price that is missing is off', () => {
    const [entry] = readPricingDetails(listOf({ ...MONDAY, servicePrice: null }))?.data ?? []
    expect(entry?.kind === 'read' && PRICE_FIELDS.map((field) => entry.detail[field])).toEqual([
      0, 2.3, 0, 0, 0, 0, 0,
    ])
  })

  test('DPR-022 an exception without an end is a single day', () => {
    const [entry] =
      readPricingDetails(listOf({ exception: true, startDate: '2026-12-25T00:00:00' }))?.data ?? []
    expect(entry).toMatchObject({ detail: { startDate: '2026-12-25', endDate: '2026-12-25' } })
  })

  test('DPR-041 what cannot be read is kept as it came, and counted', () => {
    const odd = [
      { ...MONDAY, dayOfWeek: 'FERIADO' },
      { ...MONDAY, kwhPrice: 'grátis' },
      { ...MONDAY, kwhPrice: -1 },
      { ...MONDAY, general: false, startTimeGMT: '25:00:00', endTimeGMT: '26:00:00' },
      { ...MONDAY, exception: true, startDate: '2026-02-10' },
      { exception: true, startDate: '2026-02-10', endDate: '2026-02-01' },
      { exception: true, startDate: null },
      'MONDAY',
      null,
    ]
    const read = readPricingDetails(listOf(MONDAY, ...odd))
    expect(read?.unread).toBe(odd.length)
    expect(read?.data.map(({ raw }) => raw)).toEqual([MONDAY, ...odd])
    expect(kindsOf({ ...MONDAY, dayOfWeek: 'monday', startTimeGMT: '1' })).toEqual(['read'])
  })

  test('DPR-041 a reply without its list is no empty list: a save would delete every price', () => {
    expect(readPricingDetails({ error: null })).toBeUndefined()
    expect(readPricingDetails('<html>')).toBeUndefined()
    expect(readPricingDetails({ error: null, dynamicPricingDetailList: null })?.data).toEqual([])
  })

  test('DPR-041 an entry goes back as it came, without what is only received', () => {
    expect(rawEntry({ a: 1, service_price_income_human_readable: 'R$ 1,00' })).toEqual({ a: 1 })
    expect(rawEntry('x')).toBe('x')
  })

  test('DPR-019 a null price goes back as 0, also of an entry that nobody touched or could read; all else as it came', () => {
    const raw = { kwhPrice: '2.30', idleTimePrice: null, taxes: null, dayOfWeek: 'FERIADO', startDate: null }
    expect(rawEntry(raw)).toEqual({ ...raw, idleTimePrice: 0, taxes: 0 })
    const week = decodeWeek([{ kind: 'unread', raw }], 'UTC')
    expect(encodeWeek(week, 'UTC')).toEqual([{ ...raw, idleTimePrice: 0, taxes: 0 }])
  })
})
