import type { OperationStation } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { Select } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { below, firmwareOf, type PickFilters, type StationOf } from './stationItems.ts'

export interface FirmwareFiltersProps {
  stations: readonly OperationStation[]
  stationOf: StationOf
  filters: PickFilters
  onChange: (filters: PickFilters) => void
}

/** "All X200 below 1.4.2": by maker and model, and by what their firmware is or is older than. */
export function FirmwareFilters({ stations, stationOf, filters, onChange }: FirmwareFiltersProps) {
  const t = useText('operations')
  const { models, versions } = useMemo(
    () => firmwareOf(stations, stationOf, filters.model),
    [stations, stationOf, filters.model],
  )
  return (
    <>
      {models.length > 0 && (
        <Select
          label={t('pick.model')}
          isFilter
          value={filters.model}
          // Another model has versions of its own.
          onChange={(model) => onChange({ ...filters, model, firmware: '' })}
          options={[
            { value: '', label: t('pick.anyModel') },
            ...models.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      {versions.length > 0 && (
        <Select
          label={t('pick.firmware')}
          isFilter
          value={filters.firmware}
          onChange={(firmware) => onChange({ ...filters, firmware })}
          options={[
            { value: '', label: t('pick.anyFirmware') },
            ...versions.map((value) => ({ value, label: value })),
            ...versions.map((version) => ({ value: below(version), label: t('pick.below', { version }) })),
          ]}
        />
      )}
    </>
  )
}
