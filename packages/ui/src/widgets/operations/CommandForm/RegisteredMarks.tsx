import { connectorMarkOf, type Station } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useStationWords } from '../useStationWords.ts'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[1]};
  }
`

const TICK_MS = 10_000

export interface RegisteredMarksProps {
  /** The only one that is chosen; undefined: nobody knows it. */
  station: Station | undefined
  /** The one that the command is about; default: all of them. */
  connectorId?: number | undefined
}

/**
 * What a command will meet: what each connector says, beside the mark that the office has set: the one is told to the
 * charger, the other a note, and undoing one does not undo the other.
 */
export function RegisteredMarks({ station, connectorId }: RegisteredMarksProps) {
  const t = useText('operations')
  const stations = useText('stations')
  const { age } = useStationWords()
  const now = useNow(TICK_MS)
  if (station === undefined || station.connectors.length === 0) return null
  const own = station.connectors.filter(({ id }) => id === connectorId)
  return (
    <List aria-label={t('marks.title')}>
      {(own.length > 0 ? own : station.connectors).map((connector) => {
        const { id, status, reported, override, statusAt } = connector
        return (
          <li key={id}>
            <StatusMark
              status={connectorMarkOf(connector)}
              label={stations(status === undefined ? 'condition.unknown' : `connector.status.${status}`)}
              isLabelHidden
              size="small"
            />{' '}
            {t(override === undefined ? 'marks.plain' : 'marks.marked', {
              id,
              reported: reported ?? t('marks.silent'),
              mark: override === undefined ? '' : stations(`connector.status.${override}`),
            })}
            {statusAt !== undefined && ` · ${age(statusAt, now)}`}
            <TermHelp kind="status" text={reported} />
          </li>
        )
      })}
    </List>
  )
}
