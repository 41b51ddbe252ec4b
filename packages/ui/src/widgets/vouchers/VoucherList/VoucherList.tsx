import {
  type KindTally,
  NO_VOUCHER_FILTERS,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import { Ticket } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import {
  Banner,
  ButtonLink,
  ErrorState,
  Figure,
  FigureCell,
  FigureHelp,
  FigureNote,
  FigureStrip,
} from '../../../primitives/index.ts'
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
        <>
          <VoucherTally tallies={props.tallies} isReading={list.reading.state === 'loading'} />
          <VoucherFilterBar
            key={JSON.stringify(filters)}
            filters={filters}
            onApply={props.onApply}
            counts={props.counts}
          />
        </>
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

/** What is still out and what was used, by kind; what expired or was switched off stands apart (jobs: "what is still out"). */
function VoucherTally({
  tallies,
  isReading,
}: {
  readonly tallies: readonly KindTally[]
  readonly isReading: boolean
}) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  // Its place is kept: the rows below would jump under a hand.
  if (tallies.length === 0) return isReading ? <FigureStrip aria-hidden="true" /> : null
  const apart = tallies.filter(({ expired, inactive }) => expired > 0 || inactive > 0)
  return (
    <FigureStrip aria-label={t('tally.title')}>
      {tallies.map(({ kind, open, used }) => (
        <FigureCell key={kind}>
          <Figure name={t('tally.open', { kind: words.kind(kind) })} isMain>
            {words.worth(kind, open)}
          </Figure>
          <FigureNote>{t('tally.used', { amount: words.worth(kind, used) })}</FigureNote>
        </FigureCell>
      ))}
      {apart.length > 0 && (
        <FigureHelp label={t('tally.apart')}>
          {apart.map(({ kind, expired, inactive }) => (
            <p key={kind}>
              {[
                words.kind(kind),
                expired > 0 && t('tally.expired', { amount: words.worth(kind, expired) }),
                inactive > 0 && t('tally.inactive', { amount: words.worth(kind, inactive) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ))}
        </FigureHelp>
      )}
    </FigureStrip>
  )
}
