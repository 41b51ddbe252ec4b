import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { NO_STATION_FILTERS } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { StationList } from '@corrente/ui/widgets/stations'
import { useNavigate } from '@tanstack/react-router'
import { useStationDeletion } from '../../features/stationDeletion.ts'
import { useAccess, useHref, useMay } from '../../kit/access/index.ts'
import { usePageSearch } from '../../kit/address/index.ts'
import { useListAddress, useListPage } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useIsHeard } from '../../live/index.ts'
import { accountOptionsAtom } from '../../resources/accounts.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { OpenStation } from './OpenStation.tsx'
import { StationPanel } from './StationPanel.tsx'
import { StationReports } from './StationReports.tsx'
import {
  chipsOf,
  chipsText,
  filtersOf,
  STATION_RULES,
  type StationAddress,
  searchOf,
  stationHref,
} from './stationSearch.ts'
import { useStationRows } from './useStationRows.ts'
import { useStationSelection } from './useStationSelection.tsx'

/** `/stations`: the list, or the page of the one station that the address names. */
export function StationsPage() {
  const address = useListAddress(STATION_RULES)
  const search = usePageSearch() ?? ''
  const navigate = useNavigate()
  const rights = useStationRights()
  const pk = address.values.station
  const deletion = useStationDeletion(
    () =>
      void navigate({
        to: pathOf('stations'),
        search: { ...address.values, station: undefined, price: undefined },
        replace: true,
      }),
  )
  if (pk === undefined) return <EveryStation address={address} search={search} rights={rights} />
  return (
    <>
      <OpenStation
        pk={pk}
        backHref={stationHref(search, undefined)}
        onDelete={rights.canDelete ? deletion.ask : undefined}
        canOverride={rights.canOverride}
        asksPrice={address.values.price === true}
      />
      {deletion.question}
    </>
  )
}

/** What this user may do with a station. */
interface StationRights {
  readonly canDelete: boolean
  /** Connectors may be set by hand: the right to edit. */
  readonly canOverride: boolean
}

function useStationRights(): StationRights {
  const access = useAccess()
  const may = useMay()
  return {
    canDelete: may('station-delete'),
    canOverride: access !== undefined && allows(access, 'station-edit'),
  }
}

interface EveryStationProps {
  readonly address: StationAddress
  /** What the address says, as it stands there. */
  readonly search: string
  readonly rights: StationRights
}

/** The stations page by page from the server, or those that answer a question from the complete reply. */
function EveryStation({ address, search, rights }: EveryStationProps) {
  const t = useText('station-list')
  const { page } = useListPage({
    name: 'stations',
    title: t('list.title'),
    path: pathOf('stations'),
    rules: STATION_RULES,
  })
  const groups = useLoadable(groupsAtom)
  const accounts = useLoadable(accountOptionsAtom)
  const filters = filtersOf(address.values)
  const chips = chipsOf(address.values.show)
  const shown = useStationRows(address)
  const selecting = useStationSelection(address, shown)
  const href = useHref()
  // The rows hold their places: one that was deleted goes by a new look alone.
  const deletion = useStationDeletion(shown.reload)
  return (
    <>
      <StationList
        {...page}
        list={shown.list}
        selecting={selecting}
        counts={shown.counts}
        progress={shown.progress}
        isLive={useIsHeard()}
        onWholeChange={(isWhole) => address.apply({ rows: isWhole ? 'all' : undefined })}
        filters={filters}
        onFiltersChange={(next) => address.narrow(searchOf(next))}
        groups={groups}
        accounts={accounts}
        chips={chips}
        // A question looks at active stations.
        onChipsChange={(next) => address.apply({ show: chipsText(next), disabled: undefined })}
        onClear={() => address.apply({ ...searchOf(NO_STATION_FILTERS), show: undefined })}
        actions={
          <>
            {page.actions}
            <StationReports
              filters={filters}
              question={chips.map((chip) => t(`chip.${chip}`)).join(', ') || undefined}
            />
          </>
        }
        createHref={href('station-create')}
        renderPanel={(station) => (
          <StationPanel
            station={station}
            onDelete={rights.canDelete ? () => deletion.ask(station) : undefined}
            canOverride={rights.canOverride}
            pageHref={stationHref(search, station.pk)}
          />
        )}
      />
      {deletion.question}
    </>
  )
}
