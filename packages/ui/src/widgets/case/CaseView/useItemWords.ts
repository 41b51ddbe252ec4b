import type { CaseFacts, CaseItem } from '@corrente/domain/book/case'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useEventLabel, useReportedError } from '../../alerts/index.ts'
import { useCommandWords } from '../../operations/index.ts'
import { useRechargeWords } from '../../transactions/index.ts'
import { type ItemText, joined } from './itemText.ts'
import { useMoneyItem } from './useMoneyItem.ts'

/** What an item of the axis says. */
function useWhat(): (item: CaseItem) => ItemText {
  const t = useText('reliability')
  const to = useText('operations')
  const words = useRechargeWords()
  const commands = useCommandWords()
  const eventLabel = useEventLabel()
  const errorOf = useReportedError()
  const moneyText = useMoneyItem()
  const { number, energyKwh, timeOfDay } = useFormats()
  return useMemo(() => {
    const connector = (id: number | undefined) =>
      id ? t('case.item.connector', { id: String(id) }) : undefined
    return (item) => {
      switch (item.what) {
        case 'cardRefused':
          return {
            title: t('case.item.cardRefused'),
            detail:
              item.card.attempts === undefined ? '' : t('case.item.attempts', { count: item.card.attempts }),
          }
        case 'recharge': {
          const { id, connectorId, stoppedAt } = item.recharge
          return {
            title: t('case.item.recharge', { id: String(id) }),
            detail: joined([
              connector(connectorId),
              words.energy(item.recharge),
              stoppedAt === undefined && t('case.item.running'),
            ]),
          }
        }
        case 'curve': {
          const { peakKw, energyEndAt, pauses, registerKwh } = item.curve
          return {
            title: t('case.item.curve'),
            detail: joined([
              t('case.item.peak', { power: `${number(peakKw, 1)} kW` }),
              energyEndAt !== undefined && t('case.item.energyEnd', { time: timeOfDay(energyEndAt) }),
              pauses > 0 && t('case.item.pauses', { count: pauses }),
              registerKwh !== undefined && t('case.item.meter', { energy: energyKwh(registerKwh) }),
            ]),
          }
        }
        case 'event':
          return {
            title: eventLabel(item.event),
            detail: joined([connector(item.event.connectorId), errorOf(item.event)]),
          }
        case 'log':
          return { title: item.line.text, detail: item.line.level ?? '' }
        case 'command': {
          const { task, result } = item.command
          return {
            title: task.command ? commands.nameOf(task.command) : (task.operation ?? ''),
            detail: to(`verdict.${result.verdict}`),
          }
        }
        default:
          return moneyText(item)
      }
    }
  }, [t, to, words, commands, eventLabel, errorOf, moneyText, number, energyKwh, timeOfDay])
}

const DAY_MS = 86_400_000

/** What an item says, when it was, and where that comes from. @param stretch of the case: over a day, times say their day */
export function useItemWords({ stretch }: Pick<CaseFacts, 'stretch'>) {
  const t = useText('reliability')
  const whatOf = useWhat()
  const { timeOfDay, timestamp, day } = useFormats()
  const { from, to } = stretch
  return useMemo(() => {
    const isOneDay = to - from < DAY_MS && day(from) === day(to)
    const time = (at: number) => (isOneDay ? timeOfDay(at) : timestamp(at, 'DD/MM/YY HH:mm'))
    return {
      whatOf,
      timeOf: ({ at, to: end, doubt }: CaseItem): string =>
        doubt
          ? t('case.range', {
              from: time(doubt.from),
              to: day(doubt.to) === day(doubt.from) ? time(doubt.to) : timestamp(doubt.to, 'DD/MM/YY HH:mm'),
            })
          : end === undefined || time(end) === time(at)
            ? time(at)
            : `${time(at)} – ${time(end)}`,
      sourceOf: ({ source, clock, doubt }: CaseItem): string =>
        `${t(`case.source.${source}`)} · ${t(`case.clock.${doubt && clock !== 'unknown' ? 'doubtful' : clock}`)}`,
    }
  }, [t, whatOf, timeOfDay, timestamp, day, from, to])
}
