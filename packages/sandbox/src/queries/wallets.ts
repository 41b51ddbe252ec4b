import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { isoText } from '../wire/times.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'
import { createRandom, pickWeighted, type Random } from '../world/random.ts'

const DAY_MS = 86_400_000
/** Who pays by each recharge has no wallet. */
const WALLET_SHARE = 0.75
const DEPOSIT_MAX = 30

const TYPES = [
  ['PAGBANK_PIX', 34],
  ['MERCADO_PAGO_PIX', 12],
  ['PAGBANK_CARD', 22],
  ['MERCADO_PAGO_CARD', 12],
  ['WALLET', 8],
  ['MANUAL_DASHBOARD', 4],
  ['VOUCHER', 3],
  ['TICKET_LOG', 2],
  ['MERCADO_PAGO_PRO', 2],
  // Nobody told the product of this one.
  ['BOLETO', 1],
] as const
const ENDS = [
  ['approved', 78],
  ['pending', 5],
  ['rejected', 7],
  ['refunded', 4],
  ['partly', 3],
  ['cancelled', 3],
] as const
const AMOUNTS: Readonly<Record<NetworkId, readonly number[]>> = {
  BR: [20, 30, 50, 75.5, 100, 150, 200],
  CO: [20_000, 40_000, 60_000, 100_000],
  EC: [5, 10, 15.25, 25],
  UY: [200, 400, 650, 1000],
}

/** One line of a wallet. */
export interface Deposit {
  pk: number
  at: EpochMs
  type: string
  status: string
  detail: string | null
  amount: number
  refunded: number
  isIdle: boolean
}

const depositOf = (network: NetworkId, pk: number, at: EpochMs, random: Random): Deposit => {
  const end = pickWeighted(random, ENDS)
  const isIdle = end === 'approved' && random.chance(0.08)
  const amount = isIdle ? Math.round(random.int(3, 30) * 100) / 100 : random.pick(AMOUNTS[network])
  const base = { pk, at, type: pickWeighted(random, TYPES), amount, isIdle, refunded: 0 }
  switch (end) {
    case 'refunded':
      // Some were asked for and never paid back.
      return {
        ...base,
        status: 'REFUNDED',
        detail: 'refunded',
        refunded: random.chance(0.7) ? amount : 0,
      }
    case 'partly':
      return { ...base, status: 'APPROVED', detail: 'partially_refunded', refunded: amount / 2 }
    default:
      return { ...base, status: end.toUpperCase(), detail: end === 'approved' ? 'accredited' : null }
  }
}

/**
 * The wallet of somebody, newest first. It is made from who it is, not kept: the same person has the same deposits at every
 * start, and more of them as time goes by.
 */
export const depositsOf = (person: PersonRow, registeredAt: EpochMs, now: EpochMs): Deposit[] => {
  const random = createRandom(`corrente/wallet/${person.pk}`)
  if (!random.chance(WALLET_SHARE)) return []
  const deposits: Deposit[] = []
  let at = registeredAt + random.int(1, 20) * DAY_MS
  while (at < now && deposits.length < DEPOSIT_MAX) {
    deposits.push(depositOf(person.network, person.pk * 100 + deposits.length, at, random))
    at += random.int(2 * 24, 45 * 24) * 3_600_000 + random.int(0, 3599) * 1000
  }
  return deposits.reverse()
}

const moneyText = (network: NetworkId, amount: number): string => {
  const { currency } = NETWORK_FACTS[network]
  return `${currency === 'BRL' ? 'R$' : currency} ${amount.toFixed(2).replace('.', ',')}`
}

/** A deposit as the wire writes it. */
export const depositWire = (network: NetworkId, deposit: Deposit) => ({
  user_wallet_payment_pk: deposit.pk,
  created_timestamp: isoText(deposit.at),
  payment_type: deposit.type,
  payment_status: deposit.status,
  payment_status_detail: deposit.detail,
  payment_transaction_amounts: deposit.amount,
  payment_transaction_amounts_human_readable: moneyText(network, deposit.amount),
  payment_transaction_amount_refunded: deposit.refunded,
  is_idle_payment: deposit.isIdle,
})

/** What was paid in and not paid back. */
export const walletTotal = (network: NetworkId, deposits: readonly Deposit[]) => {
  const total = deposits
    .filter(({ status, isIdle }) => status === 'APPROVED' && !isIdle)
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  return { total, total_human_readable: moneyText(network, total) }
}
