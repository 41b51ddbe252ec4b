import { useText } from '@corrente/ui/messages'
import { Button, Dialog } from '@corrente/ui/primitives'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { oneStationQuery } from '../../resources/stations.ts'
import { StationDelete } from './StationDelete.tsx'

export interface DeleteByAddressProps {
  /** Of the address, unchecked. */
  readonly id: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** `/stations/delete/{id}` (STN-023): the station is read by its id first, and nothing happens without a yes. */
export function DeleteByAddress({ id, onClose, onDeleted }: DeleteByAddressProps) {
  const t = useText('station-list')
  const common = useText('common')
  const [{ latest, data, isFetching }, run] = useAtom(useMemo(() => oneStationQuery(id), [id]))
  if (data !== undefined) return <StationDelete station={data} onClose={onClose} onDeleted={onDeleted} />
  if (latest === undefined) return null
  // 404 alone says that it is not there: behind an outage it may well be (decisions: Screens).
  const status = latest.kind === 'refused' ? latest.status : undefined
  const isOutage = status !== 404 && status !== 403
  return (
    <Dialog
      isOpen
      size="small"
      title={t(
        isOutage ? 'delete.unreachable' : status === 404 ? 'delete.notFound' : 'override.notPermitted',
      )}
      onClose={onClose}
      footer={
        <>
          {isOutage && (
            <Button isBusy={isFetching} onClick={() => void run('refetch')}>
              {common('action.retry')}
            </Button>
          )}
          <Button tone="brand" onClick={onClose}>
            {t('delete.toList')}
          </Button>
        </>
      }
    />
  )
}
