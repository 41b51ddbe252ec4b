import type { StationNotification } from '@corrente/domain/notifications'
import { type DeepLink, type EventsRead, type StationRow, stationHistory } from '@corrente/domain/stations'
import { DAY_MS, MINUTE_MS } from '@corrente/domain/time'
import type { Transaction } from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { Activity } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { type Loadable, useNow } from '../../../foundations/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { type CommandLink, StationCommands } from '../StationCommands/StationCommands.tsx'
import { ConditionPanel } from './ConditionPanel.tsx'
import { ConnectorList } from './ConnectorList.tsx'
import { EventPanel, type MoreEvents } from './EventPanel.tsx'
import { FactPanel } from './FactPanel.tsx'
import { QrCode } from './QrCode.tsx'
import { RechargePanel } from './RechargePanel.tsx'

export interface StationDetailsProps {
  /** The station as it stands now. */
  station: StationRow
  /** What its QR code encodes, or why there is none. */
  link: DeepLink
  /** The name of a saved picture of the code. */
  qrFileName: (extension: 'svg' | 'png') => string
  /** The page that starts a recharge on a connector; undefined where the id cannot stand in an address. */
  startLinkOf: (connectorId: number) => string | undefined
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopyText: (text: string) => Promise<void>
  /** The station's own page; absent on it. */
  pageHref: string | undefined
  /** The way to what it costs now; absent without the right. */
  priceHref?: string | undefined
  /** The log of its day; absent without the right. */
  logHref?: string | undefined
  /** How it is used; absent without the right. */
  usageHref?: string | undefined
  /** The case of a driver who stands there now; absent without the right. */
  caseHref?: string | undefined
  /** Where the station is edited; absent without the right (STN-022). */
  editHref: string | undefined
  /** Asked to delete the station; absent without the right (STN-023). */
  onDelete: (() => void) | undefined
  /** Asked to set a connector's status by hand; absent without the right to edit (CON-009). */
  onOverride: ((connectorId: number) => void) | undefined
  /** The commands that it, or one of its connectors, can be sent; none without the right. */
  commandsOf?: ((connectorId?: number) => readonly CommandLink[]) | undefined
  /** Asked what it says of itself now; absent where that cannot be asked. */
  onAskStatus?: (() => void) | undefined
  /** What it was sent so far; absent without the right. */
  tasksHref?: string | undefined
  /** The last events (STN-024), those that came live among them. */
  events: Loadable<readonly StationNotification[]>
  /** How far back they go. */
  eventsRead: EventsRead
  /** The way to older ones; absent where there are none, or none that a call gives. */
  moreEvents: MoreEvents | undefined
  /** The recharges of the last ten days (STN-026). */
  recharges: Loadable<Block<Transaction>>
  /** A recharge, by its number; undefined without the right. */
  rechargeHrefOf?: ((id: number) => string | undefined) | undefined
  /** A `PriceHere`: what it costs now, and why; absent where that is not asked or not permitted. */
  price?: ReactNode
  /** A `StationEnergyChart` (STN-028); it comes by itself, since charts are heavy. */
  chart: ReactNode
}

/** It is as wide as its row, not as the window: the menu and the page's edges take their share. */
const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  container-type: inline-size;
  min-inline-size: 0;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`

const nowhere = () => undefined

/** The strips go back so far. */
const HISTORY_MS = DAY_MS

/** The expanded card of a station (STN-015 to STN-028): what stands first is asked first; each panel waits, fails and is empty by itself. */
export function StationDetails(props: StationDetailsProps) {
  const { station, events, commandsOf, recharges, rechargeHrefOf = nowhere } = props
  const t = useText('station-list')
  const now = useNow(MINUTE_MS)
  const history = useMemo(
    () => events.data && stationHistory(station, events.data, { from: now - HISTORY_MS, to: now }),
    [station, events.data, now],
  )
  const running = useMemo(
    () => (recharges.data?.rows ?? []).filter(({ stoppedAt }) => stoppedAt === undefined),
    [recharges.data],
  )
  return (
    <Root>
      <ConditionPanel
        station={station}
        events={events.data}
        commands={
          <Inline gap={2}>
            {props.onAskStatus && (
              <Button size="small" icon={<Activity aria-hidden="true" />} onClick={props.onAskStatus}>
                {t('commands.triggerMessage')}
              </Button>
            )}
            <StationCommands commands={commandsOf?.() ?? []} historyHref={props.tasksHref} />
          </Inline>
        }
      />
      <Columns>
        <ConnectorList
          connectors={station.connectors}
          unread={station.unreadConnectors}
          history={history}
          startLinkOf={props.startLinkOf}
          onCopyText={props.onCopyText}
          onOverride={props.onOverride}
          commandsOf={commandsOf}
          running={running}
          rechargeHrefOf={rechargeHrefOf}
        />
        <EventPanel events={events} read={props.eventsRead} more={props.moreEvents} />
        {props.price && <Wide>{props.price}</Wide>}
        {props.chart}
        <RechargePanel recharges={props.recharges} hrefOf={rechargeHrefOf} />
        <FactPanel
          station={station}
          pageHref={props.pageHref}
          priceHref={props.price ? undefined : props.priceHref}
          logHref={props.logHref}
          tasksHref={props.tasksHref}
          usageHref={props.usageHref}
          caseHref={props.caseHref}
          editHref={props.editHref}
          onDelete={props.onDelete}
        />
        <QrCode station={station} link={props.link} fileName={props.qrFileName} />
      </Columns>
    </Root>
  )
}
