import type { MoneyRow } from '@corrente/domain/book'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { TwoLines, useMoneyWords } from '../../financial/index.ts'

/** What the queue can be sorted by; as it comes, the most money leads. */
export const MONEY_SORTS = ['kind', 'amount', 'station', 'at'] as const

/** What there is to be done about a row. */
type Act = 'refund' | 'seeRefund' | 'approve' | 'cancelIdle' | 'invoice' | 'price' | 'station' | 'recharge'

/** Where a row's act stands. */
export interface MoneyAct {
  readonly act: Act
  readonly href: string
}

type Column = TableColumn<MoneyRow>

/** What is known of a row, in words with its numbers. */
function useProofWords(): (row: MoneyRow) => string {
  const t = useText('money-queue')
  const words = useMoneyWords()
  const { money, energyKwh, number } = useFormats()
  return ({ proof, currency }) => {
    const amount = (hundredths: number) => money(hundredths / 100, currency)
    switch (proof.kind) {
      case 'noEnergy':
        return t('proof.noEnergy', { energy: energyKwh(proof.energyKwh) })
      case 'tooMuch':
        return t('proof.tooMuch', {
          energy: energyKwh(proof.energyKwh),
          minutes: number(proof.minutes),
          most: energyKwh(proof.most),
        })
      case 'price':
        return t(proof.unit === 'kwh' ? 'proof.pricePerKwh' : 'proof.pricePerMinute', {
          billed: amount(proof.billedEach),
          expected: amount(proof.expectedEach),
        })
      case 'duplicate':
        return proof.other === undefined
          ? t('proof.paidTwice')
          : t('proof.duplicate', { id: String(proof.other) })
      case 'unpaid':
        return proof.status === undefined ? t('proof.unpaid') : words.status(proof.status)
      case 'idle':
        return t('proof.idle', { count: proof.minutes })
      case 'refund':
        return t(proof.from === 'browser' ? 'proof.refundHere' : 'proof.refundThere', { count: proof.days })
      case 'invoice':
        return words.invoice(proof.status)
      case 'lost':
        return t('proof.lost', {
          hours: number(Math.max(1, Math.round(proof.hours))),
          low: amount(proof.low),
          high: amount(proof.high),
        })
    }
  }
}

interface Links {
  readonly actOf: (row: MoneyRow) => MoneyAct | undefined
  /** undefined: this user may not open it. */
  readonly rechargeHrefOf: (id: number) => string | undefined
}

/** Where and when it was. */
function useWhereColumns(rechargeHrefOf: Links['rechargeHrefOf']): readonly Column[] {
  const t = useText('money-queue')
  const { timestamp } = useFormats()
  return [
    {
      key: 'station',
      header: t('column.station'),
      cell: ({ stationName, connectorId }) =>
        stationName !== undefined && (
          <TwoLines
            title={stationName}
            below={connectorId !== undefined && t('connector', { connector: connectorId })}
          >
            {stationName}
          </TwoLines>
        ),
      sortValue: ({ stationName }) => stationName,
      minInlineSize: 150,
      priority: 4,
    },
    {
      key: 'at',
      header: t('column.at'),
      kind: 'number',
      cell: ({ at }) => timestamp(at, 'DD/MM/YYYY HH:mm'),
      sortValue: ({ at }) => at,
      firstDirection: 'descending',
      minInlineSize: 140,
      priority: 5,
    },
    {
      key: 'recharge',
      header: t('column.recharge'),
      cell: ({ rechargeId }) => {
        const href = rechargeId === undefined ? undefined : rechargeHrefOf(rechargeId)
        return href === undefined ? rechargeId : <TextLink href={href}>{rechargeId}</TextLink>
      },
      text: ({ rechargeId }) => rechargeId ?? '',
      minInlineSize: 90,
      priority: 6,
    },
  ]
}

/** Every column side by side. */
function useAllColumns({ actOf, rechargeHrefOf }: Links): readonly Column[] {
  const t = useText('money-queue')
  const { money } = useFormats()
  const known = useProofWords()
  const where = useWhereColumns(rechargeHrefOf)
  return [
    {
      key: 'kind',
      header: t('column.kind'),
      cell: ({ proof }) => t(`kind.${proof.kind}`),
      sortValue: ({ proof }) => t(`kind.${proof.kind}`),
      minInlineSize: 150,
      priority: 1,
      isRowHeader: true,
    },
    {
      key: 'amount',
      header: t('column.amount'),
      kind: 'number',
      cell: (row) => (
        <TwoLines below={row.isEstimate && t('estimate')}>{money(row.amount / 100, row.currency)}</TwoLines>
      ),
      text: ({ amount }) => amount / 100,
      sortValue: ({ amount }) => amount,
      firstDirection: 'descending',
      minInlineSize: 110,
      priority: 1,
    },
    {
      key: 'known',
      header: t('column.known'),
      cell: (row) => <TwoLines wraps>{known(row)}</TwoLines>,
      text: known,
      minInlineSize: 230,
      priority: 2,
      grow: 2,
    },
    ...where,
    {
      key: 'act',
      header: t('column.act'),
      cell: (row) => {
        const found = actOf(row)
        return found && <TextLink href={found.href}>{t(`act.${found.act}`)}</TextLink>
      },
      minInlineSize: 150,
      priority: 1,
    },
  ]
}

const PHONE_BELOW = 600

/** A phone's card. */
const Card = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  white-space: normal;
`

/** Two columns that say what, where, when and how much, with the act; the others stay to be sorted by. */
function useCards(columns: readonly Column[], actOf: Links['actOf']): readonly Column[] {
  const t = useText('money-queue')
  const cellOf = (wanted: string, row: MoneyRow) => columns.find(({ key }) => key === wanted)?.cell(row)
  const placeOf = ({ stationName, connectorId }: MoneyRow) =>
    [stationName, connectorId !== undefined && t('connector', { connector: connectorId })]
      .filter(Boolean)
      .join(' · ')
  const cells: Readonly<Record<string, Column['cell']>> = {
    kind: (row) => (
      <Card>
        <TwoLines wraps below={cellOf('known', row)}>
          <strong>{cellOf('kind', row)}</strong>
        </TwoLines>
        <TwoLines wraps below={cellOf('at', row)}>
          {placeOf(row)}
        </TwoLines>
      </Card>
    ),
    amount: (row) => {
      const found = actOf(row)
      return (
        <Card>
          <strong>{cellOf('amount', row)}</strong>
          {found && (
            <ButtonLink size="small" href={found.href}>
              {t(`act.${found.act}`)}
            </ButtonLink>
          )}
        </Card>
      )
    },
  }
  return columns
    .filter(({ key }) => key !== 'known' && key !== 'act')
    .map((column) => {
      const cell = cells[column.key]
      // What the card says has no column of its own again, however wide the phone.
      return cell ? { ...column, cell, minInlineSize: 150 } : { ...column, minInlineSize: PHONE_BELOW }
    })
}

/**
 * The columns of the queue of money.
 * @param inlineSize - of the list, CSS pixels; 0: not known yet
 */
export function useMoneyColumns(links: Links, inlineSize: number): readonly Column[] {
  const all = useAllColumns(links)
  const cards = useCards(all, links.actOf)
  return inlineSize > 0 && inlineSize < PHONE_BELOW ? cards : all
}
