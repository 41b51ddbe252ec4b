import {
  HEADERS_SORT,
  lengthOf,
  notRunningOf,
  type Recharge,
  resumedFrom,
} from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, PersonalText } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { InvoiceMark, type InvoiceMarkProps } from '../InvoiceMark.tsx'
import { PaymentMark } from '../PaymentMark.tsx'
import { useRechargeWords } from '../useRechargeWords.ts'

const Two = styled.span`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
  }
`
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
  return (
    <Two>
      {id}
      {from !== undefined && (
        <span title={t('row.resumedOf', { id: String(from) })}>
          <Badge tone="info">{t('row.resumed')}</Badge>
        </span>
      )}
    </Two>
  )
}

function Place({ recharge: { stationName, stationId } }: { recharge: Recharge }) {
  return (
    <Two>
      {stationName ?? stationId}
      {stationName !== undefined && <small>{stationId}</small>}
    </Two>
  )
}

function Driver({ recharge: { userName, idTag } }: { recharge: Recharge }) {
  return (
    <Two>
      {userName}
      {idTag !== undefined && (
        <small>
          <TagText id={idTag} />
        </small>
      )}
    </Two>
  )
}

function Length({ recharge, now }: { recharge: Recharge; now: number }) {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { startedAt, stoppedAt, stopReason } = recharge
  if (stoppedAt !== undefined) {
    const seconds = lengthOf(recharge)
    const said = seconds === undefined ? recharge.durationText : words.length(seconds)
    if (stopReason === undefined || USUAL_ENDS.has(stopReason.toLowerCase())) return said
    return (
      <Two>
        {said}
        <small>
          {stopReason} <TermHelp kind="reason" text={stopReason} />
        </small>
      </Two>
    )
  }
  const doubt = notRunningOf(recharge, now)
  return (
    <Two>
      {doubt === undefined ? t('row.charging') : t('row.open')}
      {startedAt !== undefined && doubt !== 'future' && (
        <small>{t('row.since', { time: words.age((now - startedAt) / 1000) })}</small>
      )}
      {doubt !== undefined && <Badge tone="warning">{t(`row.notRunning.${doubt}`)}</Badge>}
    </Two>
  )
}

/** Room and rank of each column, in their order. */
const LAYOUT = {
  payment: { minInlineSize: 150, priority: 1, grow: 0 },
  id: {
    minInlineSize: 76,
    priority: 2,
    grow: 0,
    isRowHeader: true,
    unbroken: ({ id }: Recharge) => String(id),
  },
  start: { minInlineSize: 78, priority: 1, grow: 0 },
  station: { minInlineSize: 116, priority: 3 },
  connector: { minInlineSize: 70, priority: 8, kind: 'number' },
  user: { minInlineSize: 112, priority: 4 },
  account: { minInlineSize: 84, priority: 9 },
  duration: { minInlineSize: 104, priority: 5, grow: 0 },
  energy: { minInlineSize: 86, priority: 6, kind: 'number' },
  income: { minInlineSize: 84, priority: 2, kind: 'number' },
  nf: { minInlineSize: 122, priority: 7, grow: 0 },
} as const satisfies Record<string, Omit<TableColumn<Recharge>, 'key' | 'header' | 'cell'>>
/** With the badge of a recharge that was taken up again, in the longest of the three languages. */
const ID_WITH_BADGE = { minInlineSize: 94 } as const
type Key = keyof typeof LAYOUT
const KEYS = Object.keys(LAYOUT).filter((key): key is Key => key in LAYOUT)

/** The columns of the recharges; no header sorts (TRX-011, TRX-037). */
export function useRechargeColumns(
  rows: readonly Recharge[],
  { hasMoney, hasInvoice }: ColumnRights,
  { onRetry, isResent }: { onRetry: InvoiceMarkProps['onRetry']; isResent: (id: number) => boolean },
): readonly TableColumn<Recharge>[] {
  const t = useText('transactions')
  const words = useRechargeWords()
  const { timestamp } = useFormats()
  const now = useNow(MINUTE_MS)
  const resumed = useMemo(() => resumedFrom(rows), [rows])
  return useMemo(() => {
    const cells: Readonly<Record<Key, TableColumn<Recharge>['cell']>> = {
      payment: (row) => <PaymentMark recharge={row} hasType={hasMoney} />,
      id: ({ id }) => <Id id={id} from={resumed.get(id)} />,
      start: ({ startedAt }) => timestamp(startedAt, 'DD/MM/YY HH:mm'),
      station: (row) => <Place recharge={row} />,
      connector: ({ connectorId }) => connectorId,
      user: (row) => <Driver recharge={row} />,
      account: ({ userAccount }) => userAccount,
      duration: (row) => <Length recharge={row} now={now} />,
      energy: ({ energyText }) => energyText,
      income: ({ income, incomeText }) => words.amount(income, incomeText),
      nf: (row) => <InvoiceMark recharge={row} isResent={isResent(row.id)} onRetry={onRetry} />,
    }
    return KEYS.filter((key) => (key !== 'income' || hasMoney) && (key !== 'nf' || hasInvoice)).map(
      (key) => ({
        key,
        header: t(`column.${key}`),
        cell: cells[key],
        isSortable: HEADERS_SORT,
        ...LAYOUT[key],
        ...(key === 'id' && resumed.size > 0 && ID_WITH_BADGE),
      }),
    )
  }, [t, words, timestamp, now, resumed, hasMoney, hasInvoice, onRetry, isResent])
}
