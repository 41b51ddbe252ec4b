import { type Connector, connectorMarkOf } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, StatusMark } from '../../../primitives/index.ts'
import { ConnectorIcon } from '../ConnectorIcon/ConnectorIcon.tsx'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 10px;
  padding-block: 8px;
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
  & > svg {
    grid-row: span 2;
  }
`
const Name = styled.span`
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`
const Muted = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
const End = styled.span`
  justify-self: end;
  text-align: end;
`

/** A connector's status: known in words and shape, unknown as it came, neutral; missing as '-'. */
function StatusOf({ connector }: { connector: Connector }) {
  const t = useText('stations')
  const { status, rawStatus } = connector
  if (status)
    return (
      <StatusMark status={connectorMarkOf({ status })} label={t(`connector.status.${status}`)} size="small" />
    )
  return rawStatus ? <Badge>{rawStatus}</Badge> : MISSING
}

/** One outlet of a station: its plug, number, status and use. */
export function ConnectorRow({ connector }: { connector: Connector }) {
  const t = useText('stations')
  return (
    <Row>
      <ConnectorIcon type={connector.type} isDecorative />
      <Name>{connector.type ?? MISSING}</Name>
      <End>
        <StatusOf connector={connector} />
      </End>
      <Muted>{t('connector.name', { id: connector.id })}</Muted>
      <End as={Muted}>
        {connector.usage === undefined ? MISSING : t('connector.usage', { count: connector.usage })}
      </End>
    </Row>
  )
}
