import {
  available,
  isOtherPayment,
  type Movement,
  movementStates,
  possibleDuplicates,
} from '../../financial/index.ts'
import { isPriceOff } from '../../money/index.ts'
import { HOUR_MS, MINUTE_MS } from '../../time/index.ts'
import { idleStateOf, powerMarks, type Recharge, readPower, readRegister } from '../../transactions/index.ts'
import { quantile } from '../statistics.ts'
import { proved, type Rule, unproved } from './ends.ts'
import type { CaseFacts } from './facts.ts'

const TAKEN: readonly unknown[] = ['approved', 'partial_refund']
const isTaken = (movement: Movement | undefined): boolean =>
  movement !== undefined && (movement.amount ?? 0) > 0 && TAKEN.includes(movementStates(movement).state)
const isGivenBack = (movement: Movement | undefined): boolean =>
  movement !== undefined && movementStates(movement).state === 'refunded'

const movementOf = ({ movements }: CaseFacts, { id }: Recharge): Movement | undefined =>
  movements.find(({ pk, target }) => pk === id && target === 'TRANSACTION')

/** Two of one car at one connector cannot run together for longer than a clock is off. */
const OVERLAP_MS = MINUTE_MS

/** The same card at the same connector at the same time. */
function twinOf({ recharge, together }: CaseFacts): Recharge | undefined {
  if (recharge?.startedAt === undefined || recharge.stoppedAt === undefined) return undefined
  const { startedAt, stoppedAt, connectorId, id } = recharge
  return together.find(
    (each) =>
      each.id !== id &&
      connectorId !== undefined &&
      each.connectorId === connectorId &&
      Math.min(each.stoppedAt ?? stoppedAt, stoppedAt) - Math.max(each.startedAt ?? stoppedAt, startedAt) >
        OVERLAP_MS,
  )
}

/** What was paid for this recharge and stands, of two payments or more; nothing where there is but one. */
function paidTwice({ movements, recharge }: CaseFacts) {
  const payments = movements.filter(({ pk, target }) => pk === recharge?.id && target === 'TRANSACTION')
  const taken = payments.filter(isTaken)
  return {
    isBack: taken.length > 0 && payments.some(isGivenBack),
    stands: taken.reduce((sum, each) => sum + (available(each) ?? 0), 0),
    isSeveral: taken.some((each) => taken[0] !== undefined && isOtherPayment(taken[0], each)),
  }
}

const twice: Rule = (facts) => {
  const { recharge, own, movements, zone, isRead } = facts
  const { stands, isSeveral, isBack } = paidTwice(facts)
  const income = recharge?.income
  // One recharge may be paid by two payments: it is too much where they come to more than it cost.
  if (income !== undefined && isSeveral && stands > income)
    return proved('chargedTwice.payments', ['recharges', 'money'], { amount: income, other: stands })
  if (isBack) return proved('chargedTwice.refunded', ['recharges', 'money'], { amount: stands, other: 0 })
  const twin = twinOf(facts)
  if (recharge && twin) {
    const other = movementOf(facts, twin)
    const figures = { amount: recharge.income ?? 0, other: twin.income ?? 0 }
    if (isRead('money') && isTaken(own) && isTaken(other))
      return proved('chargedTwice.overlap', ['recharges', 'money'], figures)
    if ((isTaken(own) && isGivenBack(other)) || (isGivenBack(own) && isTaken(other)))
      return proved('chargedTwice.refunded', ['recharges', 'money'], figures)
    if (!isRead('money') && figures.amount > 0 && figures.other > 0)
      return unproved('unknown.maybeTwice', ['money'], figures)
  }
  const pair = own && possibleDuplicates(movements, zone).get(own.key)
  if (!pair?.isDouble || !own) return undefined
  const other = movements.find(({ key }) => key === pair.other.key)
  const isSeen = facts.recharges.some(({ id }) => id === pair.other.pk)
  const figures = { amount: own.amount ?? 0, other: other?.amount ?? 0 }
  return isSeen ? undefined : unproved('unknown.maybeTwice', ['recharges'], figures)
}

/** No car takes so much on average, kW. */
const MOST_KW = 500
/** So far the meter and the bill may be apart, kWh and as a share. */
const METER_KWH = 0.5
const METER_SHARE = 0.05
/** So many others say what a kWh usually costs here. */
const FEW_PRICES = 5
const UNUSUAL = 2

