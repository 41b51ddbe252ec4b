import type { Station } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { Loadable } from '../../../foundations/index.ts'
import { longestWords, phonePicture, rightToLeft, STAGE_NOW } from '../../../testing/index.ts'
import { StationCard, StationSearch, StatusLegend } from '../../stations/index.ts'
import { HomeAmounts } from '../HomeIndicators/HomeIndicators.tsx'
import { HomePeople } from '../HomeIndicators/HomePeople.tsx'
import { HomeMap } from '../HomeMap/HomeMap.tsx'
import { HomeNotifications } from '../HomeNotifications/HomeNotifications.tsx'
import { HomeProblems } from '../HomeProblems/HomeProblems.tsx'
import { HomeRange } from '../HomeRange/HomeRange.tsx'
import { HomeTasks } from '../HomeTasks/HomeTasks.tsx'
import { EnergyLine, RechargesLine } from '../Lines/Lines.tsx'
import { UsersPie } from '../Pies/Pies.tsx'
import { StationsPie } from '../Pies/StationsPie.tsx'
import {
  failed,
  homeAmountArgs,
  homeCounts,
  homeGraphs,
  homeNotifications,
  homePeopleArgs,
  homeProblems,
  homeRange,
  homeSource,
  homeStations,
  homeStats,
  ready,
  stale,
  waiting,
} from '../testing/homeFixtures.ts'
import { HomeView } from './HomeView.tsx'

interface PageProps {
  /** Puts each panel's data into the state that the story shows. */
  feed: <T>(data: T) => Loadable<T>
  /** How the map's reading went, where it is not as the others'. */
  mapFeed?: Loadable<never>
  onNoPosition: (station: Station) => void
}

const byId = new Map(homeStations.map((station) => [station.id, station]))

/** The page as the app wires it, on fixtures. */
function HomePage({ feed, mapFeed, onNoPosition }: PageProps) {
  const [range, setRange] = useState(homeRange)
  const [selectedId, setSelectedId] = useState<string>()
  const [pausedAt, setPausedAt] = useState<number>()
  const station = selectedId === undefined ? undefined : byId.get(selectedId)
  const stats = feed(homeStats)
  const graphs = feed(homeGraphs)
  const onCopyText = () => Promise.resolve()
  const withoutPosition = homeStations.filter(({ position }) => !position).length
  return (
    <HomeView
      pausedAt={pausedAt}
      onPause={() => setPausedAt(pausedAt === undefined ? STAGE_NOW : undefined)}
      range={<HomeRange range={range} onChange={setRange} />}
      problems={
        <HomeProblems
          problems={feed(homeProblems)}
          href="/alerts?view=triage"
          listOf={() => '/stations'}
          hrefOf={() => '/stations'}
        />
      }
      tasks={<HomeTasks hrefs={{ stop: '/operations/remote_stop', card: '/ocpp_tags', person: '/users' }} />}
      amounts={<HomeAmounts {...homeAmountArgs} stats={stats} graphs={graphs} />}
      map={
        <HomeMap
          stations={mapFeed ?? feed({ total: homeStations.length, withoutPosition })}
          source={homeSource}
          center={{ lat: -23.5505, lng: -46.6333 }}
          selectedId={selectedId}
          onSelect={setSelectedId}
          search={
            <StationSearch
              stations={homeStations}
              onSelect={({ id }) => setSelectedId(id)}
              onNoPosition={onNoPosition}
            />
          }
          legend={<StatusLegend counts={stats.data ? homeCounts : undefined} />}
        />
      }
      station={station && <StationCard station={station} onClose={() => setSelectedId(undefined)} />}
      notifications={
        <HomeNotifications
          notifications={feed(homeNotifications)}
          isPaused={pausedAt !== undefined}
          onSelectStation={setSelectedId}
        />
      }
      people={<HomePeople {...homePeopleArgs} stats={stats} />}
      charts={[
        <RechargesLine key="recharges" graphs={graphs} range={range} onCopyText={onCopyText} />,
        <EnergyLine key="energy" graphs={graphs} range={range} onCopyText={onCopyText} />,
        <UsersPie key="users" stats={stats} onCopyText={onCopyText} />,
        <StationsPie key="stations" stats={stats} onCopyText={onCopyText} />,
      ]}
    />
  )
}

const meta = {
  title: 'Widgets/Home/HomeView',
  component: HomePage,
  subcomponents: { HomeView },
  args: { feed: ready, onNoPosition: fn() },
  argTypes: { feed: { control: false }, mapFeed: { control: false } },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Everything came but the map, which is drawn by the graphics card and looked at elsewhere. */
export const Partial: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 1280, height: 1832, ownGlobals: true } },
  args: { mapFeed: failed },
}

export const Loading: Story = {
  args: { feed: () => waiting },
}

/** The longest words, where they have the least room. */
export const LongestWords: Story = {
  ...longestWords,
  tags: ['screen'],
  parameters: { visual: phonePicture(3736) },
  args: { mapFeed: failed },
}

/** Axes of charts and numbers run as ever; all else turns around. */
export const RightToLeft: Story = {
  ...rightToLeft,
  tags: ['screen'],
  parameters: { ...rightToLeft.parameters, visual: { width: 1280, height: 1592, representative: true } },
  args: { mapFeed: failed },
}

export const Failed: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 360, height: 3012 } },
  args: { feed: () => failed },
}

/** The last good answer stays, says its age, why there is no newer one, and what of it could not be read. */
export const Stale: Story = { args: { feed: stale } }
