import { useText } from '@corrente/ui/messages'
import { useMemo } from 'react'
import { ReadByAddress } from '../../kit/reading/index.ts'
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
  return (
    <ReadByAddress
      query={useMemo(() => oneStationQuery(id), [id])}
      words={{
        notFound: t('delete.notFound'),
        notPermitted: t('override.notPermitted'),
        unreachable: t('delete.unreachable'),
        toList: t('delete.toList'),
      }}
      onClose={onClose}
    >
      {(station) => <StationDelete station={station} onClose={onClose} onDeleted={onDeleted} />}
    </ReadByAddress>
  )
}
