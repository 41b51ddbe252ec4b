import {
  connectorDetailFixture,
  makeBook,
  moneyQueue,
  rechargeFixture,
  stationRowFixture,
} from '../../fixtures/index.ts'
import { DAY_MS, MINUTE_MS } from '../../time/index.ts'
import type { Recharge } from '../../transactions/index.ts'
import type { MoneySource } from '../moneyRow.ts'

export const ZONE = 'America/Sao_Paulo'
export const NOW = Date.parse('2026-03-14T15:00:00Z')
export const WEEKS = { from: NOW - 56 * DAY_MS, to: NOW }
const PERIOD = { from: NOW - 30 * DAY_MS, to: NOW }
export const T0 = NOW - 5 * DAY_MS

export const connector = connectorDetailFixture({
  id: 1,
  type: 'Type 2',
  powerMax: 22,
  pricePerKwh: 2,
  pricePerMinute: 0,
})
export const station = stationRowFixture({ pk: 1, id: 'IPE-1', connectors: [connector] })

const FIXTURE = rechargeFixture()
/** 30 minutes at the list's price, paid, with its invoice. */
export const recharge = (changes: Partial<Recharge> = {}): Recharge => ({
  ...FIXTURE,
  id: 1,
  stationPk: 1,
  stationId: 'IPE-1',
  connectorId: 1,
  idTag: 'CARD',
  startedAt: T0,
  stoppedAt: T0 + 30 * MINUTE_MS,
  energyKwh: 10,
  income: 2000,
  nfeStatus: 'autorizado',
  paymentStatus: 'approved',
  idleSeconds: undefined,
  idleAmount: undefined,
  ...changes,
})
/** The same hour of days before, each as it should be. */
export const usual = (count: number, changes: Partial<Recharge> = {}): readonly Recharge[] =>
  Array.from({ length: count }, (_, day) =>
    recharge({
      id: 100 + day,
      idTag: `USUAL-${day}`,
      startedAt: T0 - (day + 1) * DAY_MS,
      stoppedAt: T0 - (day + 1) * DAY_MS + 30 * MINUTE_MS,
      ...changes,
    }),
  )

export function queueOf(recharges: readonly Recharge[], changes: Partial<MoneySource> = {}) {
  const { stations = [station] } = changes
  const book =
    changes.book ?? makeBook({ stations, recharges, events: [], eventsFrom: WEEKS.from }, WEEKS, NOW, ZONE)
  const source = {
    stations,
    recharges,
    book,
    movements: undefined,
    requested: [],
    lists: new Map(),
    currency: 'BRL',
    ...changes,
  }
  return moneyQueue(source, PERIOD, NOW, ZONE)
}
export const kindsOf = (recharges: readonly Recharge[], changes: Partial<MoneySource> = {}) =>
  queueOf(recharges, changes).rows.map(({ proof, amount }) => [proof.kind, amount])
