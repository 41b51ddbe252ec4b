import {
  type ConnectorDetail,
  connectorMarkOf,
  errorCodeOf,
  type HistorySpan,
  kilowattsOf,
  normaliseStatus,
} from '@corrente/domain/stations'
import type { Transaction } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, ButtonLink, CopyButton, IconButton, Panel, StatusMark } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { ConnectorIcon } from '../ConnectorIcon/ConnectorIcon.tsx'
import { reportedStatus } from '../reportedStatus.ts'
import { type CommandLink, StationCommands } from '../StationCommands/StationCommands.tsx'
import { HistoryLegend } from '../StatusStrip/HistoryLegend.tsx'
import { StatusStrip } from '../StatusStrip/StatusStrip.tsx'
import { RechargeLink } from './RechargeLink.tsx'

export interface ConnectorListProps {
  /** The outlets, by number. */
  connectors: readonly ConnectorDetail[]
  /** How many more could not be read. */
  unread?: number | undefined
  /** What each connector was in the last 24 hours, by its number; undefined while, or because, its events are not here. */
  history: ReadonlyMap<number, readonly HistorySpan[]> | undefined
  /** The page that starts a recharge on a connector; undefined where the id cannot stand in an address. */
  startLinkOf: (connectorId: number) => string | undefined
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopyText: (text: string) => Promise<void>
  /** Asked to set a connector's status by hand; absent without the right (CON-009). */
  onOverride: ((connectorId: number) => void) | undefined
  /** The commands that a connector can be sent; absent without the right. */
  commandsOf?: ((connectorId: number) => readonly CommandLink[]) | undefined
  /** The recharges that go on here, the newest first. */
  running: readonly Transaction[]
  /** A recharge, by its number; undefined without the right. */
  rechargeHrefOf: (id: number) => string | undefined
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
`
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${theme.font.weight.medium};
  }
`
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  color: ${theme.fg.muted};
`
const Actions = styled.div`
  display: flex;
`
const Strip = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`
const Trouble = styled.span`
  color: ${theme.tone.danger.fg};
`

/** A price of nothing is none: a connector is charged by energy or by time, and the other one is 0. */
const isCharged = (price: number | undefined): price is number => price !== undefined && price > 0

/** What a connector says of itself: since when, its fault, the status that a manual one hides, power and prices. */
function ConnectorText({ connector, recharge }: { connector: ConnectorDetail; recharge: ReactNode }) {
  const t = useText('station-list')
  const stations = useText('stations')
  const { timestamp, number, money, percent } = useFormats()
  const { id, type, status, rawStatus, statusAt, errorCode, errorInfo, override, reported } = connector
  const { userName, socPercentage } = connector
  const known = errorCodeOf(errorCode)
  // The words for whoever reads it, the code for whoever is called.
  const code = known
    ? t('connector.errorCode', { what: stations(`errorCode.${known}`), code: errorCode ?? known })
    : errorCode
  // Some chargers say their code twice.
  const info = errorInfo === errorCode ? undefined : errorInfo
  const error = [code, info].filter((part) => part !== undefined).join(' · ')
  const facts = [
    connector.powerMax === undefined
      ? undefined
      : t('connector.power', { kw: number(kilowattsOf(connector.powerMax)) }),
    isCharged(connector.pricePerKwh)
      ? t('connector.perKwh', { price: money(connector.pricePerKwh) })
      : undefined,
    isCharged(connector.pricePerMinute)
      ? t('connector.perMinute', { price: money(connector.pricePerMinute) })
      : undefined,
  ].filter((part) => part !== undefined)
  return (
    <Words>
      <strong>
        {stations('connector.name', { id })} · {type ?? MISSING}
      </strong>
      <Line>
        {status ? (
          <StatusMark
            status={connectorMarkOf(connector)}
            label={stations(`connector.status.${status}`)}
            size="small"
          />
        ) : rawStatus ? (
          <Badge>{rawStatus}</Badge>
        ) : (
          MISSING
        )}
        <TermHelp kind="status" text={reported ?? rawStatus} />
        {statusAt !== undefined && (
          <span>{t('connector.since', { time: timestamp(statusAt, 'DD/MM/YY HH:mm') })}</span>
        )}
      </Line>
      {override !== undefined && (
        <Line>
          {reported === undefined || normaliseStatus(reported) === override
            ? t('connector.overrideOnly')
            : t('connector.override', { status: reportedStatus(reported, stations) })}
        </Line>
      )}
      {(recharge || userName !== undefined || socPercentage !== undefined) && (
        <Line>
          {[
            userName === undefined ? undefined : t('connector.inUse', { user: userName }),
            socPercentage === undefined
              ? undefined
              : t('connector.charge', { percent: percent(socPercentage) }),
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
          {recharge}
        </Line>
      )}
      {error !== '' && (
        <Line>
          <Trouble>{t('connector.error', { error })}</Trouble>
          <TermHelp kind="error" text={errorCode} />
        </Line>
      )}
      {facts.length > 0 && <Line>{facts.join(' · ')}</Line>}
    </Words>
  )
}

/** The connectors of a station with all that an operator asks of them, and the link that starts a recharge on each. */
export function ConnectorList(props: ConnectorListProps) {
  const { connectors, unread = 0, history, startLinkOf, onCopyText, onOverride, commandsOf } = props
  const t = useText('station-list')
  const stations = useText('stations')
  const shown = connectors.filter(({ id }) => id > 0)
  return (
    <Panel title={stations('connector.title')} level={3}>
      {shown.length === 0 && unread === 0 && <Muted as="p">{stations('connector.none')}</Muted>}
      {unread > 0 && <Muted as="p">{stations('connector.unread', { count: unread })}</Muted>}
      <List>
        {shown.map((connector) => {
          const link = startLinkOf(connector.id)
          const spans = history?.get(connector.id)
          const recharge = props.running.find(({ connectorId }) => connectorId === connector.id)
          const commands = commandsOf?.(connector.id) ?? []
          const stop = recharge && commands.find(({ command }) => command === 'remoteStop')?.href
          return (
            <Row key={connector.id}>
              <ConnectorIcon type={connector.type} isDecorative />
              <ConnectorText
                connector={connector}
                recharge={
                  recharge && <RechargeLink id={recharge.id} href={props.rechargeHrefOf(recharge.id)} />
                }
              />
              <Actions>
                {stop !== undefined && (
                  <ButtonLink href={stop} size="small" tone="caution">
                    {t('commands.remoteStop')}
                    <VisuallyHidden>{` · ${stations('connector.name', { id: connector.id })}`}</VisuallyHidden>
                  </ButtonLink>
                )}
                <StationCommands commands={commands} connectorId={connector.id} />
                {onOverride && (
                  <IconButton
                    size="small"
                    label={t('override.button', { id: connector.id })}
                    icon={<Wrench aria-hidden="true" />}
                    aria-haspopup="dialog"
                    onClick={() => onOverride(connector.id)}
                  />
                )}
                {link !== undefined && (
                  <CopyButton
                    text={link}
                    label={t('connector.copyLink', { id: connector.id })}
                    onCopy={onCopyText}
                  />
                )}
              </Actions>
              {spans && (
                <Strip>
                  <StatusStrip title={t('history.title', { id: connector.id })} spans={spans} />
                </Strip>
              )}
            </Row>
          )
        })}
      </List>
      {history && shown.length > 0 && (
        <HistoryLegend shown={[...history.values()].flatMap((spans) => spans.map(({ state }) => state))} />
      )}
    </Panel>
  )
}
