import type { Access } from '@corrente/domain/permissions'
import { loadedStation } from '@corrente/domain/stations'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { RecordFormPage, type RecordWords } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { connectorTypesAtom } from '../../resources/connectors.ts'
import { photosQuery } from '../../resources/stationPhotos.ts'
import { oneStationQuery } from '../../resources/stations.ts'
import { StationFormView } from './StationFormView.tsx'

export interface EditedStationProps {
  /** The chargeBoxPk, as the address has it. */
  readonly id: string
  readonly title: string
  readonly words: RecordWords
  readonly access: Access
  readonly returnTo: string
}

/** A station that exists: read with its photos and the connector types, then shown in the form (STF-003, STF-016, STF-017). */
export function EditedStation({ id, title, words, access, returnTo }: EditedStationProps) {
  const { country } = usePorts().tenant.rules
  const [{ latest, data: station }, run] = useAtom(useMemo(() => oneStationQuery(id), [id]))
  const stationId = station?.id
  const photos = useAtomValue(useMemo(() => photosQuery(stationId), [stationId]))
  const [types, runTypes] = useAtom(connectorTypesAtom)
  const base = useMemo(() => {
    // Photos and types that cannot be had do not block the form.
    if (!station || !photos.latest || !types.latest) return undefined
    const lists = { types: types.data ?? [], photos: photos.data ?? [], people: undefined }
    return loadedStation(station, { country, ...lists })
  }, [station, photos, types, country])
  return (
    <RecordFormPage
      title={title}
      words={words}
      backHref={returnTo}
      id={id}
      base={base}
      latest={latest}
      onRetry={() => void run('refetch')}
    >
      {(opened) => (
        <StationFormView
          base={opened}
          access={access}
          types={types.data ?? []}
          onRetryTypes={types.data ? undefined : () => void runTypes('refetch')}
          returnTo={returnTo}
        />
      )}
    </RecordFormPage>
  )
}
