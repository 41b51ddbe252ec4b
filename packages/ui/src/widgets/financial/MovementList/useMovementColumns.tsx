import {
  available,
  type Duplicate,
  type Movement,
  type MovementOrder,
  orderedAt,
} from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, PersonalText } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import { MovementStatus } from '../MovementStatus.tsx'
import { PaymentIcon } from '../PaymentIcon/PaymentIcon.tsx'
import { useMovementWords } from '../useMovementWords.ts'

/** How a refund of a row stands that is not in it yet. */
export type OpenRefundMark = 'requested' | 'unknown'

const Small = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

function Amount({ movement, mark }: { movement: Movement; mark: OpenRefundMark | undefined }) {
  const t = useText('financial')
  const { amountOf } = useMovementWords()
  const left = available(movement)
  return (
    <Stack gap={1} align="end">
      <span>{amountOf(movement, movement.amount)}</span>
      {movement.refunded > 0 && left !== undefined && (
        <Small>{t('left', { amount: amountOf(movement, left) })}</Small>
      )}
      {mark && (
        <Badge tone="warning">{t(mark === 'requested' ? 'list.requested' : 'list.unknownRefund')}</Badge>
      )}
    </Stack>
  )
}

const Warning = styled.span`
  color: ${theme.tone.warning.fg};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`

/** Whose it is, and whether another movement may charge them the same once more. */
function Person({ movement, duplicate }: { movement: Movement; duplicate: Duplicate | undefined }) {
  const t = useText('financial')
  const { nameOf } = useMovementWords()
  if (duplicate === undefined) return movement.personName
  return (
    <Stack gap={1}>
      <span>{movement.personName}</span>
      <Warning title={t('duplicate.other', { name: nameOf(duplicate.other) })}>
        {t('duplicate.mark', { kind: t(`duplicate.${duplicate.kind}`) })}
      </Warning>
    </Stack>
  )
}

type Column = TableColumn<Movement>

/** When, what, who and where. */
function useNamingColumns(
  order: MovementOrder,
  duplicates: ReadonlyMap<string, Duplicate>,
): readonly Column[] {
  const t = useText('financial')
  const { timestamp } = useFormats()
  const { typeOf } = useMovementWords()
  return useMemo(
    () => [
      {
        key: 'date',
        header: t(order === 'FINANCIAL_MOVEMENT' ? 'column.paid' : 'column.created'),
        cell: (movement) => timestamp(orderedAt(movement, order), 'DD/MM/YY HH:mm'),
        minInlineSize: 112,
        priority: 1,
        grow: 0,
        isRowHeader: true,
      },
      { key: 'type', header: t('column.type'), cell: typeOf, minInlineSize: 92, priority: 2, grow: 0 },
      {
        key: 'person',
        header: t('column.person'),
        cell: (row) => <Person movement={row} duplicate={duplicates.get(row.key)} />,
        minInlineSize: 128,
        priority: 3,
      },
      {
        key: 'tag',
        header: t('column.tag'),
        cell: ({ idTag }) => idTag && <PersonalText text={idTag} />,
        unbroken: ({ idTag }) => idTag,
        minInlineSize: 104,
        priority: 8,
      },
      {
        key: 'account',
        header: t('column.account'),
        cell: (row) => row.accountName,
        minInlineSize: 104,
        priority: 9,
      },
      {
        key: 'charger',
        header: t('column.charger'),
        cell: (row) => row.stationName,
        minInlineSize: 112,
        priority: 6,
      },
    ],
    [t, order, duplicates, timestamp, typeOf],
  )
}

/** How it was paid, how it stands, how much, and its invoice. */
function useMoneyColumns(openRefunds: ReadonlyMap<string, OpenRefundMark>): readonly Column[] {
  const t = useText('financial')
  const { paymentOf } = useMovementWords()
  return useMemo(
    () => [
      {
        key: 'payment',
        header: t('column.payment'),
        cell: (row) => <PaymentIcon type={row.paymentType} label={paymentOf(row)} />,
        minInlineSize: 92,
        priority: 7,
        kind: 'mark',
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: (movement) => <MovementStatus movement={movement} />,
        minInlineSize: 124,
        priority: 4,
        grow: 0,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        cell: (movement) => <Amount movement={movement} mark={openRefunds.get(movement.key)} />,
        minInlineSize: 116,
        priority: 1,
        kind: 'number',
      },
      {
        key: 'invoice',
        header: t('column.invoice'),
        cell: (movement) => <InvoiceStatus movement={movement} />,
        minInlineSize: 104,
        priority: 5,
        grow: 0,
      },
    ],
    [t, paymentOf, openRefunds],
  )
}

/** The columns of the movements (FIN-005); the server orders them, by the date that the first one shows. */
export function useMovementColumns(
  order: MovementOrder,
  openRefunds: ReadonlyMap<string, OpenRefundMark>,
  duplicates: ReadonlyMap<string, Duplicate>,
): readonly Column[] {
  const naming = useNamingColumns(order, duplicates)
  const money = useMoneyColumns(openRefunds)
  return useMemo(() => [...naming, ...money], [naming, money])
}
