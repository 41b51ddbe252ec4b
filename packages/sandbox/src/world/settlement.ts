import type { EpochMs } from '../clock/clock.ts'
import type { RechargeRow } from '../store/rows.ts'

// What became of a recharge: its payment, its invoice, the time that the car stayed on, what the driver said of it. All
// of it follows from the recharge's key, so that it needs no draw of the world's random sequence.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Beyond this the operator charges for a car that stays plugged in, seconds. */
export const IDLE_FREE_SECONDS = 20 * 60
/** Price of a minute of idling, as a share of what a kilowatt-hour brings in. */
const IDLE_SHARE = 0.25

/** 0 to `most - 1`, scattered; equal for the same key and purpose. */
export const scatterOf = (pk: number, purpose: number, most: number): number => {
  let mixed = Math.imul(pk ^ Math.imul(purpose, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % most
}

/** One of the values by its weight. */
const pick = <T>(pk: number, purpose: number, choices: readonly (readonly [T, number])[]): T | undefined => {
  let left = scatterOf(
    pk,
    purpose,
    choices.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  return undefined
}

const NF = 1
const STATUS = 2
const PAID = 3
const IDLE = 4
const STARS = 5
const STORY = 6
const ACTOR = 7

/** How a payment that came through stands today. */
const PAID_ENDS = [
  ['approved', 955],
  ['authorized', 15],
  ['refunded', 12],
  ['charged_back', 6],
  // Approved by the provider, but the money never came: the error says so.
  ['failed', 12],
] as const
/** How one stands that did not. */
const UNPAID_ENDS = [
  ['rejected', 40],
  ['pending', 20],
  ['in_process', 12],
  ['cancelled', 12],
  [null, 16],
] as const
const INVOICES = [
  ['autorizado', 780],
  ['processando_autorizacao', 60],
  ['error_cs', 34],
  ['error_disabled_or_not_configured', 20],
  ['erro_cancelamento', 12],
  ['erro_autorizacao', 24],
  ['permissao_negada', 12],
  ['rejeitado', 18],
  // Nobody told the product of this one.
  ['contingencia', 8],
  [null, 32],
] as const

/** What `settle` adds to a recharge. */
type Settlement = Pick<
  RechargeRow,
  'paymentStatus' | 'paidAt' | 'paidError' | 'nfeStatus' | 'idleSeconds' | 'idleIncome' | 'idleStatus'
>
/** What it reads. */
type Ended = Pick<RechargeRow, 'pk' | 'startedAt' | 'energyWh' | 'income' | 'paymentType'> & {
  stoppedAt: EpochMs
}

const paymentOf = ({ pk, stoppedAt, income, paymentType }: Ended, isPaid: boolean) => {
  const nothing = { paymentStatus: null, paidAt: null, paidError: null }
  if (paymentType === null || income <= 0) return nothing
  const paidAt = stoppedAt + (1 + scatterOf(pk, PAID, 20)) * 1000
  if (!isPaid) return { ...nothing, paymentStatus: pick(pk, STATUS, UNPAID_ENDS) ?? null }
  const end = pick(pk, STATUS, PAID_ENDS) ?? 'approved'
  if (end === 'failed') return { paymentStatus: 'approved', paidAt, paidError: 'CaptureFailed' }
  // A few chargers report the payment without its status.
  const status = end === 'approved' && scatterOf(pk, PAID, 60) === 0 ? null : end
  return { paymentStatus: status, paidAt, paidError: pk % 5 === 0 ? 'NO_ERROR' : 'NoError' }
}

/** Seconds that the car stayed on after its energy ended, at most two thirds of the whole. */
const idleOf = (pk: number, seconds: number): number => {
  if (seconds < 1800 || scatterOf(pk, IDLE, 6) !== 0) return 0
  // Exactly the free time occurs, too.
  if (scatterOf(pk, IDLE, 60) === 0) return Math.min(IDLE_FREE_SECONDS, Math.floor(seconds / 2))
  return Math.floor((seconds * (10 + scatterOf(pk, IDLE, 56))) / 100)
}

/**
 * What became of a recharge that has ended.
 * @param isPaid whether the driver's payment came through at first
 */
export const settle = (recharge: Ended, isPaid: boolean): Settlement => {
  const { pk, startedAt, stoppedAt, energyWh, income } = recharge
  const seconds = (stoppedAt - startedAt) / 1000
  const idleSeconds = energyWh > 0 ? idleOf(pk, seconds) : 0
  const payment = paymentOf(recharge, isPaid)
  const perKwh = energyWh > 0 ? (income * 1000) / energyWh : 0
  const minutes = Math.max(0, idleSeconds - IDLE_FREE_SECONDS) / 60
  const idleIncome = recharge.paymentType === null ? 0 : Math.round(minutes * perKwh * IDLE_SHARE * 100) / 100
  return {
    ...payment,
    nfeStatus: payment.paidAt === null ? null : (pick(pk, NF, INVOICES) ?? null),
    idleSeconds: idleSeconds === 0 ? null : idleSeconds,
    idleIncome: idleIncome > 0 ? idleIncome : null,
    idleStatus: idleIncome > 0 ? (payment.paidAt === null ? 'pending' : 'approved') : null,
  }
}

/** Of some payments the provider's id is not told. @param seed - the key of the recharge, or of the deposit */
export const isNameless = (seed: number): boolean => seed % 17 === 5

/** Whether its money came; what the wire says by `isPaid`. */
export const isPaid = ({
  paidAt,
  paidError,
  paymentStatus,
}: Pick<RechargeRow, 'paidAt' | 'paidError' | 'paymentStatus'>): boolean =>
  paidAt !== null &&
  (paidError === 'NoError' || paidError === 'NO_ERROR') &&
  (paymentStatus === null || paymentStatus === 'approved' || paymentStatus === 'authorized')

/** Every so many recharges the car stays for the night: longer than the file of its measures may be. */
const NIGHT_EVERY = 83
const RESUMED_EVERY = 41
const TOGETHER_MS = 9 * MINUTE_MS

/**
 * Makes stories of some recharges, in place: cars that stay on for hours, and recharges that broke off and were begun
 * again, by the same person at the same connector within ten minutes.
 * @param recharges ended ones, oldest first
 * @param to when the history ends: none ends later
 */
export const tellStories = (recharges: readonly RechargeRow[], to: EpochMs): void => {
  for (const [index, row] of recharges.entries()) {
    if (row.stoppedAt === null) continue
    // Two apart: equal parity of the keys, so that both were begun by the same kind of tag.
    const before = recharges[index - 2]
    if (before?.stoppedAt != null && scatterOf(row.pk, STORY, RESUMED_EVERY) === 0) {
      const startedAt = before.stoppedAt + 90_000 + scatterOf(row.pk, STORY, TOGETHER_MS - 90_000)
      const stoppedAt = startedAt + (row.stoppedAt - row.startedAt)
      if (stoppedAt >= to || startedAt < row.startedAt) continue
      const { stationPk, connectorId, personPk } = before
      Object.assign(row, { stationPk, connectorId, personPk, startedAt, stoppedAt })
    } else if (scatterOf(row.pk, STORY, NIGHT_EVERY) === 1) {
      const stay = (5 + scatterOf(row.pk, IDLE, 9)) * HOUR_MS
      if (row.startedAt + stay < to) row.stoppedAt = row.startedAt + stay
    }
  }
}

const FEEDBACK = [
  'Fácil de usar',
  'Carregou rápido, mas a vaga estava ocupada por um carro a combustão.',
  'O cabo é curto.',
  'Sempre funciona. Só faltou sombra!',
  'O leitor não reconheceu meu cartão; precisei iniciar pelo aplicativo. Fora isso, a recarga foi tranquila e o local é bem iluminado, com banheiro e café ao lado.',
  '<b>Ótimo</b>',
  'Parou sozinho duas vezes 😕',
] as const

/** What the driver said: stars from 0 to 5 and perhaps a word; two in three say nothing. */
export const ratingOf = (pk: number): { stars: number | null; text: string | null } => {
  const stars = pick(pk, STARS, [
    [null, 66],
    [5, 17],
    [4, 9],
    [3, 4],
    [2, 2],
    [1, 1],
    [0, 1],
  ] as const)
  if (stars == null) return { stars: null, text: null }
  const text =
    scatterOf(pk, STORY, 3) === 0 ? (FEEDBACK[scatterOf(pk, STARS, FEEDBACK.length)] ?? null) : null
  return { stars, text }
}

/** Who ended it. */
export const stopActorOf = (pk: number, reason: string | null): string | null =>
  reason === null
    ? null
    : reason === 'Remote'
      ? (['app', 'dashboard'][scatterOf(pk, ACTOR, 2)] ?? null)
      : reason === 'EVDisconnected'
        ? 'vehicle'
        : 'station'

/** The unit of a voucher that paid for it. */
export const voucherUnitOf = (pk: number, paymentType: string | null): number | null =>
  paymentType === 'VOUCHER' ? 7000 + (pk % 900) : null
