import { pathOf } from '@corrente/domain/routing'
import { daysOver, MINUTE_MS } from '@corrente/domain/time'
import { z } from '@corrente/domain/wire'
import { ClockProvider, late, shownOf, useNow } from '@corrente/ui/foundations'
import type { MapPlace } from '@corrente/ui/map'
import { useText } from '@corrente/ui/messages'
import {
  HomeAmounts,
  HomeMap,
  HomeNotifications,
  HomeRange,
  HomeTasks,
  HomeView,
} from '@corrente/ui/widgets/home'
import { StatusLegend } from '@corrente/ui/widgets/stations'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useMapOptions } from '../../features/map.ts'
import { usePlaced, useSnapshot } from '../../features/network/index.ts'
import { useNotifications } from '../../features/notifications.ts'
import { useLinks, useMay, usePreferences } from '../../kit/access/index.ts'
import { usePagePath } from '../../kit/address/index.ts'
import { PanelBoundary } from '../../kit/boundaries/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { createMapSource, useLive, useStationSet } from '../../live/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { comparedUntilAtom, formerAtom, formerStatsAtom, graphsAtom, shownAtom } from './atoms.ts'
import { useFigures } from './useFigures.ts'
import { type HomeAddress, useHomeAddress } from './useHomeAddress.ts'
import { usePause } from './usePause.ts'

/** The four numbers of the range, each with its change; a count leads to the list that it counts. */
function Amounts({ address }: { readonly address: HomeAddress }) {
  const { range } = address
  const { clock, formats } = usePorts()
  const { zone } = formats
  const former = useAtomValue(formerAtom)
  const until = useAtomValue(comparedUntilAtom)
  const compared = useMemo(
    () => ({ range, former, over: daysOver(range, until ?? clock.now(), zone) }),
    [range, former, until, clock, zone],
  )
  return (
    <HomeAmounts
      {...useFigures(address)}
      formerStats={useLoadable(formerStatsAtom).data}
      graphs={useLoadable(graphsAtom)}
      compared={compared}
    />
  )
}

/** A range that still runs is compared with as much of the one before, asked for again as often. */
const COMPARED_EVERY_MS = 15 * MINUTE_MS

/** Degrees and a zoom of 1 to 18. */
const place = z.object({
  center: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  zoom: z.number().check(z.minimum(1), z.maximum(18)),
})
const kept = z.union([z.literal('whole'), place])

/**
 * Where home's map opens: where this user left it; else on the whole network, where the tenant has it so; else as
 * documented (HOM-019; decisions: Screens). A map that was left on the whole network opens on the network as it is then.
 */
function useMapPlace(): {
  readonly opensAt: MapPlace | undefined
  readonly onLeft: (at: MapPlace) => void
} {
  const { mapOpensOn } = usePorts().tenant.settings
  const { read, keep } = usePreferences()
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it was left counts when the map opens, once
  const opensAt = useMemo(() => {
    const left = kept.safeParse(read().map)
    return left.success ? left.data : mapOpensOn === 'network' ? 'whole' : undefined
  }, [])
  return { opensAt, onLeft: (at) => keep(() => ({ map: at })) }
}

// The charts stand below the first screenful; their drawing code comes after the map and the figures.
const charts = () => import('./HomeCharts.tsx')
// The last of them, with what only they need.
const pies = () => import('./PieCharts.tsx')
const CHARTS = [
  ['recharges', late(async () => (await charts()).Recharges)],
  ['energy', late(async () => (await charts()).Energy)],
  ['users', late(async () => (await pies()).Users)],
  ['stations', late(async () => (await pies()).Stations)],
] as const
// Below the map, as the charts are.
const People = late(async () => (await import('./People.tsx')).People)
// Most visits select no station.
const SelectedStation = late(async () => (await import('./SelectedStation.tsx')).SelectedStation)

// Nothing is found before the stations are known.
const MapSearch = late(async () => (await import('./MapSearch.tsx')).MapSearch)

// What is wrong is known once the stations are: its code comes while they do.
const Problems = late(async () => (await import('./Problems.tsx')).Problems)

/** `/`, `/admin`, `/config`: the General View (HOM-001 to HOM-031). Each panel stands in its own boundary. */
export function HomePage() {
  const pause = usePause()
  return (
    <ClockProvider clock={pause.clock}>
      <Home pause={pause} />
    </ClockProvider>
  )
}

