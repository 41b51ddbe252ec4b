import {
  type KindTally,
  NO_VOUCHER_FILTERS,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import { Plus, Ticket, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, ErrorState } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'
import { useVoucherColumns } from './useVoucherColumns.tsx'
import { VoucherFilterBar, type VoucherFilterBarProps } from './VoucherFilterBar.tsx'
import { VoucherTally } from './VoucherTally.tsx'

export interface VoucherListProps
  extends Pick<RecordListProps<Voucher>, 'list' | 'view' | 'onViewChange' | 'renderPanel'>,
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
  /** Where a voucher is made; absent without the right. */
  createHref: string | undefined
  /** What else the header offers: the saved views. */
  actions?: ReactNode
}

/** The vouchers: what is still out above, filters, and a table whose urgent rows lead (VCH-002 to VCH-007). */
export function VoucherList(props: VoucherListProps) {
  const { list, filters, refusal, createHref } = props
  const t = useText('vouchers')
  const words = useVoucherWords()
  const columns = useVoucherColumns({
    hrefOf: props.hrefOf,
    isSortable: !props.isTooLong,
    overlaps: props.overlaps,
  })
  const isNarrowed = Object.values(filters).some((value) => value !== undefined && value !== '')
  const header = (
    <PageHeader
      title={t('list.title')}
      actions={
        <>
          {props.actions}
          {createHref !== undefined && (
            <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
              {t('list.create')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
  if (refusal) return <Refused header={header} {...refusal} />
  return (
    <RecordList
      list={list}
      header={header}
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
      empty={
        isNarrowed
          ? {
              title: t('list.noMatch'),
              detail: t('list.noMatchDetail'),
              action: (
                <Button
                  size="small"
                  icon={<X aria-hidden="true" />}
                  onClick={() => props.onApply(NO_VOUCHER_FILTERS)}
                >
                  {t('filter.clear')}
                </Button>
              ),
            }
          : { title: t('list.empty'), detail: t('list.emptyDetail'), icon: <Ticket aria-hidden="true" /> }
      }
      note={list.total !== undefined && t('list.count', { count: list.total })}
      view={props.view}
      onViewChange={props.onViewChange}
      {...(props.renderPanel && { renderPanel: props.renderPanel })}
    />
  )
}

type RefusedProps = NonNullable<VoucherListProps['refusal']> & { header: ReactNode }

/** A 400: nothing but the two ways on (VCH-089). */
function Refused({ header, homeHref, onRetry, isRetrying }: RefusedProps) {
  const t = useText('vouchers')
  return (
    <Stack gap={4}>
      {header}
      <ErrorState
        title={t('list.refused')}
        onRetry={onRetry}
        isRetrying={isRetrying}
        actions={
          <ButtonLink size="small" href={homeHref}>
            {t('list.toHome')}
          </ButtonLink>
        }
      />
    </Stack>
  )
}
