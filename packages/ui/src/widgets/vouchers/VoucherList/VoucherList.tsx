import {
  type KindTally,
  NO_VOUCHER_FILTERS,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { Ticket } from 'lucide-react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink, ErrorState, IndicatorCard } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'
import { useVoucherColumns } from './useVoucherColumns.tsx'
import { VoucherFilterBar, type VoucherFilterBarProps } from './VoucherFilterBar.tsx'

export interface VoucherListProps
  extends ListParts<Voucher>,
    Pick<VoucherFilterBarProps, 'filters' | 'counts'> {
  onApply: (filters: VoucherFilters) => void
  /** Open and used by kind, over all vouchers; empty: not all of them were read. */
  tallies: readonly KindTally[]
  /** Those that share code and days with others (decisions: Vouchers), with these; empty: none, or not all were read. */
  overlaps: ReadonlyMap<number, readonly Voucher[]>
  /** There are more than are read: the order is the server's (decisions: Vouchers). */
  isTooLong: boolean
  /** The server answered 400: nothing but the two ways on (VCH-089). */
  refusal:
    | { readonly homeHref: string; readonly onRetry: () => void; readonly isRetrying: boolean }
    | undefined
  /** The page of a voucher; none where it is not permitted. */
  hrefOf: (voucher: Voucher) => string | undefined
}

/** The vouchers: what is still out above, filters, and a table whose urgent rows lead (VCH-002 to VCH-007). */
export function VoucherList(props: VoucherListProps) {
  const { list, filters, refusal } = props
  const t = useText('vouchers')
  const words = useVoucherWords()
  const columns = useVoucherColumns({
    hrefOf: props.hrefOf,
    isSortable: !props.isTooLong,
    overlaps: props.overlaps,
  })
  return (
    <RecordList
      {...props}
      words={t}
      instead={refusal && <Refused {...refusal} />}
      filters={
        <Stack gap={4}>
          <VoucherTally tallies={props.tallies} />
          <VoucherFilterBar
            key={JSON.stringify(filters)}
            filters={filters}
            onApply={props.onApply}
            counts={props.counts}
          />
        </Stack>
      }
      notices={
        props.isTooLong && <Banner tone="info">{t('list.tooLong', { count: VOUCHERS_READ_MAX })}</Banner>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={words.code}
      failedTitle={t('list.failed')}
      isNarrowed={Object.values(filters).some((value) => value !== undefined && value !== '')}
      onClear={() => props.onApply(NO_VOUCHER_FILTERS)}
      noMatch={{ detail: t('list.noMatchDetail') }}
      empty={{ title: t('list.empty'), detail: t('list.emptyDetail'), icon: <Ticket aria-hidden="true" /> }}
      note={list.total !== undefined && t('list.count', { count: list.total })}
    />
  )
}

/** A 400: nothing but the two ways on (VCH-089). */
function Refused({ homeHref, ...retry }: NonNullable<VoucherListProps['refusal']>) {
  const t = useText('vouchers')
  return (
    <ErrorState
      {...retry}
      title={t('list.refused')}
      actions={
        <ButtonLink size="small" href={homeHref}>
          {t('list.toHome')}
        </ButtonLink>
      }
    />
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** What is still out and what was used, by kind; what expired or was switched off stands apart (jobs: "what is still out"). */
function VoucherTally({ tallies }: { readonly tallies: readonly KindTally[] }) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  if (tallies.length === 0) return null
  return (
    <Cards>
      <VisuallyHidden>
        <h2>{t('tally.title')}</h2>
      </VisuallyHidden>
      {tallies.map(({ kind, open, used, expired, inactive }) => (
        <IndicatorCard
          key={kind}
          isCompact
          title={t('tally.open', { kind: words.kind(kind) })}
          value={open}
          format={(value) => words.worth(kind, value ?? 0)}
          detail={[
            t('tally.used', { amount: words.worth(kind, used) }),
            expired > 0 && t('tally.expired', { amount: words.worth(kind, expired) }),
            inactive > 0 && t('tally.inactive', { amount: words.worth(kind, inactive) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </Cards>
  )
}
