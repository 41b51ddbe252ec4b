import {
  available,
  type Duplicate,
  type Movement,
  type MovementOrder,
  movementKey,
  movementStates,
  orderedAt,
} from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { PersonalText } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import { PaymentBadge } from '../PaymentBadge.tsx'
import { PaymentIcon } from '../PaymentIcon/PaymentIcon.tsx'
import { TwoLines } from '../TwoLines.tsx'
import { useMoneyWords } from '../useMoneyWords.ts'
import { useMovementWords } from '../useMovementWords.ts'

/** How a refund of a row stands that is not in it yet. */
export type OpenRefundMark = 'requested' | 'unknown'

const Warning = styled.span`
  color: ${theme.tone.warning.fg};
`
/** One line, whatever stands in it. */
const Cut = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** How much, and what of it is left or on its way back. */
function Amount({ movement, mark }: { movement: Movement; mark: OpenRefundMark | undefined }) {
  const t = useText('financial')
  const { amountOf } = useMovementWords()
  const left = available(movement)
  const rest =
    movement.refunded > 0 && left !== undefined ? t('left', { amount: amountOf(movement, left) }) : undefined
  const open = mark && t(mark === 'requested' ? 'list.requested' : 'list.unknownRefund')
  return (
    <TwoLines
      title={[open, rest].filter(Boolean).join(' · ') || undefined}
      below={open ? <Warning>{open}</Warning> : rest}
    >
      {amountOf(movement, movement.amount)}
    </TwoLines>
  )
}

/** How the payment stands; that a part went back stands below it. */
function Status({ movement }: { movement: Movement }) {
  const words = useMoneyWords()
  const { state, isPartlyRefunded } = movementStates(movement)
  const { status } = movement
  const part = words.status('partial_refund')
  if (state === undefined && status === undefined) return isPartlyRefunded ? part : MISSING
  return (
    <TwoLines title={words.status(state ?? status)} below={isPartlyRefunded ? part : undefined}>
      <PaymentBadge state={state} raw={status} />
    </TwoLines>
  )
}

/** Whose it is, and whether another movement may charge them the same once more. */
function Person({ movement, duplicate }: { movement: Movement; duplicate: Duplicate | undefined }) {
  const t = useText('financial')
  const { nameOf } = useMovementWords()
  if (duplicate === undefined) return <Cut title={movement.personName}>{movement.personName ?? MISSING}</Cut>
  const { kind, other, isDouble } = duplicate
  const words = t(isDouble ? 'duplicate.mark' : 'duplicate.beside', { kind: t(`duplicate.${kind}`) })
  const Mark = isDouble ? Warning : 'span'
  return (
    <TwoLines
      below={<Mark title={`${words}. ${t('duplicate.other', { name: nameOf(other) })}`}>{words}</Mark>}
    >
      {movement.personName ?? MISSING}
    </TwoLines>
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
      {
        key: 'type',
        header: t('column.type'),
        cell: (row) => <Cut>{typeOf(row)}</Cut>,
        minInlineSize: 92,
        priority: 2,
        grow: 0,
      },
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
        key: 'charger',
        // One column says both: of two, a narrow screen would drop one (FIN-005).
        header: `${t('filter.charger')} · ${t('filter.account')}`,
        cell: ({ stationName, accountName }) => (
          // A deposit has no charger: its account is all there is to say.
          <TwoLines
            title={[stationName, accountName].filter(Boolean).join(' · ') || undefined}
            below={stationName && accountName}
          >
            {stationName || (accountName && <Small>{accountName}</Small>)}
          </TwoLines>
        ),
        minInlineSize: 150,
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
  const words = useMoneyWords()
  return useMemo(
    () => [
      {
        key: 'payment',
        header: t('column.payment'),
        cell: (row) => <PaymentIcon type={row.paymentType} label={paymentOf(row)} />,
        minInlineSize: 92,
        priority: 7,
        grow: 0,
      },
      {
        key: 'status',
        header: t('column.status'),
        cell: (movement) => <Status movement={movement} />,
        minInlineSize: 138,
        priority: 4,
        grow: 0,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        cell: (movement) => (
          <Amount movement={movement} mark={openRefunds.get(movementKey(movement.target, movement.pk))} />
        ),
        minInlineSize: 116,
        priority: 1,
        kind: 'number',
      },
      {
        key: 'invoice',
        header: t('column.invoice'),
        cell: (movement) => (
          <Cut title={words.invoice(movement.nfeStatus)}>
            <InvoiceStatus movement={movement} />
          </Cut>
        ),
        minInlineSize: 128,
        priority: 5,
        grow: 0,
      },
    ],
    [t, words, paymentOf, openRefunds],
  )
}

/** A phone's card: who, what and where. */
const Card = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`

/** Two columns that say who, what, where and how much. */
function usePhoneColumns(columns: readonly Column[]): readonly Column[] {
  const t = useText('financial')
  const { typeOf } = useMovementWords()
  return useMemo(() => {
    const cellOf = (wanted: string, row: Movement) => columns.find(({ key }) => key === wanted)?.cell(row)
    return [
      {
        key: 'person',
        header: t('column.person'),
        cell: (row) => (
          <Card>
            {cellOf('person', row)}
            <TwoLines wraps below={row.stationName}>
              {typeOf(row)} · {cellOf('date', row)}
            </TwoLines>
          </Card>
        ),
        minInlineSize: 150,
        priority: 1,
        isRowHeader: true,
      },
      {
        key: 'amount',
        header: t('column.amount'),
        cell: (row) => (
          <Card>
            {cellOf('amount', row)}
            {cellOf('status', row)}
          </Card>
        ),
        minInlineSize: 112,
        priority: 1,
        grow: 0,
        kind: 'number',
      },
    ]
  }, [t, typeOf, columns])
}

const PHONE_BELOW = 600

/**
 * The columns of the movements (FIN-005); the server orders them, by the date that the first one shows.
 * @param inlineSize - of the list, CSS pixels; 0: not known yet
 */
export function useMovementColumns(
  order: MovementOrder,
  openRefunds: ReadonlyMap<string, OpenRefundMark>,
  duplicates: ReadonlyMap<string, Duplicate>,
  inlineSize: number,
): readonly Column[] {
  const naming = useNamingColumns(order, duplicates)
  const money = useMoneyColumns(openRefunds)
  const all = useMemo(() => [...naming, ...money], [naming, money])
  const phone = usePhoneColumns(all)
  return inlineSize > 0 && inlineSize < PHONE_BELOW ? phone : all
}
