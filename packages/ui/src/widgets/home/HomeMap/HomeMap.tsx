import { theme } from '@corrente/themes'
import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { failureOf, type Loadable } from '../../../foundations/index.ts'
import { type LatLng, MapGround, type MapPlace, type MapSource, StatusMap } from '../../../map/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, Skeleton } from '../../../primitives/index.ts'
import { useMapStatuses } from '../../stations/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

/** How many stations there are, and how many of them the map cannot show. */
export interface HomeMapCounts {
  readonly total: number
  readonly withoutPosition: number
}

export interface HomeMapProps {
  /** How the reading of the stations went; the stations themselves come through `source`. */
  stations: Loadable<HomeMapCounts>
  /** The stations as the map reads them, with their live states. */
  source: MapSource
  /** Where the map opens: the tenant's centre (HOM-019). */
  center: LatLng
  /** Where it opens instead: on the whole network, or where this user left it. */
  opensAt?: MapPlace | undefined
  /** This user moved the map, and left it so. */
  onLeft?: ((place: MapPlace) => void) | undefined
  /** The station that is shown beside the map; undefined for none. */
  selectedId: string | undefined
  /** A station was chosen on the map or in its list. */
  onSelect: (stationId: string) => void
  /** A `StationSearch` (HOM-015); it may come late. */
  search: ReactNode
  /** A `StatusLegend` (HOM-016). */
  legend: ReactNode
  /** A deployment's own map style; see `StatusMap`. */
  styleUrl?: string | undefined
  /** Key of that style’s server. */
  styleKey?: string | undefined
  /** See `StatusMap`. */
  isKept?: boolean
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;

  /* Its lists flow in the lines of the note. */
  & > div {
    display: contents;
  }
`
const Fill = styled.div`
  block-size: 100%;
  min-block-size: 240px;
`
const Search = styled.div`
  inline-size: min(300px, 72vw);
`

/** The network on the map, with its search and its legend. */
export function HomeMap(props: HomeMapProps) {
  const { stations, search, legend, ...map } = props
  const t = useText('home')
  const statuses = useMapStatuses()
  const state = useHomePanel(stations, <MapGround />)
  const { total = 0, withoutPosition = 0 } = stations.data ?? {}
  const isEmpty = state.kind === 'ready' && total === 0
  // Without stations the panel itself says what failed, with its own retry.
  const hasNote = state.kind === 'ready' && (failureOf(stations) !== undefined || stations.unread > 0)
  return (
    <Panel
      title={t('map.title')}
      isFilling
      isFlush
      state={isEmpty ? { kind: 'empty', title: t('map.empty'), detail: t('map.emptyDetail') } : state}
      actions={
        <Search>
          <Suspense fallback={<Skeleton shape="block" blockSize={theme.size.control} />}>{search}</Suspense>
        </Search>
      }
      note={
        <Head>
          {legend}
          {withoutPosition > 0 && <span>{t('map.withoutPosition', { count: withoutPosition })}</span>}
          {hasNote && <FeedNote feed={stations} />}
        </Head>
      }
    >
      <Fill>
        <StatusMap {...map} statuses={statuses} />
      </Fill>
    </Panel>
  )
}
