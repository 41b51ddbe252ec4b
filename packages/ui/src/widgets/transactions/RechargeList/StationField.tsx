import { type Station, searchStations } from '@corrente/domain/stations'
import { useState } from 'react'
import { Combobox, OptionText } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** As much of a station as the field needs. */
export interface StationFieldProps {
  stations: Loadable<readonly Station[]>
  /** The key of the chosen one; undefined: all. */
  chosen: number | undefined
  onChoose: (pk: number | undefined) => void
}

const NONE: readonly Station[] = []
/** How a station is called in the filter. */
export const stationText = ({ name, id }: Pick<Station, 'name' | 'id'>): string =>
  name === id ? id : `${name} · ${id}`

/** One of the network's stations, or all of them: an empty field is all (TRX-005). */
export function StationField({ stations, chosen, onChoose }: StationFieldProps) {
  const t = useText('transactions')
  const [typed, setTyped] = useState<{ readonly of: number | undefined; readonly text: string }>()
  const all = stations.data ?? NONE
  const station = chosen === undefined ? undefined : all.find(({ pk }) => pk === chosen)
  const own =
    chosen === undefined
      ? ''
      : station
        ? stationText(station)
        : t('filter.unknownStation', { pk: String(chosen) })
  const query = typed !== undefined && typed.of === chosen ? typed.text : own
  return (
    <Combobox
      label={t('column.station')}
      placeholder={t('filter.allStations')}
      query={query}
      onQueryChange={(text) => {
        setTyped({ of: text === '' ? undefined : chosen, text })
        if (text === '' && chosen !== undefined) onChoose(undefined)
      }}
      // The chosen one's own name asks for nothing: then all are offered.
      items={query === own ? all : searchStations(all, query)}
      keyOf={({ pk }) => String(pk)}
      textOf={stationText}
      renderItem={(each) => <OptionText name={stationText(each)} />}
      onSelect={({ pk }) => {
        setTyped(undefined)
        onChoose(pk)
      }}
      isLoading={shownOf(stations) === 'loading'}
    />
  )
}
