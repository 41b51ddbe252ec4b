import { quotedRequest, type ReadResult, type Task } from '@corrente/domain/operations'
import { formatUtcText } from '@corrente/domain/time'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useCommandWords } from '@corrente/ui/widgets/operations'
import { useAtomValue } from 'jotai'
import { sentOf } from '../../features/sent-tasks/index.ts'
import { sentCommandsAtom } from '../../features/sentCommands.ts'
import type { StationOf } from './useStationOf.ts'

/**
 * A task as text, for a manufacturer's ticket: stations, what they are, what they said, and what this tab asked of them;
 * nobody's name, no card, no password.
 */
export function useTaskText(stationOf: StationOf) {
  const t = useText('operations')
  const { timestamp } = useFormats()
  const { nameOf } = useCommandWords()
  const sent = useAtomValue(sentCommandsAtom)
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
    const own = sentOf(task, sent)
    const fields = (own ? quotedRequest(own.order.command, own.order.values) : [])
      .filter(({ isPersonal }) => !isPersonal)
      .map(({ field, value }) => `${field}=${value ?? t('request.now')}`)
    const lines = results.map(({ stationId, verdict, error, response }) => {
      const station = stationOf(stationId)
      const about = [stationId, station?.vendor, station?.model, station?.firmware, station?.protocol]
        .filter((part) => part)
        .join(' · ')
      return `${about}\t${t(`verdict.${verdict}`)}\t${error ?? response ?? '-'}`
    })
    const asked = fields.length > 0 ? [t('copy.request', { fields: fields.join(' · ') })] : []
    return [...head, ...asked, ...lines].join('\n')
  }
}
