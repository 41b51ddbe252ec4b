import { connectorMarkOf, markOf, type Station, stationConditionOf } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { useConditionText } from '../../conditions/index.ts'
import type { StationOf } from '../StationPicker/stationItems.ts'
import { useStationWords } from '../useStationWords.ts'

export interface ChosenStationsProps {
  /** Charge box ids. */
  stations: readonly string[]
  stationOf: StationOf
  /** What the server calls one that nobody else knows. */
  nameOf: (id: string) => string
  /** The connector that the command is about; undefined or 0: the whole station. */
  connectorId?: number | undefined
  /** The press that chooses others. */
  action?: ReactNode
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-block-size: 48px;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
`
const Facts = styled.p`
  display: flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Muted = styled.span`
  color: ${theme.fg.muted};
`
/** So many are named. */
const NAMED = 4
const TICK_MS = 10_000

/** The stations that a command goes to, on one line: one with its state, of several the first by name. */
export function ChosenStations({ stations, stationOf, nameOf, connectorId, action }: ChosenStationsProps) {
  const t = useText('operations')
  const [only, ...others] = stations
  const named = (id: string): string => stationOf(id)?.name ?? nameOf(id)
  return (
    <Line role="group" aria-label={t('chosen.label', { count: stations.length })}>
      {only !== undefined && others.length === 0 ? (
        <Facts>
          <strong>{named(only)}</strong>
          {named(only) !== only && <Muted>{only}</Muted>}
          <State station={stationOf(only)} connectorId={connectorId} />
        </Facts>
      ) : (
        <Facts>
          <strong>{t('tasks.stations', { count: stations.length })}</strong>
          <Muted>{stations.slice(0, NAMED).map(named).join(', ')}</Muted>
          {stations.length > NAMED && <Muted>{t('pick.more', { count: stations.length - NAMED })}</Muted>}
        </Facts>
      )}
      {action}
    </Line>
  )
}

/** "Conector 2: Carregando", else the state of the station, and when that was heard. */
function State({
  station,
  connectorId,
}: {
  readonly station: Station | undefined
  readonly connectorId: number | undefined
}) {
  const t = useText('operations')
  const states = useText('stations')
  const conditionText = useConditionText()
  const { age, heardOf } = useStationWords()
  const now = useNow(TICK_MS)
  if (station === undefined) return <Muted>{states('condition.unknown')}</Muted>
  const condition = stationConditionOf(station)
  const isOffline = condition.condition === 'offline'
  const connector = isOffline ? undefined : station.connectors.find(({ id }) => id === connectorId)
  if (connector === undefined)
    return (
      <>
        <StatusMark status={markOf(condition)} label={conditionText(condition)} size="small" />
        {/* Of one that is offline the state says it. */}
        {!isOffline && <Muted>{heardOf(station, now)}</Muted>}
      </>
    )
  const { id, status, statusAt } = connector
  const word = states(status === undefined ? 'condition.unknown' : `connector.status.${status}`)
  return (
    <>
      <StatusMark
        status={connectorMarkOf(connector)}
        label={t('chosen.connector', { id, status: word })}
        size="small"
      />
      {statusAt !== undefined && <Muted>{t('heard.status', { age: age(statusAt, now) })}</Muted>}
    </>
  )
}
