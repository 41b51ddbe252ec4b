import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN, oddTexts, rechargeFixture, rechargesFixture, rechargeWire } from '../fixtures/index.ts'
import {
  countQuestions,
  idleStateOf,
  invoiceColorOf,
  invoiceRemedyOf,
  lengthOf,
  meterFileBlock,
  notRunningOf,
  powerMarks,
  RECHARGE_QUESTIONS,
  readPower,
  readRechargeDetail,
  readRecharges,
  readRegister,
  rechargesFor,
  resumedFrom,
  unpaidRecharges,
} from './index.ts'
import { answersQuestion } from './questions.ts'

const ZONE = 'America/Sao_Paulo'
const at = (text: string) => Date.parse(text)

describe('reading', () => {
  test('TRX-025 TRX-026 TRX-027 TRX-028 TRX-029 every field of a row, and the count', () => {
    const read = readRecharges({ error: null, list: [rechargeWire()], count: 37 }, ZONE)
    expect(read).toMatchObject({ unread: 0, data: { count: 37 } })
    expect(read?.data.rows).toEqual([
      {
        id: 55_021,
        stationPk: 12,
        stationId: 'IPE-0001',
        stationName: 'Ipê Centro 01',
        connectorId: 1,
        connectorPk: 31,
        userName: 'Caio Fictício',
        idTag: 'TAG0001',
        userAccount: 'Rede Ipê',
        stationAccount: 'Rede Ipê',
        startedAt: at('2026-03-14T12:10:00Z'),
        stoppedAt: at('2026-03-14T13:40:30Z'),
        durationText: '1h 30min',
        durationSeconds: 5430,
        energyKwh: 20.82,
        energyText: '20,8200 kWh',
        autonomyKm: 125.4,
        stopReason: 'Local',
        stopActor: 'station',
        nfeStatus: 'error_cs',
        paymentType: 'PAGBANK_CARD',
        voucherUnitPk: undefined,
        amount: 4056,
        amountText: 'R$ 40,56',
        income: 4056,
        incomeText: 'R$ 40,56',
        hasPayment: true,
        isPaid: true,
        paymentStatus: 'approved',
        paidText: '14/03/2026 10:41:02',
        paidAt: at('2026-03-14T13:41:02Z'),
        paidError: 'NoError',
        stars: 4,
        feedback: 'Fácil de usar',
        idleSeconds: 1500,
        idleText: '25min',
        idleAmount: 500,
        idleAmountText: 'R$ 5,00',
      },
    ])
  })

  test('a row that came twice is there once, and a voucher is named by its unit', () => {
    const wire = rechargeWire({ voucherUnitPk: 9 })
    const rows = readRecharges([wire, wire, rechargeWire({ id: 2 })], ZONE)?.data.rows
    expect(rows?.map(({ voucherUnitPk }) => voucherUnitPk)).toEqual([9, undefined])
  })

  test('TRX-028 idle time and duration come as seconds or as a clock', () => {
    expect(rechargeFixture({ idleDuration: '00:25:00', durationTime: '01:30:30' })).toMatchObject({
      idleSeconds: 1500,
      durationSeconds: 5430,
    })
  })

  test('stars are 0 to 5; anything else is no rating', () => {
    const stars = [0, '4', 5, 6, -1, null, 'ótimo'].map(
      (value) => rechargeFixture({ feedbackStars: value }).stars,
    )
    expect(stars).toEqual([0, 4, 5, undefined, undefined, undefined, undefined])
  })

  test('a field that is odd costs no row: it is absent, or shown as it came', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(rechargeWire()).filter((key) => key !== 'id')),
        fc.oneof(fc.anything(), fc.constantFrom(...oddTexts)),
        (field, value) => {
          const read = readRecharges([rechargeWire({ [field]: value })], ZONE)
          expect(read?.unread).toBe(0)
          for (const { income, idleAmount } of read?.data.rows ?? [])
            for (const amount of [income, idleAmount])
              expect(amount === undefined || Number.isSafeInteger(amount)).toBe(true)
        },
      ),
    )
  })

  test('TRX-030 TRX-047 the detail of the contract: the recharge and what was measured', () => {
    const read = readRechargeDetail(GOLDEN.E9, ZONE)
    expect(read?.data.recharge).toEqual(rechargeFixture())
    expect(readPower(read?.data.values).points).toHaveLength(2)
    expect(readRechargeDetail({ error: null }, ZONE)).toBeUndefined()
    expect(readRechargeDetail(rechargeWire(), ZONE)?.data.recharge.id).toBe(55_021)
  })
})

