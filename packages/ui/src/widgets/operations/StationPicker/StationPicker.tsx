import type { OperationStation, Protocol } from '@corrente/domain/operations'
import { CONDITIONS, isInRecharge, type Station } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { type PickState, Select, TransferList } from '../../../forms/index.ts'
import { useNow } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { useStationWords } from '../useStationWords.ts'
import { FirmwareFilters } from './FirmwareFilters.tsx'
import { OfflineChosen } from './OfflineChosen.tsx'
import { PasteIds } from './PasteIds.tsx'
import {
  conditionOf,
  fittingStations,
  isNarrowed,
  modelOf,
  NO_PICK_FILTERS,
  type PickFilters,
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

/** Ages are told in minutes. */
const TICK_MS = 30_000
/** Five stations of three lines. */
const LIST_HEIGHT = 320

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]} ${theme.space[3]};

  > label,
  > div {
    flex: 1 1 150px;
    max-inline-size: 220px;
  }

  > button {
    /* A field keeps as much below itself for its error. */
    margin-block-end: ${theme.space[1]};
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
  const states = useText('stations')
  const [filters, setFilters] = useState(NO_PICK_FILTERS)
  const late = useDeferredValue(filters)
  const groups = useMemo(
    () =>
      [...new Set(stations.flatMap(({ id }) => stationOf(id)?.groupName ?? []))].sort((a, b) =>
        a.localeCompare(b, 'pt', { numeric: true }),
      ),
    [stations, stationOf],
  )
  const fitting = useFitting(stations, late, stationOf)
  const byId = useMemo(() => new Map(stations.map((each) => [each.id, each])), [stations])
  const add = (ids: readonly string[]) => onChange([...new Set([...selected, ...ids])])
  const stateNow = useStateNow(stationOf)
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
            ...CONDITIONS.map((value) => ({ value: value as string, label: states(`condition.${value}`) })),
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
        noteOf={noteOfItem}
        stateOf={stateNow}
        listHeight={LIST_HEIGHT}
        value={selected}
        onChange={onChange}
        nameOfUnoffered={(id) => byId.get(id)?.name ?? id}
        error={error}
      />
      <OfflineChosen stationOf={stationOf} selected={selected} onChange={onChange} />
    </Stack>
  )
}

/** What a station is now, worked out once as long as it stays so: a scroll asks for the same rows again and again. */
function useStateNow(stationOf: StationOf): (id: string) => PickState {
  const { stateOf } = useStationWords()
  const now = useNow(TICK_MS)
  const told = useMemo(() => {
    const known = new WeakMap<Station, PickState>()
    return (station: Station | undefined): PickState => {
      const state = (station && known.get(station)) ?? stateOf(station, now)
      if (station) known.set(station, state)
      return state
    }
  }, [stateOf, now])
  return useMemo(() => (id) => told(stationOf(id)), [told, stationOf])
}

/** A station on offer, as its row is read. */
interface PickItem {
  readonly id: string
  readonly name: string
  readonly note: string
}

const idOf = ({ id }: PickItem): string => id
const nameOf = ({ name }: PickItem): string => name
const noteOfItem = ({ note }: PickItem): string => note

/** The rows of the stations that fit. */
function useFitting(stations: readonly OperationStation[], filters: PickFilters, stationOf: StationOf) {
  const noteOf = useNote(stationOf)
  return useMinDuration(
    useMemo(
      () =>
        fittingStations(stations, filters, stationOf).map((each) => ({
          id: each.id,
          name: each.name,
          note: noteOf(each),
        })),
      [stations, filters, stationOf, noteOf],
    ),
  )
}

/** The list as it stands while what is read of it stays the same: the network moves every second, 20,000 rows need not. */
function useMinDuration(list: readonly PickItem[]): readonly PickItem[] {
  const [held, setHeld] = useState(list)
  const isSame =
    held.length === list.length &&
    held.every(({ id, name, note }, at) => {
      const now = list[at]
      return now?.id === id && now.name === name && now.note === note
    })
  if (!isSame) setHeld(list)
  return isSame ? held : list
}

/** How a station is told from others, which is searched: its id first (an option is cut short), then what does not change while a form is open. */
export function useNote(stationOf: StationOf): (station: OperationStation) => string {
  const [known] = useState(() => new WeakMap<Station, string>())
  return useMemo(
    () =>
      ({ id }) => {
        const station = stationOf(id)
        if (station === undefined) return id
        const note = known.get(station) ?? noteOfStation(station)
        known.set(station, note)
        return note
      },
    [stationOf, known],
  )
}

const noteOfStation = (station: Station): string =>
  [
    station.id,
    [modelOf(station), station.firmware].filter(Boolean).join(' '),
    station.protocol,
    station.groupName,
  ]
    .filter(Boolean)
    .join(' · ')

/** What a command would meet at a station, in one line with its name. */
export function useStateNote(): (station: Station | undefined) => string {
  const t = useText('operations')
  const states = useText('stations')
  return (station) => {
    const charging = station?.connectors.filter(isInRecharge).length ?? 0
    return [
      conditionOf(station) === 'offline' && states('condition.offline'),
      charging > 0 && t('pick.noteCharging', { count: charging }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
