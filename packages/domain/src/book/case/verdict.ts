import { MINUTE_MS } from '../../time/index.ts'
import { type Recharge, readPower } from '../../transactions/index.ts'
import { LEAST_KWH, wordOf } from '../attempts.ts'
import { type CaseVerdict, proved, type Rule, unproved } from './ends.ts'
import type { CaseFacts } from './facts.ts'
import { moneyRules } from './money.ts'
import { startRules } from './starts.ts'

/** A car that drew something so shortly before is charging. */
const LATELY_MS = 15 * MINUTE_MS
const NOTHING_KW = 0.05

const stillCharging: Rule = ({ recharge, near, values, readAt, isRead }) => {
  if (!recharge || recharge.stoppedAt !== undefined || recharge.startedAt === undefined) return undefined
  const { startedAt, id, connectorId } = recharge
  const freed = near.find(
    ({ event, at, doubt }) =>
      doubt === undefined &&
      at > startedAt &&
      ((event.type === 'TransactionEnded' && event.transactionId === String(id)) ||
        (event.type === 'Available' && connectorId !== undefined && event.connectorId === connectorId)),
  )
  if (freed) return proved('stillCharging.leftOpen', ['recharge', 'events'], { at: freed.at })
  const last = readPower(values).points.at(-1)
  if (last && readAt - last.t <= LATELY_MS)
    return last.v > NOTHING_KW
      ? proved('stillCharging.charging', ['recharge', 'measures'], { at: last.t })
      : proved('stillCharging.full', ['recharge', 'measures'], { at: last.t })
  return unproved('unknown.openSilent', [
    'measures',
    ...(isRead('events') ? [] : (['events'] as const)),
    'log',
  ])
}

const CAUSES = {
  powerloss: 'power',
  emergencystop: 'emergency',
  hardreset: 'restart',
  softreset: 'restart',
  reboot: 'restart',
} as const satisfies Record<string, string>
type Cause = (typeof CAUSES)[keyof typeof CAUSES] | 'fault'

/** What the charger says that ended it; a failure of its connector where the word says nothing. */
const causeOf = ({ stopReason }: Pick<Recharge, 'stopReason'>): Cause => {
  const word = wordOf(stopReason)
  return Object.hasOwn(CAUSES, word) ? CAUSES[word as keyof typeof CAUSES] : 'fault'
}

/** A command that ends a recharge was accepted so shortly before the end. */
const COMMANDED_MS = 2 * MINUTE_MS
const ENDING: readonly unknown[] = ['remoteStop', 'remoteReset', 'unlockConnector']

const failed: Rule = ({ attempt, recharge, commands, isRead }) => {
  if (!attempt || !recharge || attempt.failure === undefined) return byOperator({ recharge, commands })
  const { failure, energyKwh } = attempt
  const figures = { ...(energyKwh !== undefined && { kwh: energyKwh }), at: attempt.to }
  const charged = (recharge.income ?? 0) > 0 ? { amount: recharge.income ?? 0 } : {}
  const hasEnergy = (energyKwh ?? 0) > LEAST_KWH
  const told = { ...figures, ...charged }
  const operator = hasEnergy ? byOperator({ recharge, commands }) : undefined
  if (operator) return operator
  if (failure === 'station') {
    const cause = causeOf(recharge)
    if (cause === 'fault')
      return hasEnergy
        ? proved('stoppedEarly.fault', ['events', 'recharge'], told)
        : proved('didNotStart.fault', ['events', 'recharge'], told)
    return hasEnergy
      ? proved(`stoppedEarly.${cause}`, ['recharge'], told)
      : proved(`didNotStart.${cause}`, ['recharge'], told)
  }
  if (failure === 'authorization')
    return hasEnergy
      ? proved('stoppedEarly.notAuthorized', ['recharge'], told)
      : proved('didNotStart.notAuthorized', ['recharge'], told)
  if (failure === 'falseStart') return proved('didNotStart.falseStart', ['recharge', 'recharges'], told)
  if (failure === 'noEnergy')
    return energyKwh === undefined
      ? unproved('unknown.noEnergyTold', ['measures', 'log'])
      : proved('didNotStart.noEnergy', ['recharge'], told)
  return unproved('unknown.noReason', ['log', ...(isRead('events') ? [] : (['events'] as const))], told)
}

/** Whether the network's own people ended it: their command was taken, and the recharge ended right after. */
function byOperator({
  recharge,
  commands,
}: Pick<CaseFacts, 'recharge' | 'commands'>): CaseVerdict | undefined {
  const stoppedAt = recharge?.stoppedAt
  if (stoppedAt === undefined || !((recharge?.energyKwh ?? 0) > LEAST_KWH)) return undefined
  const command = commands.findLast(
    ({ task, startedAt, result }) =>
      ENDING.includes(task.command) &&
      result.verdict === 'accepted' &&
      startedAt <= stoppedAt &&
      stoppedAt - startedAt <= COMMANDED_MS,
  )
  return command && proved('stoppedEarly.operator', ['recharge', 'commands'], { at: command.startedAt })
}

/** The first rule that is proved, or that finds that nobody can tell (design: the axis of a case). */
export function verdictOfCase(facts: CaseFacts): CaseVerdict {
  const rules: readonly Rule[] = [stillCharging, moneyRules.twice, ...startRules, failed, moneyRules.price]
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return unproved('unknown.nothingSeen', ['driver', 'log'])
}