describe('power', () => {
  test('TRX-020 watts, unless a value says kW; in the order of time; what is odd is counted', () => {
    const values = {
      'Power.Active.Import': [
        { timestamp: '2026-03-14 12:15:00', value: 7150 },
        { timestamp: '2026-03-14T12:10:00Z', value: '7200.0', unit: 'W' },
        { timestamp: '2026-03-14T12:20:00Z', value: '7.25', unit: 'kW' },
        { timestamp: 'ontem', value: 1 },
        { timestamp: '2026-03-14T12:25:00Z', value: null },
        7,
      ],
    }
    expect(readPower(values)).toEqual({
      points: [
        { t: at('2026-03-14T12:10:00Z'), v: 7.2 },
        { t: at('2026-03-14T12:15:00Z'), v: 7.15 },
        { t: at('2026-03-14T12:20:00Z'), v: 7.25 },
      ],
      unread: 3,
    })
    for (const nothing of [undefined, null, {}, [], { 'Power.Active.Import': null }])
      expect(readPower(nothing)).toEqual({ points: [], unread: 0 })
    expect(readPower({ 'Power.Active.Import': 'muito' })).toEqual({ points: [], unread: 1 })
  })

  test('the marks: plug-in, the first measure without power, and the idle time of the bill', () => {
    const recharge = rechargeFixture()
    const points = [9, 8, 0, 0].map((v, index) => ({ t: (recharge.startedAt ?? 0) + index * 60_000, v }))
    const stop = recharge.stoppedAt ?? 0
    expect(powerMarks(recharge, { points, unread: 0 })).toEqual({
      pluggedAt: recharge.startedAt,
      energyEndAt: points[2]?.t,
      idle: { from: stop - 1_500_000, to: stop },
      pauses: [],
    })
    const calm = rechargeFixture({ idleDuration: null })
    expect(powerMarks(calm, { points: [], unread: 0 })).toMatchObject({ energyEndAt: stop, idle: undefined })
    const running = rechargeFixture({ stopTimestamp: null, idleDuration: null })
    expect(powerMarks(running, { points: points.slice(0, 2), unread: 0 }).energyEndAt).toBeUndefined()
    expect(powerMarks({ ...running, idleSeconds: 60 }, { points, unread: 0 }).idle).toBeUndefined()
    const never = points.slice(2)
    expect(powerMarks({ ...calm, idleSeconds: 0 }, { points: never, unread: 0 })).toMatchObject({
      energyEndAt: stop,
      idle: undefined,
      pauses: [],
    })
    expect(powerMarks(calm, { points: points.slice(1), unread: 0 }).energyEndAt).toBe(points[2]?.t)
  })

  test('pauses are three minutes without power in its midst; neither noise, nor the wait before and after', () => {
    const minute = (index: number) => index * 60_000
    const points = [0, 0, 0, 0, 9, 0, 9, 0, 0, 0, 9, 0, 0, 0, 0].map((v, index) => ({ t: minute(index), v }))
    expect(powerMarks(rechargeFixture(), { points, unread: 0 }).pauses).toEqual([
      { from: minute(7), to: minute(10) },
    ])
  })

  test('the meter now, less the meter at the start; nothing of one reading, or of a meter that began anew', () => {
    const register = (...readings: readonly (readonly [minute: number, value: unknown, unit?: string])[]) =>
      readRegister({
        'Energy.Active.Import.Register': readings.map(([minute, value, unit]) => ({
          timestamp: `2026-03-14 12:0${minute}:00`,
          value,
          unit,
        })),
      })
    expect(register([5, '1246.4', 'kWh'], [0, 1_234_000])).toMatchObject({
      from: { v: 1234 },
      to: { t: at('2026-03-14T12:05:00Z'), v: 1246.4 },
      kwh: 12.4,
    })
    expect(register([0, 1000], [3, 1500], [4, 'x'], [5, 2000], [99, 9000])).toMatchObject({ kwh: 1 })
    expect(register([0, 1000], [5, 1000])).toMatchObject({ kwh: 0 })
    expect(register([0, 1000])).toBeUndefined()
    expect(register([0, 1000], [5, 10])).toBeUndefined()
    expect(register([0, 'x'], [5, 'y'])).toBeUndefined()
    expect(readRegister({})).toBeUndefined()
  })
})

