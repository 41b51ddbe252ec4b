/// <reference types="@corrente/themes/virtual" />
/** The station list with 10,000 rows, for `pnpm bench list`. Not part of any build. */
import 'virtual:corrente/base.css'
import { connectorDetailFixture, createRandom, stationRowFixture } from '@corrente/domain/fixtures'
import { CONNECTOR_TYPES, NO_STATION_FILTERS, type StationRow } from '@corrente/domain/stations'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, notLoaded } from '../../../testing/index.ts'
import { mountListBench } from '../../lists/bench/mountListBench.tsx'
import { StationList } from '../StationList/StationList.tsx'
import { useStationColumns } from '../StationList/useStationColumns.tsx'

const SIZE = 10_000
const random = createRandom('bench')
const STATUSES = ['Available', 'Charging', 'Faulted', 'Maintenance'] as const
const rows: readonly StationRow[] = Array.from({ length: SIZE }, (_, index) =>
  stationRowFixture({
    pk: index + 1,
    id: `IPE-${index + 1}`,
    name: `Posto ${index + 1}`,
    connectors: Array.from({ length: random.int(1, 3) }, (_connector, at) =>
      connectorDetailFixture({
        id: at + 1,
        type: random.pick(CONNECTOR_TYPES),
        status: random.pick(STATUSES),
      }),
    ),
  }),
)
const nothing = () => undefined

const list = (
  <StationList
    list={listRows(rows, { pageSize: undefined })}
    isLive
    counts={{ complete: SIZE, chips: undefined, disabled: undefined, outside: 0 }}
    onWholeChange={nothing}
    filters={NO_STATION_FILTERS}
    onFiltersChange={nothing}
    groups={notLoaded()}
    accounts={notLoaded()}
    chips={[]}
    onChipsChange={nothing}
    onClear={nothing}
    createHref={undefined}
    view={DEFAULT_TABLE_VIEW}
    onViewChange={nothing}
    renderPanel={() => null}
  />
)

const useColumns = () => useStationColumns({ isLive: true, readAt: undefined })

mountListBench({ rows, rowHeight: 50, useColumns, list })
