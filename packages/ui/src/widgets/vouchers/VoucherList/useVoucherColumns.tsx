import { VOUCHER_SORT_VALUES, type Voucher, type VoucherSort } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, TextLink } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { Edge } from '../Edge.tsx'
import { useVoucherWords } from '../useVoucherWords.ts'
import { VoucherStatusBadge } from '../VoucherStatusBadge.tsx'

const Two = styled.span`
  display: grid;
  min-inline-size: 0;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    overflow-wrap: anywhere;
  }
`

/** What the columns need besides a row. */
interface ColumnNeeds {
  readonly hrefOf: (voucher: Voucher) => string | undefined
  /** All rows are here: every heading sorts them. */
  readonly isSortable: boolean
  /** Those that share code and days with others. */
  readonly overlaps: ReadonlyMap<number, readonly Voucher[]>
}

const Marked = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
`

/** A voucher's code, with a mark where another one shares it on the same days. */
function Code({ code, href, isShared }: { code: string; href: string | undefined; isShared: boolean }) {
  const t = useText('vouchers')
  const text = href === undefined ? code : <TextLink href={href}>{code}</TextLink>
  if (!isShared) return text
  return (
    <Marked>
      <span>{text}</span>
      <Badge tone="warning">{t('row.overlap')}</Badge>
    </Marked>
  )
}

/** The columns of the vouchers (VCH-006, VCH-007), in the order of who looks for what is urgent. */
export function useVoucherColumns({
  hrefOf,
  isSortable,
  overlaps,
}: ColumnNeeds): readonly TableColumn<Voucher>[] {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const { integer, timestamp } = useFormats()
  return useMemo(() => {
    const column = (
      key: VoucherSort,
      part: Omit<TableColumn<Voucher>, 'key' | 'header' | 'sortValue'>,
    ): TableColumn<Voucher> => ({
      key,
      header: t(`column.${key}`),
      ...(isSortable && { sortValue: VOUCHER_SORT_VALUES[key] }),
      ...part,
    })
    return [
      column('status', {
        cell: ({ status }) => <VoucherStatusBadge status={status} />,
        minInlineSize: 124,
        priority: 1,
        grow: 0,
      }),
      column('code', {
        cell: (voucher) => (
          <Code code={words.code(voucher)} href={hrefOf(voucher)} isShared={overlaps.has(voucher.pk)} />
        ),
        onCard: ({ kind, kindValue, usedTotal, units }) =>
          `${words.value(kind, kindValue)} · ${t('row.used', { used: integer(usedTotal), units: integer(units) })}`,
        minInlineSize: 132,
        priority: 1,
        isRowHeader: true,
      }),
      column('kind', {
        cell: ({ kind, kindValue }) => (
          <Two>
            {words.value(kind, kindValue)}
            <small>{words.kind(kind)}</small>
          </Two>
        ),
        minInlineSize: 104,
        priority: 2,
        grow: 0,
      }),
      column('used', {
        cell: (voucher) => <UsedBar usedTotal={voucher.usedTotal} units={voucher.units} />,
        minInlineSize: 96,
        priority: 4,
        grow: 0,
        kind: 'number',
        firstDirection: 'descending',
      }),
      column('units', {
        cell: ({ units }) => integer(units),
        minInlineSize: 96,
        priority: 5,
        kind: 'number',
        firstDirection: 'descending',
      }),
      column('expire', {
        cell: (voucher) => (
          <Two>
            {timestamp(voucher.expire, 'DD/MM/YYYY HH:mm')}
            <small>
              <Edge voucher={voucher} />
            </small>
          </Two>
        ),
        minInlineSize: 140,
        priority: 3,
        grow: 0,
      }),
      column('title', { cell: ({ title }) => title, minInlineSize: 140, priority: 6 }),
      column('start', {
        cell: ({ start }) => timestamp(start, 'DD/MM/YYYY HH:mm'),
        minInlineSize: 136,
        priority: 7,
        grow: 0,
      }),
    ]
  }, [t, words, integer, timestamp, hrefOf, isSortable, overlaps])
}

const Root = styled.span`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
  ${tabularNumbers}
`
const Track = styled.span`
  display: block;
  block-size: 4px;
  overflow: hidden;
  border-radius: 999px;
  background: ${theme.bg.active};
`
const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--share) * 100%);
  border-radius: inherit;
  background: ${theme.brand.mark};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** How many were used, as a figure and as a bar of all of them; a figure that is missing draws no bar. */
function UsedBar({ usedTotal, units }: Pick<Voucher, 'usedTotal' | 'units'>) {
  const { integer } = useFormats()
  const share = usedTotal === undefined || !units ? undefined : Math.min(1, usedTotal / units)
  return (
    <Root>
      {integer(usedTotal)}
      {share !== undefined && (
        <Track aria-hidden="true">
          <Bar style={{ '--share': share }} />
        </Track>
      )}
    </Root>
  )
}
