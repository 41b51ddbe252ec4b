import { describe, expect, test } from 'vitest'
import { transactionsFixture } from '../../fixtures/index.ts'
import { lastDays } from '../../time/index.ts'
import { deepLinkOf, energyPerDay, startLinkOf, stationLabel } from '../index.ts'

describe('the QR code', () => {
  test.each([
    [12, '000012'],
    [1, '000001'],
    [1_234_567, '1234567'],
  ])('STN-018 the label of %d is %s', (pk, label) => expect(stationLabel(pk)).toBe(label))

  test('STN-017 the deep link has key and uuid, encoded', () => {
    expect(deepLinkOf({ pk: 12, uuid: 'a b&c' }, 'Go.Example.com')).toEqual({
      kind: 'link',
      url: 'https://go.example.com/?chargeBoxPk=12&uuid=a%20b%26c',
    })
  })

  test.each([undefined, '', 'example.com/evil', 'https://example.com', 'a b.com'])(
    'STN-019 with the host %j there is no code, and it says why',
    (host) => expect(deepLinkOf({ pk: 12, uuid: 'u' }, host)).toEqual({ kind: 'none', why: 'noHost' }),
  )

  test('STN-017 a station without uuid has no code, and it says why', () => {
    expect(deepLinkOf({ pk: 12, uuid: undefined }, 'go.example.com')).toEqual({ kind: 'none', why: 'noUuid' })
  })

  test('the start link of a connector; none for an id that cannot stand in an address', () => {
    expect(startLinkOf('https://x.example.com', 'São João 1', 2)).toBe(
      'https://x.example.com/qrcode/start/S%C3%A3o%20Jo%C3%A3o%201/2',
    )
    expect(startLinkOf('https://x.example.com', '..', 2)).toBeUndefined()
  })
})

describe('the energy chart', () => {
  const ZONE = 'America/Sao_Paulo'
  const range = lastDays(10, Date.parse('2026-03-14T15:05:00Z'), ZONE)

  test('STN-026 STN-028 a sum for each local day, also those without a recharge; open ones are counted apart', () => {
    const transactions = transactionsFixture()
    const { days, open, unread } = energyPerDay(transactions, range, ZONE)
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([10, '2026-03-05', '2026-03-14'])
    expect([open, unread]).toEqual([1, 0])
    const sum = transactions.reduce((total, { energyKwh = 0 }) => total + energyKwh, 0)
    expect(days.reduce((total, { kwh }) => total + kwh, 0)).toBeCloseTo(sum, 6)
    expect(days.at(-1)?.kwh).toBe(0)
  })

  test('what lies outside, and what cannot be read, is not summed; the latter is counted', () => {
    const [, finished] = transactionsFixture()
    if (!finished) throw new Error('no transaction')
    const outside = [range.from - 1, range.to + 1].map((startedAt) => ({ ...finished, startedAt }))
    const unreadable = { ...finished, energyKwh: undefined }
    const found = energyPerDay([...outside, unreadable], range, ZONE)
    expect(found.days).toHaveLength(10)
    expect([found.unread, found.days.every(({ kwh }) => kwh === 0)]).toEqual([1, true])
  })

  test('0.1 and 0.2 are 0.3', () => {
    const [, finished] = transactionsFixture()
    if (!finished) throw new Error('no transaction')
    const day = [0.1, 0.2].map((energyKwh) => ({ ...finished, energyKwh }))
    expect(energyPerDay(day, range, ZONE).days.map(({ kwh }) => kwh)).toContain(0.3)
  })
})
