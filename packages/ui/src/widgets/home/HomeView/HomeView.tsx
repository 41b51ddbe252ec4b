import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'

export interface HomeViewProps {
  /** One muted line below the title, such as the live state. */
  detail?: ReactNode
  /** A `HomeRange`. */
  range: ReactNode
  /** `HomeProblems`: what needs a hand stands before all numbers. */
  problems?: ReactNode
  /** `HomeIndicators`. */
  indicators: ReactNode
  /** A `HomeMap`. */
  map: ReactNode
  /** The selected station's `StationCard`; it stands above the notifications, or below the map on a narrow page. */
  station?: ReactNode
  /** `HomeNotifications`. */
  notifications: ReactNode
  /** The charts in reading order: `RechargesLine`, `EnergyLine`, `UsersPie`, `StationsPie`. */
  charts: readonly ReactNode[]
}

const GAP = theme.space[3]
/** Widths of the page's own content, not of the window: the sidebar takes its part. */
const MEDIUM = '600px'
const WIDE = '920px'
/** A wall, or a wide desk: problems beside the figures, the charts in one line. */
const VAST = '1480px'
const MAP_BLOCK = '560px'

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

  @container (min-width: ${VAST}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
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
    block-size: ${MAP_BLOCK};

    & > :first-child {
      block-size: 100%;
      min-block-size: 0;
    }
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

/** The general view: the period, its numbers, the network on the map with what happens in it, and the charts. */
export function HomeView(props: HomeViewProps) {
  const { detail, range, problems, indicators, map, station, notifications, charts } = props
  const t = useText('home')
  return (
    <Root>
      <Sections>
        <PageHeader title={t('title')} detail={detail} actions={range} />
        <Lead>
          {problems}
          {indicators}
        </Lead>
        <Network>
          <div>{map}</div>
          <Aside>
            {station}
            {notifications}
          </Aside>
        </Network>
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
