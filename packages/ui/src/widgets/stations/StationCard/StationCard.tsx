import { isClockWrong, type Station } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, IconButton, Panel, StatList, StatRow, TextLink } from '../../../primitives/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { ConnectorRow } from './ConnectorRow.tsx'

export interface StationCardProps {
  /** The station as it stands now; hand in the next one with each live change. */
  station: Station
  /** The cross at its corner; without it there is none. */
  onClose?: (() => void) | undefined
  /** The station's own page; absent without the right. */
  pageHref?: string | undefined
  /** The commands that it can be sent. */
  commands?: ReactNode
}

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`
const Heading = styled.h3`
  margin-block: 12px 0;
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.semibold};
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
const Muted = styled.p`
  margin: 0;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

const KWH = 1_000

/** Everything that an operator asks first of one station; what is missing shows '-'. */
export function StationCard({ station, onClose, pageHref, commands }: StationCardProps) {
  const t = useText('stations')
  const { energyKwh } = useFormats()
  const { street, city, state, connectors, unreadConnectors = 0, monthConsumptionWh } = station
  const address = [street, city, state].filter((part) => part !== undefined).join(', ')
  return (
    <Panel
      title={station.name}
      isFilling
      actions={
        onClose && (
          <IconButton size="small" label={t('card.close')} icon={<X size={16} />} onClick={onClose} />
        )
      }
      note={
        <Marks>
          <ConditionMark station={station} />
          {!station.isActive && <Badge tone="neutral">{t('card.inactive')}</Badge>}
          {isClockWrong(station) && <Badge tone="warning">{t('condition.wrongClock')}</Badge>}
          {!station.position && <Badge tone="warning">{t('card.noPosition')}</Badge>}
          {pageHref !== undefined && <TextLink href={pageHref}>{t('card.open')}</TextLink>}
          {commands}
        </Marks>
      }
    >
      <StatList>
        <StatRow label={t('card.id')} value={station.id} />
        <StatRow label={t('card.address')} value={address || MISSING} />
        <StatRow
          label={t('card.monthConsumption')}
          value={energyKwh(monthConsumptionWh === undefined ? undefined : monthConsumptionWh / KWH)}
        />
        <StatRow label={t('card.vendor')} value={station.vendor ?? MISSING} />
        <StatRow label={t('card.protocol')} value={station.protocol ?? MISSING} />
      </StatList>
      <Heading>{t('connector.title')}</Heading>
      {unreadConnectors > 0 && <Muted>{t('connector.unread', { count: unreadConnectors })}</Muted>}
      {connectors.length === 0 && unreadConnectors === 0 ? (
        <Muted>{t('connector.none')}</Muted>
      ) : (
        <List>
          {connectors.map((connector) => (
            <ConnectorRow key={connector.id} connector={connector} />
          ))}
        </List>
      )}
    </Panel>
  )
}
