import type { Conditioned } from '@corrente/domain/stations'
import { chargerName, type GroupChargerLink } from '@corrente/domain/virtual-groups'
import { theme } from '@corrente/themes'
import { Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { MISSING } from '../../../foundations/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'
import { Badge, ButtonLink, IconButton, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { type Draw, DrawLinks, DrawValue } from '../ChargingNow/Draws.tsx'

export interface GroupChargersProps
  extends Pick<RecordListProps<GroupChargerLink>, 'list' | 'view' | 'onViewChange'> {
  /** Where chargers are added; absent without the right (PRM-014). */
  addHref: string | undefined
  /** Asked to take one out; absent without the right (MON-019). */
  onRemove: ((charger: GroupChargerLink) => void) | undefined
  /** What a charger costs here. Keep the function while nothing changes. */
  priceOf: (charger: GroupChargerLink) => string
  /** Other configurations that have this charger too; undefined: not known. */
  othersOf: (charger: GroupChargerLink) => readonly string[]
  /** The page of the station; undefined where it is not permitted. */
  hrefOf: (charger: GroupChargerLink) => string | undefined
  /** The station as it stands now; undefined: the live network does not have it. */
  stationOf: (charger: GroupChargerLink) => Conditioned | undefined
  /** What its connectors draw now. */
  drawsOf: (charger: GroupChargerLink) => readonly Draw[]
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`
const Two = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** What each connector draws, and what can be done about it. */
const Lines = styled.span`
  display: grid;
  gap: ${theme.space[1]};

  & > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
`

/** The way out. */
const removal = (
  t: Translate<'virtual-groups'>,
  onRemove: (charger: GroupChargerLink) => void,
): TableColumn<GroupChargerLink> => ({
  key: 'actions',
  header: t('column.actions'),
  cell: (charger) => (
    <IconButton
      label={t('chargers.remove', { name: chargerName(charger) })}
      size="small"
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => onRemove(charger)}
    />
  ),
  minInlineSize: 72,
  priority: 1,
  grow: 0,
})

/** The chargers of a configuration, what they cost in it, and the way in and out (VGR-018, VGR-059). */
export function GroupChargers(props: GroupChargersProps) {
  const { addHref, onRemove, priceOf, othersOf, hrefOf, stationOf, drawsOf, ...list } = props
  const t = useText('virtual-groups')
  const columns = useMemo(
    (): readonly TableColumn<GroupChargerLink>[] => [
      {
        key: 'name',
        header: t('chargers.name'),
        cell: (charger) => {
          const href = hrefOf(charger)
          const name = charger.description?.trim() || charger.code?.trim() || MISSING
          return href === undefined ? name : <TextLink href={href}>{name}</TextLink>
        },
        minInlineSize: 112,
        priority: 1,
        isRowHeader: true,
      },
      {
        key: 'state',
        header: t('chargers.state'),
        cell: (charger) => {
          const station = stationOf(charger)
          return station ? <ConditionMark station={station} /> : MISSING
        },
        // Seen on a phone too.
        minInlineSize: 112,
        priority: 2,
      },
      {
        key: 'now',
        header: t('chargers.now'),
        cell: (charger) => (
          <Lines>
            {drawsOf(charger).map((draw) => (
              <span key={draw.connectorId}>
                <DrawValue draw={draw} />
                <DrawLinks draw={draw} name={chargerName(charger)} />
              </span>
            ))}
          </Lines>
        ),
        minInlineSize: 180,
        priority: 3,
      },
      { key: 'code', header: t('chargers.code'), cell: ({ code }) => code, minInlineSize: 110, priority: 5 },
      {
        key: 'price',
        header: t('chargers.price'),
        cell: (charger) => {
          const others = othersOf(charger)
          return others.length > 0 ? (
            <Two>
              <Badge tone="warning">{t('chargers.ambiguous', { names: others.join(', ') })}</Badge>
              <small>{priceOf(charger)}</small>
            </Two>
          ) : (
            priceOf(charger)
          )
        },
        minInlineSize: 170,
        priority: 4,
      },
      {
        key: 'config',
        header: t('chargers.config'),
        cell: ({ hasConfig }) =>
          hasConfig === undefined ? MISSING : t(hasConfig ? 'chargers.hasConfig' : 'chargers.noConfig'),
        minInlineSize: 110,
        priority: 6,
        grow: 0,
      },
      ...(onRemove ? [removal(t, onRemove)] : []),
    ],
    [t, hrefOf, priceOf, othersOf, stationOf, drawsOf, onRemove],
  )
  return (
    <RecordList
      {...list}
      header={
        addHref !== undefined && (
          <Actions>
            <ButtonLink href={addHref} tone="brand" icon={<Plus aria-hidden="true" />}>
              {t('chargers.add')}
            </ButtonLink>
          </Actions>
        )
      }
      label={t('tab.chargers')}
      columns={columns}
      keyOf={({ linkPk }) => String(linkPk)}
      textOf={chargerName}
      empty={{ title: t('chargers.empty') }}
    />
  )
}
