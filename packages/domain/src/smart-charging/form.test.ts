import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentText } from './current.ts'
import {
  checkSmartCharging,
  createRequest,
  groupSmartCharging,
  isChargingSavedAs,
  isCurrentFar,
  limitTerm,
  newSmartCharging,
  readCreatedCharging,
  readCurrent,
  readSmartCharging,
  type SmartChargingValues,
  smartChargingForm,
  typeCurrent,
  updateRequest,
} from './index.ts'

const RECORD = {
  smart_charging_id: 811,
  enabled: true,
  current_nominal_a: 123.45,
  start_date: '2026-03-15',
  end_date: '2026-12-31',
  charge_boxs: [{ charge_box_id: 12 }, { charge_box_id: 13 }],
  modulation: 'DYNAMIC',
  meter_device_remote_id: 'MTR-0001',
  meter_device_remote_in_circuit: true,
}
const record = (fields: object = {}) => {
  const read = readSmartCharging({ ...RECORD, ...fields })?.data
  if (!read) throw new Error('unreadable')
  return read
}
const VALUES: SmartChargingValues = {
  isEnabled: true,
  startDate: '2026-03-15',
  endDate: '2026-12-31',
  current: '125.0',
  meterId: '',
}
/** Types a text key by key. */
const typed = (keys: string, from = '') =>
  [...keys].reduce((text, key) => typeCurrent(text, text + key).text, from)

