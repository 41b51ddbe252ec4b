import { proved, type Rule, type Settler, unproved } from './ends.ts'
import type { CaseFacts } from './facts.ts'

/** A command to begin that was sent so long before is another matter. */
const isStart = ({ task }: CaseFacts['commands'][number]): boolean => task.command === 'remoteStart'

/** How the station, or its connector, stood when the driver was there, by the last word before it. */
function stoodAs(facts: CaseFacts): 'fault' | 'offline' | 'clock' | undefined {
  const { arrived, at, recharge } = facts
  const wanted = recharge?.connectorId
  const before = arrived.filter((each) => (each.doubt?.from ?? each.at) <= at)
  const isHazy = (each: (typeof before)[number] | undefined) => (each?.doubt?.to ?? 0) > at
  const link = before.findLast(({ event: { type } }) => type === 'Disconnected' || type === 'Connected')
  if (link?.event.type === 'Disconnected') return isHazy(link) ? 'clock' : 'offline'
  const states = before.filter(({ event: { type } }) => type === 'Failure' || type === 'Available')
  const connectors = new Set(states.map(({ event }) => event.connectorId))
  const last = [...connectors]
    .filter((each) => wanted === undefined || each === wanted || !each)
    .map((each) => states.findLast(({ event }) => event.connectorId === each))
  if (last.some((each) => each && isHazy(each))) return 'clock'
  // Of a place where nobody said which connector, all of them have to be down.
  return last.length > 0 && last.every((each) => each?.event.type === 'Failure') ? 'fault' : undefined
}

const refusedCard: Rule = ({ recharge, refused, isRead }) => {
  const [card] = refused
  if (recharge || !card) return undefined
  const figures = card.lastAt === undefined ? {} : { at: card.lastAt }
  // The inbox says that it was refused, the list of recharges that none came of it.
  return isRead('recharges')
    ? proved('didNotStart.cardRefused', ['cards', 'recharges'], figures)
    : unproved('unknown.nothingSeen', ['recharges', 'log'])
}

const stationDown: Rule = (facts) => {
  if (facts.recharge || !facts.isRead('events')) return undefined
  const state = stoodAs(facts)
  if (state === undefined) return undefined
  if (state === 'clock') return unproved('unknown.clock', ['log'])
  if (state === 'fault') return proved('didNotStart.fault', ['events'])
  // The server alone says that it was away: that nothing began, or that its command did not arrive, is the second word.
  const isUnanswered = facts.commands.some(
    (each) => isStart(each) && (each.result.verdict === 'failed' || each.result.verdict === 'silent'),
  )
  if (isUnanswered) return proved('didNotStart.offline', ['events', 'commands'])
  return facts.isRead('recharges') ? proved('didNotStart.offline', ['events', 'recharges']) : undefined
}

const command: Rule = ({ recharge, commands }) => {
  const start = recharge ? undefined : commands.findLast(isStart)
  if (!start) return undefined
  const { verdict } = start.result
  if (verdict === 'refused')
    return proved('didNotStart.commandRefused', ['commands'], { at: start.startedAt })
  return unproved('unknown.commandSilent', ['events', 'log'], { at: start.startedAt })
}

const nothing: Rule = ({ recharge, isRead }) => {
  if (recharge) return undefined
  const unread = (['recharges', 'events', 'commands', 'cards'] as const).filter((part) => !isRead(part))
  const settledBy: readonly Settler[] = ['driver', ...unread, 'log']
  return unproved('unknown.nothingSeen', settledBy)
}

/** Why no recharge came of it: what the inbox, the charger, a command say. */
export const startRules: readonly Rule[] = [refusedCard, stationDown, command, nothing]