describe('what can be done', () => {
  test.each([
    [1201, 5, 'cancellable'],
    ['00:20:01', 5, 'cancellable'],
    [1200, 5, 'short'],
    ['00:20:00', 5, 'short'],
    [null, 5, 'short'],
    [1500, 0, 'nothing'],
    [1500, null, 'nothing'],
  ])('TRX-034 idle for %j and charged %j is %s', (idleDuration, amount, state) => {
    const recharge = rechargeFixture({ idleDuration, moneyIdlePaymentTransactionAmount: amount })
    expect(idleStateOf(recharge)).toBe(state)
  })

  test.each([
    [18_000, '14/03/2026 10:40:30', undefined],
    ['05:00:00', '14/03/2026 10:40:30', undefined],
    [18_001, '14/03/2026 10:40:30', 'tooLong'],
    [null, '14/03/2026 14:10:00', undefined],
    [null, '14/03/2026 14:10:01', 'tooLong'],
    [60, null, 'running'],
  ])('TRX-040 the measures of %j seconds until %j: %s', (durationTime, stopTimestamp, block) => {
    expect(meterFileBlock(rechargeFixture({ durationTime, stopTimestamp }))).toBe(block)
  })

  test('a recharge without times has no length', () => {
    expect(lengthOf(rechargeFixture({ durationTime: null, startTimestamp: null }))).toBeUndefined()
    expect(lengthOf(rechargeFixture({ durationTime: 60, stopTimestamp: null }))).toBeUndefined()
  })

  test.each([
    ['error_disabled_or_not_configured', 'failed'],
    ['erro_cancelamento', 'failed'],
    ['ERROR_CS', 'failed'],
    ['processando_autorizacao', 'waiting'],
    ['autorizado', 'normal'],
    ['erro_autorizacao', 'normal'],
    ['permissao_negada', 'normal'],
    ['rejeitado', 'normal'],
    ['contingencia', 'normal'],
    [' ', undefined],
    [undefined, undefined],
  ])('NFE-003 NFE-005 NFE-006 an invoice that is %j is %s', (status, color) =>
    expect(invoiceColorOf(status)).toBe(color),
  )

  test('NFE-006 what failed and looks as usual says where it is corrected', () => {
    const remedies = ['permissao_negada', 'erro_autorizacao', 'REJEITADO', 'autorizado', undefined].map(
      invoiceRemedyOf,
    )
    expect(remedies).toEqual(['issuer', 'financial', 'financial', undefined, undefined])
  })
})

