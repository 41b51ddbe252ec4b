import type { OperationStation, Protocol } from '@corrente/domain/operations'
import { CONDITIONS, isInRecharge } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Select, TransferList } from '../../../forms/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { FirmwareFilters } from './FirmwareFilters.tsx'
import { PasteIds } from './PasteIds.tsx'
import {
  conditionOf,
  fittingStations,
  isNarrowed,
  modelOf,
  NO_PICK_FILTERS,
  type StationOf,
} from './stationItems.ts'

export interface StationPickerProps {
  /** Those on offer, in their order. */
  stations: readonly OperationStation[]
  protocol: Protocol
  /** What the live index knows of a station. Give another function when it shall be asked anew. */
  stationOf: StationOf
  /** Charge box ids in the order of choosing. */
  selected: readonly string[]
  onChange: (ids: readonly string[]) => void
  error?: string | undefined
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]} ${theme.space[3]};

  > label,
  > div {
    flex: 0 1 220px;
  }
`

/** The stations of a command: available and selected, narrowed by group and state, or pasted as a list of ids (OPS-008). */
export function StationPicker({
  stations,
  protocol,
  stationOf,
  selected,
  onChange,
  error,
}: StationPickerProps) {
  const t = useText('operations')
  const [filters, setFilters] = useState(NO_PICK_FILTERS)
  const late = useDeferredValue(filters)
  const groups = useMemo(
    () =>
      [...new Set(stations.flatMap(({ id }) => stationOf(id)?.groupName ?? []))].sort((a, b) =>
        a.localeCompare(b, 'pt', { numeric: true }),
      ),
    [stations, stationOf],
  )
  const fitting = useMemo(() => fittingStations(stations, late, stationOf), [stations, late, stationOf])
  const byId = useMemo(() => new Map(stations.map((each) => [each.id, each])), [stations])
  const offline = selected.filter((id) => conditionOf(stationOf(id)) === 'offline')
  const add = (ids: readonly string[]) => onChange([...new Set([...selected, ...ids])])
  const noteOf = useNote(stationOf)
  return (
    <Stack gap={3}>
      <Filters role="group" aria-label={t('pick.filters')}>
        {groups.length > 0 && (
          <Select
            label={t('pick.group')}
            isFilter
            value={filters.group}
            onChange={(group) => setFilters({ ...filters, group })}
            options={[
              { value: '', label: t('pick.anyGroup') },
              ...groups.map((value) => ({ value, label: value })),
            ]}
          />
        )}
        <Select
          label={t('pick.status')}
          isFilter
          value={filters.condition}
          onChange={(condition) => setFilters({ ...filters, condition })}
          options={[
            { value: '', label: t('pick.anyStatus') },
            ...CONDITIONS.map((value) => ({ value: value as string, label: t(`pick.condition.${value}`) })),
          ]}
        />
        <FirmwareFilters stations={stations} stationOf={stationOf} filters={filters} onChange={setFilters} />
        {isNarrowed(filters) && (
          <Button onClick={() => add(fitting.map(({ id }) => id))}>
            {t('pick.selectAll', { count: fitting.length })}
          </Button>
        )}
        <PasteIds stations={stations} protocol={protocol} stationOf={stationOf} onAdd={add} />
      </Filters>
      <TransferList
        label={t('field.stations')}
        isLabelHidden
        availableLabel={t('field.available')}
        selectedLabel={t('field.selected')}
        items={fitting}
        keyOf={idOf}
        textOf={nameOf}
        noteOf={noteOf}
        value={selected}
        onChange={onChange}
        nameOfUnoffered={(id) => byId.get(id)?.name ?? id}
        error={error}
      />
      {offline.length > 0 && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={() => onChange(selected.filter((id) => !offline.includes(id)))}>
              {t('pick.dropOffline', { count: offline.length })}
            </Button>
          }
        >
          <Inline gap={2}>{t('pick.offline', { count: offline.length })}</Inline>
        </Banner>
      )}
    </Stack>
  )
}

const idOf = ({ id }: OperationStation): string => id
const nameOf = ({ name }: OperationStation): string => name

/** The second line of a station: its id, its group, model, version and protocol, and what a command would meet there. */
export function useNote(stationOf: StationOf): (station: OperationStation) => string {
  const t = useText('operations')
  return useMemo(
    () =>
      ({ id }) => {
        const station = stationOf(id)
        const charging = station?.connectors.filter(isInRecharge).length ?? 0
        return [
          id,
          station?.groupName,
          [modelOf(station), station?.firmware].filter(Boolean).join(' '),
          station?.protocol,
          conditionOf(station) === 'offline' && t('pick.noteOffline'),
          charging > 0 && t('pick.noteCharging', { count: charging }),
        ]
          .filter(Boolean)
          .join(' · ')
      },
    [stationOf, t],
  )
}
