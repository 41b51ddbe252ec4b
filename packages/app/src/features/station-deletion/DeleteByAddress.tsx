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
  // A record that the server says it cannot give is not found; without an answer it may well be there.
  const isMissing = latest.kind === 'refused'
  return (
    <Dialog
      isOpen
      size="small"
      title={t(isMissing ? 'delete.notFound' : 'delete.unreachable')}
      onClose={onClose}
      footer={
        <>
          {!isMissing && (
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