describe('questions', () => {
  /** 12:00 in São Paulo. */
  const NOW = Date.parse('2026-03-14T15:00:00Z')
  const rows = rechargesFixture()
  test('each finds its own; the counts are those of what it finds', () => {
    expect(countQuestions(rows, NOW)).toEqual({
      running: 1,
      notRunning: 0,
      invoiceFailed: 1,
      idle: 1,
      noEnergy: 0,
      lowRating: 1,
    })
    for (const question of RECHARGE_QUESTIONS)
      expect(rechargesFor(rows, question, NOW)).toHaveLength(countQuestions(rows, NOW)[question])
    expect(answersQuestion(rechargeFixture({ idleDuration: null }), 'invoiceFailed', NOW)).toBe(true)
    const free = rechargeFixture({ energyHumanReadable: '0,0000 kWh' })
    expect(answersQuestion(free, 'noEnergy', NOW)).toBe(true)
    expect(answersQuestion({ ...free, stoppedAt: undefined }, 'noEnergy', NOW)).toBe(false)
    const energies = ['0,1000 kWh', '0,1001 kWh', null].map((energyHumanReadable) =>
      answersQuestion(rechargeFixture({ energyHumanReadable }), 'noEnergy', NOW),
    )
    expect(energies).toEqual([true, false, false])
    expect(
      answersQuestion(rechargeFixture({ energyHumanReadable: '0,0000 kWh', income: 0 }), 'noEnergy', NOW),
    ).toBe(false)
    expect(answersQuestion(rechargeFixture({ feedbackStars: 3 }), 'lowRating', NOW)).toBe(false)
    expect(answersQuestion(rechargeFixture({ feedbackStars: null }), 'lowRating', NOW)).toBe(false)
    expect(answersQuestion(rechargeFixture({ idleDuration: 1200 }), 'idle', NOW)).toBe(false)
  })

  test('R16 the unpaid are as many as their list says, and their sum is of all or of none', () => {
    const rows = [{ income: 12.3 }, { income: 2 }, { income: 1, stopTimestamp: null }].map(rechargeFixture)
    expect(unpaidRecharges(rows, 3)).toEqual({ count: 3, running: 1, amount: 1530 })
    expect(unpaidRecharges(rows, 4)).toEqual({ count: 4, running: 1, amount: undefined })
  })

  test('what cannot be running is found and says why: open for more than a week, or begun in the future', () => {
    const open = (startTimestamp: string) => rechargeFixture({ startTimestamp, stopTimestamp: null })
    const why = [
      '07/03/2026 12:00:00',
      '01/01/2025 12:00:00',
      '17/03/2026 12:00:00',
      '14/03/2026 12:10:00',
    ].map((start) => notRunningOf(open(start), NOW))
    expect(why).toEqual([undefined, 'tooLong', 'future', undefined])
    const over = rechargeFixture({
      startTimestamp: '01/01/2025 12:00:00',
      stopTimestamp: '01/01/2025 13:00:00',
    })
    expect(notRunningOf(over, NOW)).toBeUndefined()
    const stuck = [over, open('02/01/2025 12:00:00'), open('01/01/2025 12:00:00')]
    expect(rechargesFor(stuck, 'notRunning', NOW)).toEqual([stuck[2], stuck[1]])
  })

  test('what runs longest comes first', () => {
    const running = ['14/03/2026 11:00:00', '13/03/2026 09:00:00', '14/03/2026 08:00:00'].map(
      (startTimestamp, id) => rechargeFixture({ id: id + 1, startTimestamp, stopTimestamp: null }),
    )
    expect(rechargesFor(running, 'running', NOW).map(({ id }) => id)).toEqual([2, 3, 1])
    // Any other question keeps the order of the list.
    expect(rechargesFor(running, 'invoiceFailed', NOW).map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('begun again', () => {
  const part = (id: number, from: string, to: string | null, changes: object = {}) =>
    rechargeFixture({
      id,
      startTimestamp: `14/03/2026 ${from}:00`,
      stopTimestamp: to === null ? null : `14/03/2026 ${to}:00`,
      ...changes,
    })
  test('within ten minutes, by the same tag at the same connector', () => {
    const rows = [
      part(4, '11:00', null),
      part(3, '10:21', '10:50'),
      part(2, '10:10', '10:11'),
      part(1, '09:00', '10:00', { ocppIdTag: 'tag0001' }),
      part(5, '10:02', '10:03', { connectorId: 2 }),
      part(6, '10:03', '10:04', { ocppIdTag: 'OTHER' }),
    ]
    expect([...resumedFrom(rows)].sort()).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ])
    expect(
      resumedFrom([
        part(1, '09:00', '10:00', { ocppIdTag: null }),
        part(2, '10:01', null, { ocppIdTag: null }),
      ]).size,
    ).toBe(0)
    expect(resumedFrom([part(1, '09:00', '10:00'), part(2, '10:11', null)]).size).toBe(0)
    expect([...resumedFrom([part(1, '09:00', '10:00'), part(2, '10:00', null)])]).toEqual([[2, 1]])
    expect(resumedFrom([part(1, '09:00', '10:00'), part(2, '09:30', null)]).size).toBe(0)
  })
})
