import { available, isOtherPayment, type Movement, movementKey } from '../financial/index.ts'
import { type Currency, coinOr, paymentStateOf } from '../money/index.ts'
import { DAY_MS, type EpochMs, type ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { Stretch } from './hours.ts'
import { doubleSteps, faultsOf, type Known, OPEN_DAYS, outletsOf } from './moneyFaults.ts'
import { type Lost, lostSteps } from './moneyLost.ts'
import { offPriceSteps } from './moneyPrice.ts'
import type { MoneyKind, MoneyProof, MoneyQueue, MoneyRow, MoneySource } from './moneyRow.ts'

/** Refunds that are open for days: asked for here, or called refunded by the server while nothing came back. */
function openRefunds(source: MoneySource, now: EpochMs): readonly MoneyRow[] {
  const { movements = [], requested, currency } = source
  const byId = new Map(source.recharges.map((recharge) => [recharge.id, recharge]))
  const found = new Map<string, MoneyRow>()
  const note = (
    { target, pk }: Pick<Movement, 'target' | 'pk'>,
    [amount, coin, at, from]: readonly [number, string | undefined, EpochMs, 'browser' | 'server'],
  ) => {
    const days = Math.floor((now - at) / DAY_MS)
    if (days < OPEN_DAYS || amount <= 0) return
    const recharge = target === 'TRANSACTION' ? byId.get(pk) : undefined
    found.set(movementKey(target, pk), {
      key: `refund:${movementKey(target, pk)}`,
      at,
      proof: { kind: 'refund', days, from },
      amount,
      currency: coinOr(currency, coin),
      isEstimate: false,
      purse: target === 'TRANSACTION' ? `recharge:${pk}` : movementKey(target, pk),
      rechargeId: pk,
      stationPk: recharge?.stationPk,
      stationName: recharge?.stationName ?? recharge?.stationId,
      connectorId: recharge?.connectorId,
    })
  }
  for (const movement of movements) {
    const { status, amount = 0, refunded, coin, paidAt, createdAt } = movement
    const state = paymentStateOf(status)
    const isOpen = state === 'refunded' ? refunded < amount : state === 'partial_refund' && refunded === 0
    if (isOpen) note(movement, [amount - refunded, coin, paidAt ?? createdAt ?? now, 'server'])
  }
  for (const each of requested) note(each, [each.asked, each.coin, each.at, 'browser'])
  return [...found.values()]
}

function lostRow({ station, connectorId, at, amount, ...lost }: Lost, currency: Currency): MoneyRow {
  return {
    key: `lost:${station.id}:${connectorId}`,
    at,
    proof: { kind: 'lost', ...lost },
    amount,
    currency,
    isEstimate: true,
    purse: `lost:${station.id}:${connectorId}`,
    rechargeId: undefined,
    stationPk: station.pk,
    stationName: station.name,
    connectorId,
  }
}

const isWhole = ({ startedAt, stoppedAt }: Recharge): boolean =>
  startedAt !== undefined && stoppedAt !== undefined && stoppedAt >= startedAt

/** A payment of this kind is there, though some of it may have gone back. */
const STANDS: ReadonlySet<unknown> = new Set(['approved', 'partial_refund'])

/** A recharge may overlap another one, and be paid twice itself. */
const keyOf = (proof: MoneyProof): string =>
  proof.kind === 'duplicate' && proof.other === undefined ? 'paidTwice' : proof.kind

/** The coin of a recharge and of its idle charge; most idle charges have a number of their own, and the recharge's coin. */
function coinsOf({ movements, currency }: MoneySource) {
  const coins = new Map(movements?.map(({ target, pk, coin }) => [movementKey(target, pk), coin]))
  const own = (target: string, id: number) => coins.get(movementKey(target, id))
  return (kind: MoneyKind, id: number) =>
    coinOr(currency, (kind === 'idle' ? own('IDLE', id) : undefined) ?? own('TRANSACTION', id))
}

/** What went back of each recharge, and what stands of those with several payments, by its id. */
function paymentsOf({ movements = [] }: MoneySource): Pick<Known, 'refunded' | 'paid'> {
  const refunded = new Map<number, number>()
  const paid = new Map<number, number>()
  const first = new Map<number, Movement>()
  const standing = (movement: Movement): number =>
    STANDS.has(paymentStateOf(movement.status)) ? (available(movement) ?? 0) : 0
  for (const movement of movements) {
    const { target, pk } = movement
    if (target !== 'TRANSACTION') continue
    refunded.set(pk, (refunded.get(pk) ?? 0) + movement.refunded)
    const before = first.get(pk)
    if (!before) first.set(pk, movement)
    else if (isOtherPayment(before, movement))
      paid.set(pk, (paid.get(pk) ?? standing(before)) + standing(movement))
  }
  return { refunded, paid }
}

/** A foreign coin comes last; the most money first. */
const inOrder = (own: Currency) => (a: MoneyRow, b: MoneyRow) => {
  const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))
  return (
    Number(a.currency !== own) - Number(b.currency !== own) ||
    order(a.currency, b.currency) ||
    b.amount - a.amount ||
    order(a.key, b.key)
  )
}

/** So many recharges at a time: some milliseconds. */
const RECHARGES_PER_STEP = 1000

/**
 * What is wrong or at risk with the money of the recharges that ended in a period, and of its outages (design: the book), made
 * in steps: between them whoever makes it may do something else. Linear but for sorts.
 */
export function* moneySteps(
  source: MoneySource,
  period: Stretch,
  now: EpochMs,
  zone: ZoneId,
): Generator<undefined, MoneyQueue, undefined> {
  const byStart = source.recharges
    .filter(isWhole)
    .sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || a.id - b.id)
  yield
  const own = byStart.filter(({ stoppedAt = 0 }) => stoppedAt >= period.from && stoppedAt <= period.to)
  yield
  const { off: prices, unpriced } = yield* offPriceSteps({ ...source, byStart, own }, zone)
  yield
  const known = {
    outlets: outletsOf(source.stations),
    prices,
    doubles: yield* doubleSteps(byStart),
    ...paymentsOf(source),
    now,
  }
  const coinOf = coinsOf(source)
  const rows = [...openRefunds(source, now)]
  for (const [place, recharge] of own.entries()) {
    if (place % RECHARGES_PER_STEP === 0) yield
    for (const [proof, amount] of faultsOf(recharge, known))
      rows.push({
        key: `${keyOf(proof)}:${recharge.id}`,
        at: recharge.startedAt ?? now,
        proof,
        amount,
        currency: coinOf(proof.kind, recharge.id),
        isEstimate: proof.kind === 'price' && proof.from !== 'inForce',
        purse: `${proof.kind === 'idle' ? 'IDLE' : 'recharge'}:${recharge.id}`,
        rechargeId: recharge.id,
        stationPk: recharge.stationPk,
        stationName: recharge.stationName ?? recharge.stationId,
        connectorId: recharge.connectorId,
      })
  }
  const { lost, unusualHours } = yield* lostSteps(source.book, byStart, period, zone)
  for (const each of lost) rows.push(lostRow(each, source.currency))
  rows.sort(inOrder(source.currency))
  return { rows, judged: own.length, unpriced, unusualHours }
}
