import type { StationNotification } from '@corrente/domain/notifications'
import type { DeepLink, StationRow } from '@corrente/domain/stations'
import type { Transaction } from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Loadable } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList, IconButton, Panel } from '../../../primitives/index.ts'
import { ConnectorList } from './ConnectorList.tsx'
import { EventPanel } from './EventPanel.tsx'
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
  /** Where the station is edited; absent without the right (STN-022). */
  editHref: string | undefined
  /** Asked to delete the station; absent without the right (STN-023). */
  onDelete: (() => void) | undefined
  /** Asked to set a connector's status by hand; absent without the right to edit (CON-009). */
  onOverride: ((connectorId: number) => void) | undefined
  /** The last 30 events (STN-024). */
  events: Loadable<readonly StationNotification[]>
  /** The recharges of the last ten days (STN-026). */
  recharges: Loadable<Block<Transaction>>
  /** A `StationEnergyChart` (STN-028); it comes by itself, since charts are heavy. */
  chart: ReactNode
}

/** It is as wide as its row, not as the window: the menu and the page's edges take their share. */
const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[3]};

  @container (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 1120px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr) minmax(0, 10fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`
/** What happened: lists side by side where there is room, the chart below both. */
const Happened = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[3]};
  min-inline-size: 0;

  & > :last-child {
    grid-column: 1 / -1;
  }
`
const Stacked = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`

/** The expanded card of a station (STN-015 to STN-028): each panel waits, fails and is empty by itself. */
export function StationDetails(props: StationDetailsProps) {
  const { station, editHref, onDelete } = props
  const t = useText('station-list')
  const { visibility, groupName, vendor, model, firmware } = station
  const known = visibility === 'PUBLIC' || visibility === 'PRIVATE'
  return (
    <Root>
      <Columns>
        <Stacked>
          <Panel
            title={t('fact.title')}
            level={3}
            actions={
              <>
                {editHref !== undefined && (
                  <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
                    {t('edit')}
                  </ButtonLink>
                )}
                {onDelete && (
                  <IconButton
                    size="small"
                    label={t('delete.button')}
                    icon={<Trash2 aria-hidden="true" />}
                    aria-haspopup="dialog"
                    onClick={onDelete}
                  />
                )}
              </>
            }
          >
            <DescriptionList
              items={[
                {
                  key: 'visibility',
                  term: t('fact.visibility'),
                  value: known ? t(`fact.${visibility}`) : visibility,
                },
                { key: 'group', term: t('fact.group'), value: groupName },
                { key: 'brand', term: t('fact.brand'), value: vendor },
                { key: 'model', term: t('fact.model'), value: model },
                { key: 'firmware', term: t('fact.firmware'), value: firmware },
              ]}
            />
          </Panel>
          <QrCode station={station} link={props.link} fileName={props.qrFileName} />
        </Stacked>
        <ConnectorList
          connectors={station.connectors}
          unread={station.unreadConnectors}
          startLinkOf={props.startLinkOf}
          onCopyText={props.onCopyText}
          onOverride={props.onOverride}
        />
        <Happened>
          <EventPanel events={props.events} />
          <RechargePanel recharges={props.recharges} />
          {props.chart}
        </Happened>
      </Columns>
    </Root>
  )
}