function Home({ pause }: { readonly pause: ReturnType<typeof usePause> }) {
  const isPaused = pause.at !== undefined
  const address = useHomeAddress()
  const { range } = address
  const t = useText('home')
  // `/admin` and `/config` are pages by themselves; only `/` has the bare title (BOOT-009).
  usePageTitle(usePagePath() === '/' ? undefined : t('title'))
  const show = useSetAtom(shownAtom)
  useEffect(() => show(range), [show, range])
  const compareUntil = useSetAtom(comparedUntilAtom)
  const now = useNow(MINUTE_MS)
  const until = now - (now % COMPARED_EVERY_MS)
  useEffect(() => compareUntil(until), [compareUntil, until])

  return (
    <HomeView
      pausedAt={pause.at}
      onPause={pause.toggle}
      range={<HomeRange range={range} onChange={address.showRange} />}
      problems={
        <PanelBoundary name="problems" blockSize="114px">
          <Problems isPaused={isPaused} />
        </PanelBoundary>
      }
      tasks={<Tasks />}
      amounts={
        <PanelBoundary name="indicators">
          <Amounts address={address} />
        </PanelBoundary>
      }
      map={
        <PanelBoundary name="map">
          <NetworkMap address={address} />
        </PanelBoundary>
      }
      station={
        address.stationId === undefined ? undefined : (
          <PanelBoundary name="station" blockSize="100%">
            <SelectedStation id={address.stationId} onClose={() => address.showStation(undefined)} />
          </PanelBoundary>
        )
      }
      notifications={
        <PanelBoundary name="notifications">
          <Notifications address={address} isPaused={isPaused} />
        </PanelBoundary>
      }
      people={
        <PanelBoundary name="indicators" blockSize="92px">
          <People address={address} />
        </PanelBoundary>
      }
      charts={CHARTS.map(([name, Chart]) => (
        <PanelBoundary key={name} name={name} blockSize="300px">
          <Chart address={address} />
        </PanelBoundary>
      ))}
    />
  )
}

/** What a phone's home is opened for, each where this user may. */
function Tasks() {
  const may = useMay()
  const linkTo = useLinks()
  // By its name: the rules of all commands are no part of this page's first load.
  const route = 'operations-remote-stop'
  return (
    <HomeTasks
      hrefs={{
        stop: may(route) ? pathOf(route) : undefined,
        card: may('tags') ? pathOf('tags') : undefined,
        person: linkTo('users', ''),
      }}
    />
  )
}

interface PanelProps {
  readonly address: HomeAddress
}

function Notifications({ address, isPaused }: PanelProps & { readonly isPaused: boolean }) {
  const { all, loaded } = useNotifications()
  // Live events show while the first read is still on its way, or when it failed.
  const hasAny = all.length > 0 || loaded.data !== undefined
  return (
    <HomeNotifications
      notifications={{ ...loaded, data: hasAny ? all : undefined }}
      isPaused={isPaused}
      onSelectStation={address.showStation}
    />
  )
}

function NetworkMap({ address }: PanelProps) {
  const t = useText('stations')
  const live = useLive()
  const { toasts } = usePorts()
  const stations = useStationSet()
  const source = useMemo(() => createMapSource(live.stations), [live])
  const counts = useMemo(
    () => ({ total: stations.length, withoutPosition: stations.filter((s) => !s.position).length }),
    [stations],
  )
  const snapshot = useSnapshot(counts)
  const isKnown = snapshot.data !== undefined
  const sayNoPosition = () =>
    toasts.show({ tone: 'warning', text: t('search.noPosition'), id: 'no-position' })
  const select = (id: string) => {
    if (live.stations.get(id)?.position) address.showStation(id)
    else sayNoPosition()
  }
  return (
    <HomeMap
      isKept
      stations={snapshot}
      source={source}
      selectedId={address.stationId}
      onSelect={select}
      search={
        <MapSearch
          stations={stations}
          onSelect={({ id }) => address.showStation(id)}
          onNoPosition={sayNoPosition}
          isLoading={shownOf(snapshot) === 'loading'}
        />
      }
      legend={<Legend isKnown={isKnown} />}
      {...useMapPlace()}
      {...useMapOptions()}
    />
  )
}

function Legend({ isKnown }: { readonly isKnown: boolean }) {
  const { counts, marks } = usePlaced()
  return <StatusLegend counts={isKnown ? counts : undefined} marks={isKnown ? marks : undefined} />
}
