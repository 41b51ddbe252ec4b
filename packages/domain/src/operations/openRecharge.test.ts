import { describe, expect, test } from 'vitest'
import { readOpenRecharge } from './index.ts'

const ZONE = 'America/Sao_Paulo'
const at = (clock: string) => Date.parse(`2026-03-14T${clock}Z`)
const transaction = {
  id: 55021,
  connectorId: 2,
  userName: 'Caio Fictício',
  ocppIdTag: 'TAG0001',
  startTimestamp: '14/03/2026 11:20:00',
  stopTimestamp: null,
  energyHumanReadable: null,
}
const measured = (values: unknown) =>
  readOpenRecharge({ error: null, transaction, values }, ZONE)?.data.measured

describe('a recharge that somebody is about to stop', () => {
  test('OPS-028 its driver, connector and start; without a measure nothing, never 0', () => {
    expect(readOpenRecharge({ error: null, transaction, values: {} }, ZONE)).toEqual({
      data: {
        id: 55021,
        connectorId: 2,
        userName: 'Caio Fictício',
        idTag: 'TAG0001',
        startedAt: at('14:20:00'),
        stoppedAt: undefined,
        measured: undefined,
        power: undefined,
        amps: undefined,
      },
      unread: 0,
    })
  })

  test('the last power with its time; without a unit it is W', () => {
    expect(
      measured({
        'Power.Active.Import': [
          { timestamp: '2026-03-14T15:00:00Z', value: '7200.0' },
          { timestamp: '2026-03-14T14:50:00Z', value: 3 },
        ],
      }),
    ).toEqual({ kind: 'power', kw: 7.2, at: at('15:00:00') })
    expect(
      measured({ 'power.active.import': [{ timestamp: '2026-03-14T15:00:00Z', value: 22, unit: 'kW' }] }),
    ).toEqual({ kind: 'power', kw: 22, at: at('15:00:00') })
  })

  test('the difference of the register leads; one that runs backwards, or stands alone, says nothing', () => {
    const power = [{ timestamp: '2026-03-14T15:00:00Z', value: 7000 }]
    const register = (...values: readonly unknown[]) => ({
      'Energy.Active.Import.Register': values.map((value, index) => ({
        timestamp: `2026-03-14T14:5${index}:00Z`,
        value,
        unit: 'Wh',
      })),
      'Power.Active.Import': power,
    })
    expect(measured(register(1000, 9500))).toEqual({ kind: 'energy', kwh: 8.5, at: at('14:51:00') })
    const detail = { error: null, transaction, values: register(1000, 9500) }
    expect(readOpenRecharge(detail, ZONE)?.data.power).toEqual({ kind: 'power', kw: 7, at: at('15:00:00') })
    expect(measured(register(9500, 1000))).toMatchObject({ kind: 'power' })
    expect(measured(register(9500))).toMatchObject({ kind: 'power' })
  })

  test('the last current, where the charger sends one', () => {
    const values = {
      'Current.Import': [
        { timestamp: '2026-03-14T15:00:00Z', value: '31.7', unit: 'A' },
        { timestamp: '2026-03-14T14:50:00Z', value: 6 },
      ],
    }
    expect(readOpenRecharge({ error: null, transaction, values }, ZONE)?.data.amps).toBe(31.7)
  })

  test('what is no such reply is none; a measure that cannot be read is left out', () => {
    expect(readOpenRecharge({ error: null }, ZONE)).toBeUndefined()
    expect(readOpenRecharge({ transaction: { id: null } }, ZONE)).toBeUndefined()
    expect(
      measured({ 'Power.Active.Import': [null, { value: 7 }, { timestamp: 'x', value: 1 }] }),
    ).toBeUndefined()
    expect(measured('<b>')).toBeUndefined()
  })
})