describe('the current', () => {
  test.each([
    ['1250', '125.0'],
    ['1234', '123.4'],
    ['123456', '123.45'],
    ['125', '125'],
    ['12,5', '12.5'],
    ['12.345', '12.345'],
    ['1.2345', '1.2345'],
    ['123,45', '123.45'],
    ['.5', '.5'],
    ['1250.5', '125.05'],
    ['12a5', '125'],
    ['12..5', '12.5'],
  ])('SMC-017 SMC-018 typing %s leaves %s', (keys, expected) => expect(typed(keys)).toBe(expected))

  test('SMC-017 what does not fit is not taken, and says why', () => {
    expect(typeCurrent('123.45', '123.456')).toEqual({ text: '123.45', refused: 'limit' })
    expect(typeCurrent('12', '12x')).toEqual({ text: '12', refused: 'notNumber' })
    expect(typeCurrent('12', '-12')).toEqual({ text: '12', refused: 'notNumber' })
    expect(typeCurrent('', 'R$ 12')).toEqual({ text: '', refused: 'notNumber' })
    expect(typeCurrent('', '1250')).toEqual({ text: '125.0' })
  })

  test('SMC-018 a loaded value stands as it is stored, and can be made shorter', () => {
    expect(smartChargingForm(4, record({ current_nominal_a: 1250.125 })).values.current).toBe('1250.125')
    expect(typeCurrent('1250.125', '1250.12')).toEqual({ text: '1250.12' })
    expect(currentText(undefined)).toBe('')
  })

  test.each([
    ['125.0', 125],
    ['.5', 0.5],
    ['12.', 12],
    ['0', undefined],
    ['0.0', undefined],
    ['.', undefined],
    ['', undefined],
  ])('SMC-017 %j reads as %s: zero is none', (text, expected) => expect(readCurrent(text)).toBe(expected))

  test('a current above four times or below a quarter of the old one is asked about', () => {
    expect([500, 500.1, 31.25, 31.2, 125].map((now) => isCurrentFar(now, 125))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(isCurrentFar(1250, undefined)).toBe(false)
    expect(isCurrentFar(undefined, 125)).toBe(false)
  })
})

describe('what is wrong', () => {
  const wrong = (fields: Partial<SmartChargingValues>) => checkSmartCharging({ ...VALUES, ...fields })

  test('SMC-013 SMC-014 SMC-016 switched on it needs both dates and a current', () => {
    expect(wrong({ startDate: '', endDate: '', current: '' })).toEqual({
      startDate: { key: 'smart.startMissing' },
      endDate: { key: 'smart.endMissing' },
      current: { key: 'smart.currentMissing' },
    })
    expect(wrong({})).toEqual({})
    expect(wrong({ startDate: '2026-02-30x' })).toHaveProperty('startDate.key', 'smart.startMissing')
  })

  test.each([
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2026-12-31'],
  ])('SMC-015 a start of %s is not before an end of %s', (startDate, endDate) =>
    expect(wrong({ startDate, endDate })).toEqual({ startDate: { key: 'smart.startNotBefore' } }),
  )

  test('SMC-017 a current of zero is missing', () =>
    expect(wrong({ current: '0.0' })).toEqual({ current: { key: 'smart.currentMissing' } }))

  test('switched off nothing is wrong', () =>
    expect(wrong({ isEnabled: false, startDate: '', endDate: '', current: '' })).toEqual({}))
})

describe('what is read and sent', () => {
  test('SMC-001 SMC-027 a record has its limit, dates, chargers and meter; what is odd in it is left out', () => {
    expect(record()).toMatchObject({
      id: 811,
      isEnabled: true,
      startDate: '2026-03-15',
      endDate: '2026-12-31',
      current: 123.45,
      meterId: 'MTR-0001',
      isMeterInCircuit: true,
      chargers: [12, 13],
    })
    expect(
      record({ start_date: '2026-03-15T00:00:00Z', end_date: 5, charge_boxs: [{ charge_box_id: 'x' }] }),
    ).toMatchObject({ startDate: '2026-03-15', endDate: undefined, chargers: [] })
    expect(readSmartCharging({ data: RECORD })?.data).toEqual(record())
    expect(readSmartCharging({ enabled: true })).toBeUndefined()
    expect(readSmartCharging([])).toBeUndefined()
    expect(readCreatedCharging({ data: { smart_charging_id: '9' } })?.data).toEqual({ id: 9 })
    expect(readCreatedCharging({})).toBeUndefined()
  })

  test('SMC-002 SMC-026 the creation sends the limit with the group’s chargers, and never a meter', () => {
    expect(createRequest({ ...VALUES, meterId: 'MTR-0001' }, [12, 13])).toEqual({
      enabled: true,
      current_nominal_a: 125,
      start_date: '2026-03-15',
      end_date: '2026-12-31',
      charge_boxs: [{ charge_box_id: 12 }, { charge_box_id: 13 }],
      modulation: 'DYNAMIC',
    })
  })

  test('SMC-002 SMC-028 a change sends the record back with what changed, and the group’s chargers of now', () => {
    const base = smartChargingForm(4, record({ novelty: { a: 1 }, modulation: 'OTHER' }))
    const sent = updateRequest(811, { ...base.values, current: '100' }, base, [12, 40])
    expect(sent).toEqual({
      ...RECORD,
      novelty: { a: 1 },
      current_nominal_a: 100,
      charge_boxs: [{ charge_box_id: 12 }, { charge_box_id: 40 }],
    })
  })

  test.each([
    ['MTR-0001', true, 'MTR-0001', true],
    ['MTR-0001', false, 'MTR-0002', false],
    ['MTR-0001', null, 'MTR-0001', true],
    [null, false, 'MTR-0002', true],
    [null, null, '', false],
    ['MTR-0001', true, '', false],
  ])('SMC-028 a meter of %j in circuit %j, now %j, is sent in circuit %j', (was, wasIn, now, expected) => {
    const base = smartChargingForm(
      4,
      record({ meter_device_remote_id: was, meter_device_remote_in_circuit: wasIn }),
    )
    expect(updateRequest(811, { ...base.values, meterId: now }, base, [])).toMatchObject({
      meter_device_remote_id: now || null,
      meter_device_remote_in_circuit: expected,
    })
  })

  test('switched off it can be saved whatever stands in it: what is missing goes as it was', () => {
    const base = smartChargingForm(4, record())
    const values = { ...base.values, isEnabled: false, startDate: '', endDate: 'x', current: '' }
    expect(updateRequest(811, values, base, [12, 13])).toEqual({ ...RECORD, enabled: false })
  })

  test('SMC-034 a group’s creation sends the meter in circuit, always, and nothing else of what is switched off', () => {
    expect(groupSmartCharging({ ...VALUES, meterId: 'MTR-0001' })).toEqual({
      enabled: true,
      start_date: '2026-03-15',
      end_date: '2026-12-31',
      current_nominal_a: 125,
      modulation: 'DYNAMIC',
      meter_device_remote_id: 'MTR-0001',
      meter_device_remote_in_circuit: true,
    })
    expect(groupSmartCharging({ ...VALUES, isEnabled: false, meterId: 'MTR-0001' })).toEqual({
      enabled: false,
      start_date: null,
      end_date: null,
      current_nominal_a: null,
      modulation: 'DYNAMIC',
      meter_device_remote_id: null,
      meter_device_remote_in_circuit: true,
    })
  })

  test('a record is as it was sent: chargers in any order, one thing different is another record', () => {
    const base = smartChargingForm(4, record())
    const sent = updateRequest(811, base.values, base, [13, 12])
    expect(isChargingSavedAs(sent, record())).toBe(true)
    for (const fields of [
      { enabled: false },
      { current_nominal_a: 1 },
      { end_date: '2027-01-01' },
      { meter_device_remote_id: null },
      { charge_boxs: [] },
    ])
      expect(isChargingSavedAs(sent, record(fields))).toBe(false)
  })

  test('SMC-011 a new form is switched on and empty', () =>
    expect(newSmartCharging(4)).toMatchObject({
      id: undefined,
      isLinked: false,
      values: { isEnabled: true },
    }))
})

test.each([
  ['2026-03-14', 'notStarted', 1],
  ['2026-03-15', 'running', 291],
  ['2026-12-01', 'ending', 30],
  ['2026-11-30', 'running', 31],
  ['2026-12-31', 'ending', 0],
  ['2027-01-01', 'ended', 1],
])('on %s the limit is %s, %i days', (today, state, days) =>
  expect(limitTerm(record(), today)).toEqual({ state, days }),
)
test('a limit without an end has no term', () =>
  expect(limitTerm(record({ end_date: null }), '2026-01-01')).toBeUndefined())

test('from every state of the form some sequence of edits saves: switching it off, or saying what is missing', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', '0', '125.0', '2026-03-15', '2026-13-40'))
  const values = fc.record({
    isEnabled: fc.boolean(),
    startDate: text,
    endDate: text,
    current: text,
    meterId: text,
  })
  fc.assert(
    fc.property(values, (state) => {
      expect(checkSmartCharging({ ...state, isEnabled: false })).toEqual({})
      const wrong = Object.keys(checkSmartCharging(state))
      const right = { startDate: '2026-03-15', endDate: '2026-12-31', current: '125' }
      expect(checkSmartCharging({ ...state, ...right })).toEqual({})
      expect(wrong.every((path) => ['startDate', 'endDate', 'current'].includes(path))).toBe(true)
    }),
  )
})

test('SMC-017 SMC-018 whatever is typed, the field holds at most six characters: digits and one point', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'0123456789.,x -')), (keys) => {
      const text = keys.reduce((now, key) => typeCurrent(now, now + key).text, '')
      expect(text).toMatch(/^\d*\.?\d*$/)
      expect(text.length).toBeLessThanOrEqual(6)
      expect(text.split('.')[0]?.length).toBeLessThanOrEqual(3)
    }),
  )
})
