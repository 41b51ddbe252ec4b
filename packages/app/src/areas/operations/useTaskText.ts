import type { ReadResult, Task } from '@corrente/domain/operations'
import { formatUtcText } from '@corrente/domain/time'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useCommandWords } from '@corrente/ui/widgets/operations'
import type { StationOf } from './useStationOf.ts'

/** A task as text, for a manufacturer's ticket: stations, what they are, and what they said; nobody's name. */
export function useTaskText(stationOf: StationOf) {
  const t = useText('operations')
  const { timestamp } = useFormats()
  const { nameOf } = useCommandWords()
  return (task: Task, results: readonly ReadResult[]): string => {
    const { id, command, operation, version, startedAt } = task
    const words = command === undefined ? (operation ?? '-') : nameOf(command)
    const head = [
      t('copy.task', { id: String(id), command: words, version: version ?? '-' }),
      t('copy.times', {
        utc: startedAt === undefined ? '-' : formatUtcText(startedAt),
        local: timestamp(startedAt, 'DD/MM/YYYY HH:mm'),
      }),
    ]
    const lines = results.map(({ stationId, verdict, error, response }) => {
      const station = stationOf(stationId)
      const about = [stationId, station?.vendor, station?.model, station?.firmware, station?.protocol]
        .filter((part) => part)
        .join(' · ')
      return `${about}\t${t(`verdict.${verdict}`)}\t${error ?? response ?? '-'}`
    })
    return [...head, ...lines].join('\n')
  }
}
