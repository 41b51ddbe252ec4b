import { type Movement, movementKey } from '../financial/index.ts'
import { type Currency, coinOr, paymentStateOf } from '../money/index.ts'
import { DAY_MS, type EpochMs, type ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { Stretch } from './hours.ts'
import { doublesOf, faultsOf, OPEN_DAYS, outletsOf } from './moneyFaults.ts'
import { type Lost, lostIncome } from './moneyLost.ts'
import { offPrices } from './moneyPrice.ts'
import type { MoneyKind, MoneyQueue, MoneyRow, MoneySource } from './moneyRow.ts'

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

/**
 * What is wrong or at risk with the money of the recharges that ended in a period, and of its outages (design: the book). Linear
 * but for sorts.
 */
export function moneyQueue(source: MoneySource, period: Stretch, now: EpochMs, zone: ZoneId): MoneyQueue {
  const byStart = source.recharges
    .filter(isWhole)
    .sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || a.id - b.id)
  const own = byStart.filter(({ stoppedAt = 0 }) => stoppedAt >= period.from && stoppedAt <= period.to)
  const { off: prices, unpriced } = offPrices(byStart, own, source.stations, zone)
  const known = { outlets: outletsOf(source.stations), prices, doubles: doublesOf(byStart), now }
  const coins = new Map(source.movements?.map(({ key, coin }) => [key, coin]))
  const ownCoin = (target: string, id: number) => coins.get(movementKey(target, id))
  // Most idle charges have a number of their own: the recharge's coin is theirs.
  const coinOf = (kind: MoneyKind, id: number) =>
    coinOr(source.currency, (kind === 'idle' ? ownCoin('IDLE', id) : undefined) ?? ownCoin('TRANSACTION', id))
  const ofRecharges = own.flatMap((recharge) =>
    faultsOf(recharge, known).map(
      ([proof, amount]): MoneyRow => ({
        key: `${proof.kind}:${recharge.id}`,
        at: recharge.startedAt ?? now,
        proof,
        amount,
        currency: coinOf(proof.kind, recharge.id),
        isEstimate: proof.kind === 'price',
        purse: `${proof.kind === 'idle' ? 'IDLE' : 'recharge'}:${recharge.id}`,
        rechargeId: recharge.id,
        stationPk: recharge.stationPk,
        stationName: recharge.stationName ?? recharge.stationId,
        connectorId: recharge.connectorId,
      }),
    ),
  )
  const { lost, unusualHours } = lostIncome(source.book, byStart, period, zone)
  const rows = [
    ...ofRecharges,
    ...openRefunds(source, now),
    ...lost.map((each) => lostRow(each, source.currency)),
  ]
  const isForeign = ({ currency }: MoneyRow) => Number(currency !== source.currency)
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  rows.sort(
    (a, b) =>
      isForeign(a) - isForeign(b) ||
      order(a.currency, b.currency) ||
      b.amount - a.amount ||
      order(a.key, b.key),
  )
  return { rows, judged: own.length, unpriced, unusualHours }
}
