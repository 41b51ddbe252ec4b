import type { Access } from '@corrente/domain/permissions'
import { loadedStation, type StationBase } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@corrente/ui/primitives'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { usePorts } from '../../ports/index.ts'
import { connectorTypesAtom } from '../../resources/connectors.ts'
import { photosQuery } from '../../resources/stationPhotos.ts'
import { oneStationQuery } from '../../resources/stations.ts'
import { StationFormView } from './StationFormView.tsx'

export interface EditedStationProps {
  /** The chargeBoxPk, as the address has it. */
  readonly id: string
  readonly access: Access
  readonly returnTo: string
}

/** A station that exists: read with its photos and the connector types, then shown in the form (STF-003, STF-016, STF-017). */
export function EditedStation({ id, access, returnTo }: EditedStationProps) {
  const { tenant, formats } = usePorts()
  const { country } = tenant.rules
  const { zone } = formats
  const t = useText('station-form')
  const [{ latest, data: station }, run] = useAtom(useMemo(() => oneStationQuery(id, zone), [id, zone]))
  const stationId = station?.id
  const photos = useAtomValue(useMemo(() => photosQuery(stationId), [stationId]))
  const [types, runTypes] = useAtom(connectorTypesAtom)
  // The form stands on what it was opened with: a later answer is compared when it is saved, not laid over the typing.
  const base = useRef<StationBase>(undefined)
  if (!base.current && station && photos.latest && types.latest)
    base.current = loadedStation(station, {
      country,
      types: types.data ?? [],
      photos: photos.data ?? [],
      people: undefined,
    })
  if (base.current)
    return (
      <StationFormView
        base={base.current}
        access={access}
        types={types.data ?? []}
        onRetryTypes={types.data ? undefined : () => void runTypes('refetch')}
        returnTo={returnTo}
      />
    )
  if (latest?.kind === 'refused')
    return (
      <EmptyState
        title={t('message.stationNotFound')}
        detail={t('message.stationNotFoundDetail')}
        action={<ButtonLink href={returnTo}>{t('message.backToList')}</ButtonLink>}
      />
    )
  if (latest !== undefined && latest.kind !== 'done')
    return <ErrorState title={t('message.loadFailed')} onRetry={() => void run('refetch')} />
  return <Skeleton shape="block" blockSize="640px" />
}
