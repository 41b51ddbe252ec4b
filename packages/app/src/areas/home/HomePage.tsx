import { canSeeCosts } from '@corrente/domain/permissions'
import { mapCentreOf } from '@corrente/domain/tenants'
import { endsToday } from '@corrente/domain/time'
import { useText } from '@corrente/ui/messages'
import {
  EnergyLine,
  HomeIndicators,
  HomeMap,
  HomeNotifications,
  HomeRange,
  HomeView,
  RechargesLine,
  StationsPie,
  UsersPie,
} from '@corrente/ui/widgets/home'
import { StationCard, StationSearch, StatusLegend } from '@corrente/ui/widgets/stations'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import {
  createMapSource,
  useLive,
  useLiveState,
  useSnapshotOutcome,
  useStation,
  useStationSet,
  useStatusCounts,
} from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { PanelBoundary, useAccess, useNotifications } from '../shell/index.ts'
import { graphsAtom, shownAtom, statsAtom } from './atoms.ts'
import { feedOf, snapshotFeed } from './feed.ts'
import { type HomeAddress, useHomeAddress } from './useHomeAddress.ts'
import { useLiveStats } from './useLiveStats.ts'

/** `/`, `/admin`, `/config`: the General View (HOM-001 to HOM-031). Each panel stands in its own boundary. */
export function HomePage() {
  const address = useHomeAddress()
  const { range } = address
  const { formats } = usePorts()
  const show = useSetAtom(shownAtom)
  const offsetHours = formats.offsetHours()
  useEffect(() => {
    show({ range, place: { zone: formats.zone, offsetHours } })
  }, [show, range, formats.zone, offsetHours])

  return (
    <HomeView
      range={<HomeRange range={range} onChange={address.showRange} />}
      indicators={
        <PanelBoundary name="indicators">
          <Indicators address={address} />
        </PanelBoundary>
      }
      map={
        <PanelBoundary name="map">
          <NetworkMap address={address} />
        </PanelBoundary>
      }
      station={
        address.stationId === undefined ? undefined : (
          <PanelBoundary name="station">
            <SelectedStation address={address} />
          </PanelBoundary>
        )
      }
      notifications={
        <PanelBoundary name="notifications">
          <Notifications address={address} />
        </PanelBoundary>
      }
      charts={[
        <PanelBoundary key="recharges" name="recharges">
          <Line kind="recharges" address={address} />
        </PanelBoundary>,
        <PanelBoundary key="energy" name="energy">
          <Line kind="energy" address={address} />
        </PanelBoundary>,
        <PanelBoundary key="users" name="users">
          <Pie kind="users" address={address} />
        </PanelBoundary>,
        <PanelBoundary key="stations" name="stations">
          <Pie kind="stations" address={address} />
        </PanelBoundary>,
      ]}
    />
  )
}

interface PanelProps {
  readonly address: HomeAddress
}

/** The statistics of the range with the live figures on top, as a panel wants them. */
function useStatsFeed({ range }: HomeAddress) {
  const { clock, formats } = usePorts()
  const [query, run] = useAtom(statsAtom)
  const stats = useLiveStats(query.data, endsToday(range, clock.now(), formats.zone))
  return feedOf(query, stats, () => void run('refetch'))
}

/** Copies for a chart's menu; a clipboard that refuses rejects, and the chart says so. */
function useCopy(): (text: string) => Promise<void> {
  const { copy } = usePorts()
  return async (text) => {
    if (!(await copy(text))) throw new Error('The clipboard did not take the text.')
  }
}

function Indicators({ address }: PanelProps) {
  const access = useAccess()
  return (
    <HomeIndicators stats={useStatsFeed(address)} hasCosts={access !== undefined && canSeeCosts(access)} />
  )
}

function Pie({ kind, address }: PanelProps & { readonly kind: 'users' | 'stations' }) {
  const Chart = kind === 'users' ? UsersPie : StationsPie
  return <Chart stats={useStatsFeed(address)} onCopyText={useCopy()} />
}

function Line({ kind, address }: PanelProps & { readonly kind: 'recharges' | 'energy' }) {
  const [query, run] = useAtom(graphsAtom)
  const Chart = kind === 'recharges' ? RechargesLine : EnergyLine
  return (
    <Chart
      graphs={feedOf(query, query.data, () => void run('refetch'))}
      range={address.range}
      onCopyText={useCopy()}
    />
  )
}

function Notifications({ address }: PanelProps) {
  const { all, loaded, retry } = useNotifications()
  // Live events show while the first read is still on its way, or when it failed.
  const hasAny = all.length > 0 || loaded.data !== undefined
  return (
    <HomeNotifications
      notifications={feedOf(loaded, hasAny ? all : undefined, retry)}
      onSelectStation={address.showStation}
    />
  )
}

function NetworkMap({ address }: PanelProps) {
  const t = useText('stations')
  const live = useLive()
  const { toasts, tenant, build } = usePorts()
  const { snapshotAt } = useLiveState()
  const report = useSnapshotOutcome()
  const stations = useStationSet()
  const source = useMemo(() => createMapSource(live.stations), [live])
  const { rules } = tenant
  const center = useMemo(
    () => mapCentreOf(rules.country, tenant.tenant.mapCentre),
    [rules.country, tenant.tenant.mapCentre],
  )
  const counts = useMemo(
    () => ({ total: stations.length, withoutPosition: stations.filter((s) => !s.position).length }),
    [stations],
  )
  const isKnown = snapshotAt !== undefined
  const sayNoPosition = () =>
    toasts.show({ tone: 'warning', text: t('search.noPosition'), id: 'no-position' })
  const select = (id: string) => {
    if (live.stations.get(id)?.position) address.showStation(id)
    else sayNoPosition()
  }
  return (
    <HomeMap
      stations={snapshotFeed(report, isKnown ? counts : undefined, snapshotAt, live.refresh)}
      source={source}
      center={center}
      selectedId={address.stationId}
      onSelect={select}
      search={
        <StationSearch
          stations={stations}
          onSelect={({ id }) => address.showStation(id)}
          onNoPosition={sayNoPosition}
          isLoading={!isKnown}
        />
      }
      legend={<Legend isKnown={isKnown} />}
      styleUrl={build.mapStyleUrl === '' ? undefined : build.mapStyleUrl}
      styleKey={build.mapsKey === '' ? undefined : build.mapsKey}
    />
  )
}

function Legend({ isKnown }: { readonly isKnown: boolean }) {
  const counts = useStatusCounts()
  return <StatusLegend counts={isKnown ? counts : undefined} />
}

function SelectedStation({ address }: PanelProps) {
  const station = useStation(address.stationId)
  return station ? <StationCard station={station} onClose={() => address.showStation(undefined)} /> : null
}
