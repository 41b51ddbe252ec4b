import { type Station, searchStations } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Combobox, OptionText } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { ConditionMark } from '../../conditions/index.ts'

export interface StationSearchProps {
  /** Every station, also those without a place; the same array until it changes. */
  stations: readonly Station[]
  /** A station with a place was chosen. */
  onSelect: (station: Station) => void
  /** A station without coordinates was chosen: say so, the map does not move (HOM-020). */
  onNoPosition: (station: Station) => void
  /** The stations are on their way. */
  isLoading?: boolean
}

const Option = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-inline-size: 0;
`
const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.3;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** Finds one station among thousands by name, identifier or address, without case and accents (HOM-015). */
export function StationSearch({ stations, onSelect, onNoPosition, isLoading = false }: StationSearchProps) {
  const t = useText('stations')
  const [query, setQuery] = useState('')
  // Typing never waits for the search, however many stations there are.
  const wanted = useDeferredValue(query)
  const items = useMemo(() => searchStations(stations, wanted), [stations, wanted])
  return (
    <Combobox
      label={t('search.label')}
      isLabelHidden
      placeholder={t('search.placeholder')}
      emptyText={t('search.empty')}
      query={query}
      onQueryChange={setQuery}
      items={items}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      itemHeight={48}
      isLoading={isLoading}
      renderItem={(station) => (
        <Option>
          <ConditionMark station={station} isLabelHidden />
          <Words>
            <OptionText name={station.name} />
            <span>
              {[station.id, station.position ? station.city : t('card.noPosition')]
                .filter((part) => part)
                .join(' · ')}
            </span>
          </Words>
        </Option>
      )}
      onSelect={(station) => (station.position ? onSelect(station) : onNoPosition(station))}
    />
  )
}
