import { meterLoad } from '@corrente/domain/smart-charging'
import { type GroupKnowledge, termOf, type VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { theme } from '@corrente/themes'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, IconButton, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { type ProfileChoice, useGroupWords } from '../useGroupWords.ts'
import { MeterCell } from './MeterCell.tsx'
import { SmartCell } from './SmartCell.tsx'

const Two = styled.span`
  display: grid;
  justify-items: start;
  min-inline-size: 0;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    overflow-wrap: anywhere;
  }
`

/** What the columns need besides a row. */
export interface GroupColumnNeeds {
  /** The right to smart charging: two more columns (VGR-006, VGR-007). */
  readonly maySmart: boolean
  readonly known: GroupKnowledge
  readonly profiles: readonly ProfileChoice[] | undefined
  /** How many of a group's chargers are out of service now; undefined: not known. */
  readonly downOf: (group: VirtualGroupItem) => number | undefined
  readonly hrefOf: (group: VirtualGroupItem) => string | undefined
  readonly onDelete: (group: VirtualGroupItem) => void
}

type Column = TableColumn<VirtualGroupItem>

/** The two columns of smart charging (VGR-006, VGR-007). */
function useSmartColumns({ known }: GroupColumnNeeds): readonly Column[] {
  const t = useText('virtual-groups')
  return useMemo(() => {
    const limitOf = ({ id }: VirtualGroupItem) => known.details.get(id)?.smartCharging?.current
    const loadOf = (group: VirtualGroupItem) =>
      group.meterId === undefined || known.readings === undefined
        ? undefined
        : meterLoad(known.readings.get(group.meterId), limitOf(group), known.now)
    return [
      {
        key: 'smart',
        header: t('tab.smart'),
        cell: (group) => (
          <SmartCell
            isEnabled={group.hasSmartCharging}
            load={loadOf(group)}
            limit={limitOf(group)}
            term={termOf(known.details.get(group.id), known.today)}
          />
        ),
        // What is in trouble is seen on a phone too.
        minInlineSize: 136,
        grow: 3,
        priority: 2,
      },
      {
        key: 'meter',
        header: t('view.meter'),
        cell: (group) => <MeterCell load={loadOf(group)} meterId={group.meterId} />,
        minInlineSize: 180,
        priority: 5,
      },
    ]
  }, [t, known])
}

/** The columns of the groups (VGR-005 to VGR-008). */
export function useGroupColumns(needs: GroupColumnNeeds): readonly Column[] {
  const { maySmart, known, profiles, downOf, hrefOf, onDelete } = needs
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { integer } = useFormats()
  const smart = useSmartColumns(needs)
  return useMemo((): readonly Column[] => {
    const pricingOf = (group: VirtualGroupItem) => {
      const pricing = known.details.get(group.id)?.pricing
      return pricing === undefined || pricing === 'none' || !group.hasPricing || !profiles
        ? undefined
        : words.profiles(pricing, profiles)
    }
    return [
      {
        key: 'name',
        header: t('column.name'),
        cell: (group) => {
          const href = hrefOf(group)
          const name = group.name ?? MISSING
          const description = known.details.get(group.id)?.group?.description
          return (
            <Two>
              {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
              {description !== undefined && <small>{description}</small>}
            </Two>
          )
        },
        minInlineSize: 120,
        priority: 1,
        isRowHeader: true,
      },
      {
        key: 'chargers',
        header: t('tab.chargers'),
        cell: (group) => {
          const down = downOf(group) ?? 0
          return (
            <Two>
              {integer(group.chargerCount)}
              {down > 0 && <Badge tone="danger">{t('state.down', { count: down })}</Badge>}
            </Two>
          )
        },
        minInlineSize: 144,
        priority: 4,
        grow: 0,
      },
      {
        key: 'pricing',
        header: t('tab.pricing'),
        cell: (group) => (
          <Two>
            {words.onOff(group.hasPricing) ?? MISSING}
            <small>{pricingOf(group)}</small>
          </Two>
        ),
        minInlineSize: 150,
        priority: 6,
      },
      ...(maySmart ? smart : []),
      {
        key: 'actions',
        header: t('column.actions'),
        cell: (group) => (
          <IconButton
            label={t('list.delete', { name: group.name ?? group.id })}
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(group)}
          />
        ),
        minInlineSize: 72,
        priority: 3,
        isFixed: true,
        grow: 0,
      },
    ]
  }, [t, words, integer, known, profiles, downOf, hrefOf, onDelete, maySmart, smart])
}
