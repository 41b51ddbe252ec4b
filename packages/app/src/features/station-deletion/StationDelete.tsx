import { outcomeOf } from '@corrente/domain/once-only'
import { deleteMessage } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useMemo } from 'react'
import { useOnce } from '../../kit/once-only/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type ShownStation, stationDeletion } from './deletion.ts'

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
  const { formats, toasts } = usePorts()
  const { cp } = usePorts().gateways
  const { zone } = formats
  const action = useMemo(() => station && stationDeletion(cp, station, zone), [cp, station, zone])
  const once = useOnce(action, () => {
    toasts.show({ tone: 'success', text: t(`message.${deleteMessage('done')}`), id: 'station-deleted' })
    onDeleted()
  })
  return (
    <OnceDialog
      isOpen={station !== undefined}
      title={t('delete.title')}
      description={t('delete.question', { name: station?.name ?? '' })}
      confirmLabel={t('delete.confirm')}
      state={once.state}
      refusal={t(`message.${deleteMessage('refused')}`)}
      onConfirm={once.press}
      onVerify={once.verify}
      onCancel={() => {
        if (outcomeOf(once.state) === 'unknown')
          toasts.show({
            tone: 'warning',
            text: t(`message.${deleteMessage('unknown')}`, { name: station?.name ?? '' }),
            id: 'station-deleted',
          })
        once.forget()
        onClose()
      }}
    />
  )
}
