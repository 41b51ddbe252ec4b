import {
  HEADERS_SORT,
  lengthOf,
  notRunningOf,
  type Recharge,
  resumedFrom,
} from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { CircleStop } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, ButtonLink, PersonalText } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { TwoLines } from '../../financial/index.ts'
import { InvoiceMark, type InvoiceMarkProps } from '../InvoiceMark.tsx'
import { PaymentMark } from '../PaymentMark.tsx'
import { useRechargeWords } from '../useRechargeWords.ts'

/** Ids longer than this are cut; all of them is in the tooltip (TRX-061). */
const TAG_SHOWN = 25
const MINUTE_MS = 60_000
/** Somebody ended it, at the charger or from afar: no word is needed. */
const USUAL_ENDS: ReadonlySet<string> = new Set(['local', 'remote'])

/** What the columns need besides the rows. */
export interface ColumnRights {
  /** Income, and the icon of the payment's type (MON-031). */
  hasMoney: boolean
  /** The invoice (MON-024). */
  hasInvoice: boolean
}

/** What can be done with a row, and what was. */
interface RowActions {
  onRetry: InvoiceMarkProps['onRetry']
  isResent: (id: number) => boolean
  /** Where a running recharge is stopped. */
  stopHrefOf?: ((recharge: Recharge) => string | undefined) | undefined
}

/** How much stands side by side: a phone's card, eight columns of two lines, or ten. */
export type Width = 'phone' | 'usual' | 'wide'
const PHONE_BELOW = 600
const WIDE_FROM = 1380

/** @param inlineSize - of the list, CSS pixels */
export const widthOf = (inlineSize: number): Width =>
  inlineSize >= WIDE_FROM ? 'wide' : inlineSize > 0 && inlineSize < PHONE_BELOW ? 'phone' : 'usual'

const Parts = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  & > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
/** A card of a phone's list: who, where, how much. */
const Card = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;

  & > span {
    white-space: normal;
  }
  & > span > * {
    max-inline-size: 100%;
  }
