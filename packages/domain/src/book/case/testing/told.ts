import type { Movement } from '../../../financial/index.ts'
import {
  movementFixture,
  notificationFixture,
  rechargeFixture,
  taskFixture,
  unknownTagsFixture,
} from '../../../fixtures/index.ts'
import type { StationNotification } from '../../../notifications/index.ts'
import { MINUTE_MS } from '../../../time/index.ts'
import type { Recharge } from '../../../transactions/index.ts'
import { type CasePart, type CaseRows, factsOf, type NotRead, verdictOfCase } from '../index.ts'

export const T0 = Date.parse('2026-03-14T12:00:00Z')
export const NOW = T0 + 300 * MINUTE_MS
export const minutes = (count: number) => T0 + count * MINUTE_MS

const calm = {
  idleSeconds: undefined,
  idleAmount: undefined,
  idleAmountText: undefined,
  nfeStatus: undefined,
} as const
export const recharge = (changes: Partial<Recharge> = {}): Recharge => ({
  ...rechargeFixture(),
  ...calm,
  id: 1,
  stationId: 'IPE-1',
  connectorId: 1,
  idTag: 'CARD-1',
  startedAt: T0,
  stoppedAt: minutes(60),
  energyKwh: 20,
  income: 4000,
  stopReason: 'Local',
  stopActor: undefined,
  ...changes,
})
let number = 0
export const event = (
  type: StationNotification['type'],
  at: number,
  changes: Partial<StationNotification> = {},
): StationNotification => {
  number += 1
  return notificationFixture({
    pk: number,
    key: `#${number}`,
    stationId: 'IPE-1',
    connectorId: type === 'Connected' || type === 'Disconnected' ? undefined : 1,
    transactionId: undefined,
    type,
    at,
    ...changes,
  })
}
export const paid = (pk: number, changes: Partial<Movement> = {}): Movement => ({
  ...movementFixture(),
  key: `TRANSACTION:${pk}`,
  pk,
  idTag: 'CARD-1',
  amount: 4000,
  refunded: 0,
  createdAt: T0,
  paidAt: minutes(61),
  ...changes,
})
export const command = (operation: string, answer: string, at: number) =>
  taskFixture(
    operation,
    { 'IPE-1': answer },
    { startTimestamp: new Date(at).toISOString(), endTimestamp: new Date(at + 2000).toISOString() },
  )
export const power = (...points: readonly (readonly [minute: number, kw: number])[]) => ({
  'Power.Active.Import': points.map(([minute, kw]) => ({
    timestamp: new Date(minutes(minute)).toISOString(),
    value: kw * 1000,
  })),
})
export const refusedAt = (at: number) => [
  {
    ...(unknownTagsFixture()[0] as NonNullable<ReturnType<typeof unknownTagsFixture>[0]>),
    idTag: 'CARD-1',
    lastAt: at,
    stationIds: ['IPE-1'],
  },
]
export const not = (why: NotRead, ...parts: readonly CasePart[]) =>
  Object.fromEntries(parts.map((part) => [part, why])) as CaseRows['unread']

export const rows = (changes: Partial<CaseRows> = {}): CaseRows => ({
  recharge: undefined,
  values: undefined,
  stationId: 'IPE-1',
  stationName: 'Ipê Centro',
  card: undefined,
  at: T0,
  recharges: changes.recharge ? [changes.recharge] : [],
  events: [],
  tasks: [],
  cards: [],
  movements: [],
  priced: undefined,
  unread: {},
  readAt: NOW,
  zone: 'America/Sao_Paulo',
  ...changes,
})
export const verdict = (changes: Partial<CaseRows>) => verdictOfCase(factsOf(rows(changes)))

/** A verdict in words: its end, its proof or what would settle it, and its figures, times in minutes after the start. */
export const said = (read: Partial<CaseRows>): string => {
  const { end, proof, settledBy, figures } = verdict(read)
  const told = Object.entries(figures).map(
    ([name, value]) => `${name} ${name === 'at' ? (value - T0) / 60_000 : value}`,
  )
  return [end, [...proof, ...settledBy].join('+'), told.join(' ')].filter((part) => part !== '').join('; ')
}
