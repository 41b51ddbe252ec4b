import { toHundredths } from '../money/index.ts'
import type { SortValues } from '../paging/index.ts'
import { DAY_MS, type EpochMs } from '../time/index.ts'
import { codeText, VOUCHER_STATUSES, type Voucher, type VoucherKind, type VoucherStatus } from './voucher.ts'

/** Rows of a page (VCH-090: from 1). */
export const VOUCHERS_PER_PAGE = 10
/** Vouchers that are read whole, so that what is urgent leads (decisions: Vouchers). */
export const VOUCHERS_READ_MAX = 1000

/** What narrows the list (VCH-003); '' and undefined: not at all. */
export interface VoucherFilters {
  readonly code: string
  readonly title: string
  readonly description: string
  readonly kind: VoucherKind | undefined
  readonly status: VoucherStatus | undefined
}

export const NO_VOUCHER_FILTERS: VoucherFilters = {
  code: '',
  title: '',
  description: '',
  kind: undefined,
  status: undefined,
}

/** What stands first: what runs, by its nearest end; what will, by its nearest start; then the rest, by its latest end. */
export function orderVouchers(vouchers: readonly Voucher[]): readonly Voucher[] {
  const rank = ({ status }: Voucher) => (status === 'ACTIVE' ? 0 : status === 'NOT_STARTED' ? 1 : 2)
  const within = (voucher: Voucher): number => {
    if (rank(voucher) === 0) return voucher.expire ?? Number.MAX_SAFE_INTEGER
    if (rank(voucher) === 1) return voucher.start ?? Number.MAX_SAFE_INTEGER
    return -(voucher.expire ?? Number.MIN_SAFE_INTEGER)
  }
  return vouchers.toSorted((a, b) => rank(a) - rank(b) || within(a) - within(b) || b.pk - a.pk)
}

/** How many there are of each status; those of a status that nobody knows count in none. */
export function countStatuses(vouchers: readonly Voucher[]): Readonly<Record<VoucherStatus, number>> {
  const counts = { NOT_STARTED: 0, ACTIVE: 0, EXPIRED: 0, INACTIVE: 0, USED: 0 }
  for (const { status } of vouchers) {
    const known = VOUCHER_STATUSES.find((word) => word === status)
    if (known) counts[known] += 1
  }
  return counts
}

/** How near the end of a voucher, or its start, is. */
export interface Nearness {
  readonly edge: 'ends' | 'starts' | 'ended'
  /** Whole days, rounded down; 0 is within a day. */
  readonly days: number
}

/** When a voucher starts or ends, seen from now; undefined where its dates are missing. */
export function nearnessOf(
  { status, start, expire }: Pick<Voucher, 'status' | 'start' | 'expire'>,
  now: EpochMs,
): Nearness | undefined {
  const days = (ms: number) => Math.floor(Math.max(0, ms) / DAY_MS)
  if (status === 'NOT_STARTED' && start !== undefined && start > now)
    return { edge: 'starts', days: days(start - now) }
  if (expire === undefined) return undefined
  return expire < now
    ? { edge: 'ended', days: days(now - expire) }
    : { edge: 'ends', days: days(expire - now) }
}

/** What the vouchers can be sorted by, once all of them are here. */
export const VOUCHER_SORTS = ['status', 'code', 'title', 'kind', 'units', 'used', 'start', 'expire'] as const
export type VoucherSort = (typeof VOUCHER_SORTS)[number]

/** What each column is sorted by. */
export const VOUCHER_SORT_VALUES: SortValues<Voucher, VoucherSort> = {
  status: ({ status }) => status,
  code: ({ code }) => codeText(code),
  title: ({ title }) => title,
  // In hundredths: within a text 7.25 would come after 7.5.
  kind: ({ kind, kindValue }) => kind && `${kind} ${toHundredths(kindValue) ?? ''}`,
  units: ({ units }) => units,
  used: ({ usedTotal }) => usedTotal,
  start: ({ start }) => start,
  expire: ({ expire }) => expire,
}
