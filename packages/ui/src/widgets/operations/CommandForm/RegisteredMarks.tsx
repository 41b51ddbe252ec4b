import type { Station } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { TermHelp } from '../../ocpp/index.ts'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/**
 * What each connector says, beside the mark that the office has set: the one is told to the charger, the other a note, and
 * undoing one does not undo the other.
 */
export function RegisteredMarks({ station }: { station: Station | undefined }) {
  const t = useText('operations')
  const stations = useText('stations')
  if (station === undefined || station.connectors.length === 0) return null
  return (
    <List aria-label={t('marks.title')}>
      {station.connectors.map(({ id, reported, override }) => (
        <li key={id}>
          {t(override === undefined ? 'marks.plain' : 'marks.marked', {
            id,
            reported: reported ?? t('marks.silent'),
            mark: override === undefined ? '' : stations(`connector.status.${override}`),
          })}
          <TermHelp kind="status" text={reported} />
        </li>
      ))}
    </List>
  )
}
