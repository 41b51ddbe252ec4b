import { aroundDay, type Movement, movementStates, refundKey } from '@corrente/domain/financial'
import { type EpochMs, toDateOnly, type ZoneId } from '@corrente/domain/time'
import { type Journal, openEntries } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { openWritesOf } from '../kit/writes/index.ts'
import type { Ports } from '../ports/index.ts'
import { MOVEMENTS_KEY, type MovementPlace, readNumber } from './movements.ts'

// Cancelling an idle charge and refunding its movement give back the same money: each looks for the other's trace first.

/** What the calls that give money back need. */
export interface MoneyDeps {
  readonly fin: Gateway
  readonly cp: Gateway
  /** The tenant's own. */
  readonly apiKey: () => string
  readonly now: () => EpochMs
  readonly zone: ZoneId
  /** What this browser sent, and has not seen the end of. */
  readonly journal: (place: 'cp' | 'financial') => Journal
}

/** The same of a document. */
export const moneyDepsOf = (ports: Ports): MoneyDeps => ({
  fin: ports.gateways.fin,
  cp: ports.gateways.cp,
  apiKey: ports.tenant.apiKey,
  now: ports.clock.now,
  zone: ports.formats.zone,
  journal: openWritesOf(ports),
})

/** The intent to cancel the idle charge of a recharge. */
export const idleKey = (id: number): string => `transaction.idle:${id}`

/** The intent to refund the movement of an idle charge. */
export const idleRefundKey = (id: number): string => refundKey({ target: 'IDLE', pk: id })

/** The money of an idle charge: what both doors are locked under, so that two tabs cannot send by both at once. */
export const idleMoney = (id: number): string => `idle.money:${id}`

/** Whether a cancel of this idle charge was sent, and its end is not known. */
export const isCancelOpen = ({ journal }: Pick<MoneyDeps, 'journal'>, id: number): boolean =>
  openEntries(journal('cp'), [idleKey(id)]).length > 0

/** Whether a refund of this idle charge was sent, and is not seen in its row. */
export const isIdleRefundOpen = ({ journal }: Pick<MoneyDeps, 'journal'>, id: number): boolean =>
  openEntries(journal('financial'), [idleRefundKey(id)]).length > 0

/** Where the movement of an idle charge would stand: around the day on which the car left. */
const placeAround = (at: EpochMs, { now, zone }: Pick<MoneyDeps, 'now' | 'zone'>): MovementPlace => ({
  range: aroundDay(toDateOnly(at, zone), toDateOnly(now(), zone)),
  order: 'CHRONOLOGICAL_ORDER',
})

/** The movement of an idle charge; undefined where none has its number. @param at - when the recharge ended */
export const readIdleMovement = async (
  deps: Pick<MoneyDeps, 'fin' | 'apiKey' | 'now' | 'zone'>,
  { id, at }: { readonly id: number; readonly at: EpochMs },
  signal?: AbortSignal,
): Promise<Outcome<Movement | undefined>> => {
  const read = await readNumber(deps.fin, id, placeAround(at, deps), deps.apiKey(), signal)
  if (read.kind !== 'done') return read
  return { ...read, data: read.data.find(({ target }) => target === 'IDLE') }
}

/** The same, read when somebody is about to cancel it. @param of - undefined: nothing is asked */
export const idleMovementQuery = (of: { readonly id: number; readonly at: EpochMs } | undefined) =>
  queryAtom(({ gateways: { fin }, clock, formats, tenant }) => ({
    key: [...MOVEMENTS_KEY, 'idle-movement', of?.id],
    freshMs: 0,
    isEnabled: of !== undefined,
    run: async (signal) => {
      const deps = { fin, apiKey: tenant.apiKey, now: clock.now, zone: formats.zone }
      const read = await readIdleMovement(deps, of ?? { id: 0, at: 0 }, signal)
      return read.kind === 'done' ? { ...read, data: { movement: read.data } } : read
    },
  }))

/** Whether money of a movement went back, or was taken back by the bank. */
export const hasGoneBack = (movement: Movement): boolean => {
  const { state } = movementStates(movement)
  return movement.refunded > 0 || state === 'refunded' || state === 'charged_back'
}
