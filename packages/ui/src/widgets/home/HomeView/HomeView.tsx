import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

export interface HomeViewProps {
  /** Since when all of it stands still; undefined: it goes on by itself. */
  pausedAt: EpochMs | undefined
  /** Asked to stand still, or to go on. */
  onPause: () => void
  /** A `HomeRange`. */
  range: ReactNode
  /** `HomeProblems`: what needs a hand stands before all numbers. */
  problems?: ReactNode
  /** `HomeTasks`: on a narrow page alone, where the menu is out of sight. */
  tasks?: ReactNode
  /** `HomeAmounts`: the four numbers. */
  amounts: ReactNode
  /** A `HomeMap`. */
  map: ReactNode
  /** The selected station's `StationCard`; it stands above the notifications, or below the map on a narrow page. */
  station?: ReactNode
  /** `HomeNotifications`. */
  notifications: ReactNode
  /** `HomePeople`: what else is counted, below the map. */
  people: ReactNode
  /** The charts in reading order: `RechargesLine`, `EnergyLine`, `UsersPie`, `StationsPie`. */
  charts: readonly ReactNode[]
}

const GAP = theme.space[3]
/** Widths of the page's own content, not of the window: the sidebar takes its part. */
const MEDIUM = '600px'
const WIDE = '920px'
/** A wall, or a wide desk: problems beside the figures, the charts in one line. */
const VAST = '1480px'
/** What stands above the map when it is highest, the frame's header included: the rest of the window is the map's. */
const ABOVE_MAP = '372px'
const ABOVE_MAP_VAST = '284px'
const mapBlock = (above: string) => `clamp(380px, calc(100dvh - ${above}), 820px)`

const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
const Sections = styled.div`
  display: grid;
  gap: ${GAP};
  min-inline-size: 0;
`
const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};

  /* A line of the page each; side by side where that is wide. A problem names what failed and where; a number is short. */
  @container (min-width: ${VAST}) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

    & > * {
      display: grid;
    }
  }
`
const Tasks = styled.div`
  @container (min-width: ${MEDIUM}) {
    display: none;
  }
`
const Network = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};

  & > :first-child {
    block-size: 480px;
  }
  @container (min-width: ${WIDE}) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 31%);
    block-size: ${mapBlock(ABOVE_MAP)};

    & > :first-child {
      block-size: 100%;
      min-block-size: 0;
    }
  }
  @container (min-width: ${VAST}) {
    grid-template-columns: minmax(0, 1fr) minmax(380px, 24%);
    block-size: ${mapBlock(ABOVE_MAP_VAST)};
  }
`
const Aside = styled.div`
  display: grid;
  grid-auto-rows: 420px;
  gap: ${GAP};
  min-block-size: 0;
  min-inline-size: 0;

  @container (min-width: ${WIDE}) {
    grid-auto-rows: minmax(0, 1fr);

    &:has(> :nth-child(2)) {
      grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`
const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};

  & > * {
    display: grid;
    min-inline-size: 0;
  }
  @container (min-width: ${MEDIUM}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: ${VAST}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/**
 * The general view. Above the fold of a laptop stand what is wrong, the four numbers and the whole map with its legend;
 * what else is counted, and the charts, below.
 */
export function HomeView(props: HomeViewProps) {
  const { pausedAt, range, problems, tasks, amounts, map, station, notifications, people, charts } = props
  const t = useText('home')
  const { timeOfDay } = useFormats()
  return (
    <Root>
      <Sections>
        <PageHeader
          title={t('title')}
          detail={pausedAt !== undefined && t('pause.since', { time: timeOfDay(pausedAt) })}
          actions={
            <>
              <Button
                size="small"
                // What stands still must not be taken for what is so now.
                tone={pausedAt === undefined ? 'ghost' : 'brand'}
                icon={pausedAt === undefined ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
                onClick={props.onPause}
              >
                {t(pausedAt === undefined ? 'pause.begin' : 'pause.end')}
              </Button>
              {range}
            </>
          }
        />
        <Lead>
          <div>{problems}</div>
          {tasks && <Tasks>{tasks}</Tasks>}
          <div>{amounts}</div>
        </Lead>
        <Network>
          <div>{map}</div>
          <Aside>
            {station}
            {notifications}
          </Aside>
        </Network>
        {people}
        <Charts>
          {charts.map((chart, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the charts' places never change
            <div key={place}>{chart}</div>
          ))}
        </Charts>
      </Sections>
    </Root>
  )
}
