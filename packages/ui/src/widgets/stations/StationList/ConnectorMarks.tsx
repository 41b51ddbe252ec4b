import { connectorMarkOf, type StationRow } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, StatusMark, Tooltip } from '../../../primitives/index.ts'
import { ConnectorIcon } from '../ConnectorIcon/ConnectorIcon.tsx'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
`
const List = styled.ul`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;
  vertical-align: middle;

  /* The two are one below the other, and the row keeps its height. */
  &[data-many] {
    gap: 2px;

    ${Mark} {
      flex-direction: column;
      gap: 0;
    }
  }
`
/** So many stand side by side in the column, each beside its status. */
const ROOM = 3

export interface ConnectorMarksProps {
  /** Its outlets, by number, and how many more could not be read. */
  station: Pick<StationRow, 'connectors' | 'unreadConnectors'>
}

/**
 * One icon per connector with the shape of its status; type and status in words on hover (STN-013, STN-014).
 * They are no stops of Tab, ten rows would have thirty: by keyboard the same words stand in the row's card.
 */
export function ConnectorMarks({ station }: ConnectorMarksProps) {
  const { connectors, unreadConnectors: unread = 0 } = station
  const t = useText('station-list')
  const stations = useText('stations')
  if (connectors.length === 0 && unread === 0) return MISSING
  return (
    <List data-many={connectors.length > ROOM || undefined}>
      {connectors.map(({ id, type, status, rawStatus }) => {
        const label = status ? stations(`connector.status.${status}`) : (rawStatus ?? t('connector.noStatus'))
        const text = t('connector.tip', {
          id,
          type: type ?? stations('connector.unknownType'),
          status: label,
        })
        return (
          <li key={id}>
            <Tooltip text={text} isLabel>
              <Mark role="img" aria-label={text}>
                <ConnectorIcon type={type} size="small" isDecorative />
                <StatusMark status={connectorMarkOf({ status })} label={label} isLabelHidden size="small" />
              </Mark>
            </Tooltip>
          </li>
        )
      })}
      {unread > 0 && (
        <li>
          <Badge tone="warning">{stations('connector.unread', { count: unread })}</Badge>
        </li>
      )}
    </List>
  )
}