`

function TagText({ id }: { id: string }) {
  const isCut = id.length > TAG_SHOWN
  return (
    <span title={isCut ? id : undefined}>
      <PersonalText text={id}>{isCut ? `${id.slice(0, TAG_SHOWN)}...` : id}</PersonalText>
    </span>
  )
}

function Id({ id, from }: { id: number; from: number | undefined }) {
  const t = useText('transactions')
  if (from === undefined) return id
  return (
    <Parts>
      <span>{id}</span>
      <span title={t('row.resumedOf', { id: String(from) })}>
        <Badge tone="info">{t('row.resumed')}</Badge>
      </span>
    </Parts>
  )
}

function Driver({ recharge: { userName, idTag, userAccount: account } }: { recharge: Recharge }) {
  const tag = idTag !== undefined && <TagText id={idTag} />
  return (
    <TwoLines
      title={[userName, account].filter(Boolean).join(' · ')}
      below={
        (tag || account !== undefined) && (
          <>
            {tag}
            {tag && account !== undefined && ' · '}
            {account}
          </>
        )
      }
    >
      {userName ?? (tag || account)}
    </TwoLines>
  )
}

/** How long it took; of an open one how long it has been open. */
function Length({ recharge, now }: { recharge: Recharge; now: number }) {
  const words = useRechargeWords()
  const { stoppedAt, stopReason } = recharge
  if (stoppedAt === undefined) return words.openFor(recharge, now)
  const seconds = lengthOf(recharge)
  const said = seconds === undefined ? recharge.durationText : words.length(seconds)
  if (stopReason === undefined || USUAL_ENDS.has(stopReason.toLowerCase())) return said
  return (
    <TwoLines title={stopReason} below={stopReason}>
      {said}
    </TwoLines>
  )
}

/** The one thing that a phone's card of a running recharge is for. */
function Stop({ recharge, href }: { recharge: Recharge; href: string | undefined }) {
  const t = useText('transactions')
  if (href === undefined) return null
  return (
    <ButtonLink size="small" href={href} icon={<CircleStop aria-hidden="true" />}>
      <span>
        {t('row.stop')}
        <VisuallyHidden> {t('found.title', { id: String(recharge.id) })}</VisuallyHidden>
      </span>
    </ButtonLink>
  )
}

/** Room and rank of each column, in their order. */
const LAYOUT = {
  payment: { minInlineSize: 216, priority: 1, grow: 0 },
  id: {
    minInlineSize: 116,
    priority: 2,
    grow: 0,
    isRowHeader: true,
    unbroken: ({ id }: Recharge) => String(id),
  },
  start: { minInlineSize: 118, priority: 1, grow: 0 },
  station: { minInlineSize: 156, priority: 3 },
  connector: { minInlineSize: 84, priority: 8, kind: 'number' },
  user: { minInlineSize: 156, priority: 4 },
  duration: { minInlineSize: 124, priority: 5, grow: 0 },
  energy: { minInlineSize: 96, priority: 6, kind: 'number' },
  income: { minInlineSize: 96, priority: 2, kind: 'number' },
  nf: { minInlineSize: 122, priority: 7, grow: 0 },
} as const satisfies Record<string, Omit<TableColumn<Recharge>, 'key' | 'header' | 'cell'>>
/** With the badge of a recharge that was taken up again, in the longest of the three languages. */
const ID_WITH_BADGE = { minInlineSize: 138 } as const
type Key = keyof typeof LAYOUT
const KEYS = Object.keys(LAYOUT).filter((key): key is Key => key in LAYOUT)
/** What stands below another field where there is no room for a column; its heading names both (TRX-011). */
const BELOW: Partial<Readonly<Record<Key, Key>>> = { id: 'start', station: 'connector' }
const FOLDED: ReadonlySet<Key> = new Set(Object.values(BELOW))

/** The columns of the recharges; no header sorts (TRX-011, TRX-037). @param width - what the list has room for */
export function useRechargeColumns(
  rows: readonly Recharge[],
  { hasMoney, hasInvoice }: ColumnRights,
  { onRetry, isResent, stopHrefOf }: RowActions,
  width: Width,
): readonly TableColumn<Recharge>[] {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp } = useFormats()
  const now = useNow(MINUTE_MS)
  const resumed = useMemo(() => resumedFrom(rows), [rows])
  return useMemo(() => {
    const isWide = width === 'wide'
    const started = ({ startedAt }: Recharge) => timestamp(startedAt, 'DD/MM/YY HH:mm')
    // A currency stands on the line of its number, in a text of the server's too.
    const amount = ({ income, incomeText }: Recharge) =>
      words.amount(income, incomeText).replaceAll(' ', '\u00a0')
    const connector = ({ connectorId }: Recharge) =>
      connectorId === undefined ? undefined : t('row.connector', { id: String(connectorId) })
    const joined = (...parts: readonly (string | undefined)[]) =>
      parts.filter((part) => part !== undefined).join(' · ')
    const cells: Readonly<Record<Key, TableColumn<Recharge>['cell']>> = {
      payment: (row) => <PaymentMark recharge={row} hasType={hasMoney} now={now} />,
      id: (row) => (
        <TwoLines below={isWide ? undefined : started(row)}>
          <Id id={row.id} from={resumed.get(row.id)} />
        </TwoLines>
      ),
      start: started,
      station: (row) => {
        const { stationName, stationId } = row
        const below = joined(
          stationName === undefined ? undefined : stationId,
          isWide ? undefined : connector(row),
        )
        return (
          <TwoLines title={joined(stationName, stationId)} below={below === '' ? undefined : below}>
            {stationName ?? stationId}
          </TwoLines>
        )
      },
      connector: ({ connectorId }) => connectorId,
      user: (row) => <Driver recharge={row} />,
      duration: (row) => <Length recharge={row} now={now} />,
      energy: (row) => words.energy(row),
      income: amount,
      nf: (row) => <InvoiceMark recharge={row} isResent={isResent(row.id)} onRetry={onRetry} />,
    }
    const isShown = (key: Key) => (key !== 'income' || hasMoney) && (key !== 'nf' || hasInvoice)
    const headerOf = (key: Key) => {
      if (key === 'user') return `${t('column.user')} · ${t('column.account')}`
      const below = isWide ? undefined : BELOW[key]
      return below === undefined ? t(`column.${key}`) : `${t(`column.${key}`)} · ${t(`column.${below}`)}`
    }
    const columnOf = (key: Key): TableColumn<Recharge> => ({
      key,
      header: headerOf(key),
      cell: cells[key],
      isSortable: HEADERS_SORT,
      ...LAYOUT[key],
      ...(key === 'id' && resumed.size > 0 && ID_WITH_BADGE),
      ...(key === 'income' && { unbroken: (row: Recharge) => amount(row).replaceAll('\u00a0', '') }),
    })
    if (width !== 'phone')
      return KEYS.filter((key) => isShown(key) && (isWide || !FOLDED.has(key))).map(columnOf)
    return [
      {
        ...columnOf('id'),
        header: t('column.station'),
        grow: 1,
        // Without it nobody knows whose row it is, however large the text.
        priority: 1,
        minInlineSize: 150,
        cell: (row) => (
          <Card>
            <TwoLines wraps below={joined(String(row.id), started(row))}>
              {row.stationName ?? row.stationId}
            </TwoLines>
            <TwoLines wraps below={joined(words.energy(row), words.lengthNow(row, now))}>
              {row.userName}
            </TwoLines>
          </Card>
        ),
      },
      {
        ...columnOf('payment'),
        minInlineSize: 136,
        cell: (row) => (
          <Card>
            {hasMoney && row.income !== undefined && <strong>{amount(row)}</strong>}
            <PaymentMark recharge={row} hasType={false} now={now} />
            <Stop recharge={row} href={notRunningOf(row, now) ? undefined : stopHrefOf?.(row)} />
          </Card>
        ),
      },
    ]
  }, [t, words, timestamp, now, resumed, hasMoney, hasInvoice, onRetry, isResent, stopHrefOf, width])
}
