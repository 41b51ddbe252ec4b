import { deleteMessage } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useOnceQuestion } from '../../kit/writes/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type ShownStation, stationDeletion } from '../../resources/stationDeletion.ts'

export interface StationDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly station: ShownStation | undefined
  readonly onClose: () => void
  /** It is deleted (STN-036). */
  readonly onDeleted: () => void
}

/** Asks before a station is deleted, deletes it once, and says how it ended (STN-035 to STN-037). */
export function StationDelete({ station, onClose, onDeleted }: StationDeleteProps) {
  const t = useText('station-list')
  const live = useLive()
  const { formats, gateways } = usePorts()
  const question = useOnceQuestion(station && stationDeletion(gateways.cp, station, formats), {
    id: 'station-deleted',
    done: t(`message.${deleteMessage('done')}`),
    unknown: t(`message.${deleteMessage('unknown')}`, { name: station?.name ?? '' }),
    onDone: () => {
      if (station) live.drop(station.id)
      onDeleted()
    },
    onClose,
  })
  return (
    <OnceDialog
      {...question}
      title={t('delete.title')}
      description={t('delete.question', { name: station?.name ?? '' })}
      confirmLabel={t('delete.confirm')}
      refusal={t(`message.${deleteMessage('refused')}`)}
    />
  )
}