/** What a kWh of the other recharges of this station came to, in the middle, hundredths; undefined: too few. */
function usualPrice({ recharges, recharge }: CaseFacts): number | undefined {
  const prices = recharges
    .filter(({ id, energyKwh = 0, income = 0 }) => id !== recharge?.id && energyKwh >= 1 && income > 0)
    .map(({ energyKwh = 1, income = 0 }) => income / energyKwh)
    .sort((a, b) => a - b)
  return prices.length < FEW_PRICES ? undefined : quantile(prices, 0.5)
}

const wrongEnergy: Rule = (facts) => {
  const { recharge, values } = facts
  const { startedAt, stoppedAt, energyKwh } = recharge ?? {}
  if (startedAt === undefined || stoppedAt === undefined || energyKwh === undefined) return undefined
  const hours = Math.max(stoppedAt - startedAt, MINUTE_MS) / HOUR_MS
  const minutes = Math.round(hours * 60)
  if (energyKwh / hours > MOST_KW)
    return unproved('unknown.tooMuchEnergy', ['measures', 'meter'], { kwh: energyKwh, minutes })
  const meterKwh = readRegister(values)?.kwh
  const off = Math.abs((meterKwh ?? energyKwh) - energyKwh)
  return meterKwh !== undefined && off > Math.max(METER_KWH, METER_SHARE * energyKwh)
    ? unproved('unknown.meterDiffers', ['meter'], { kwh: energyKwh, meterKwh })
    : undefined
}

/** A car that drew nothing for so long before its cable was pulled had stopped by itself. */
const STOOD_MS = 10 * MINUTE_MS

const stoppedByCar: Rule = ({ recharge, values }) => {
  if (recharge?.stoppedAt === undefined) return undefined
  const power = readPower(values)
  const { energyEndAt } = powerMarks({ ...recharge, idleSeconds: undefined }, power)
  return power.points.length > 0 && energyEndAt !== undefined && recharge.stoppedAt - energyEndAt >= STOOD_MS
    ? proved('stoppedEarly.car', ['measures', 'recharge'], { at: energyEndAt })
    : undefined
}

const explained: Rule = (facts) => {
  const { recharge, own, movements, together, isRead } = facts
  if (recharge?.stoppedAt === undefined) return undefined
  const { income = 0, energyKwh = 0, idleAmount = 0, idleSeconds = 0, id } = recharge
  if (!isRead('money')) return unproved('unknown.noBill', ['money'])
  if (!own)
    return income > 0
      ? unproved('unknown.noBill', ['money'])
      : proved('price.free', ['recharge', 'money'], { kwh: energyKwh })
  const { isSeveral, stands } = paidTwice(facts)
  const paidFor = isSeveral ? stands : own.amount
  if (paidFor === undefined || Math.abs(paidFor - income) > 1)
    return unproved('unknown.amountsDiffer', ['money', 'prices'], { amount: income, other: paidFor ?? 0 })
  const figures = { amount: income, kwh: energyKwh }
  const proof = ['recharge', 'money'] as const
  if (idleAmount > 0 || movements.some(({ pk, target }) => pk === id && target === 'IDLE'))
    return proved(idleStateOf(recharge) === 'short' ? 'price.idleShort' : 'price.idle', proof, {
      ...figures,
      other: idleAmount,
      minutes: Math.floor(idleSeconds / 60),
    })
  if (movementStates(own).state === 'authorized') return proved('price.reserved', proof, figures)
  const paid = together.filter((each) => (each.income ?? 0) > 0)
  if (paid.length > 1)
    return proved('price.twoRecharges', ['recharges', 'money'], {
      amount: paid.reduce((sum, each) => sum + (each.income ?? 0), 0),
    })
  const { inForce } = facts
  if (inForce)
    return isPriceOff(income, inForce.total, inForce.quantity)
      ? proved('price.offProfile', ['recharges', 'prices'], { ...figures, other: inForce.total })
      : proved('price.lines', [...proof, 'prices'], figures)
  const usual = usualPrice(facts)
  if (usual !== undefined && energyKwh >= 1 && income / energyKwh > UNUSUAL * usual)
    return unproved('unknown.unusualPrice', ['prices'], {
      amount: Math.round(income / energyKwh),
      other: Math.round(usual),
    })
  return proved('price.lines', proof, figures)
}

const price: Rule = (facts) => {
  const wrong = wrongEnergy(facts)
  if (wrong) return wrong
  const verdict = explained(facts)
  // Why it ended is asked before what it cost, where nothing about the money is out of the ordinary.
  const isPlain = verdict?.end === 'price.lines' || verdict?.end === 'price.free'
  return (isPlain || verdict?.end === 'unknown.noBill' ? stoppedByCar(facts) : undefined) ?? verdict
}

export const moneyRules = { twice, price } as const
