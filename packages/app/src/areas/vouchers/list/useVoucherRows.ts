import {
  countStatuses,
  NO_VOUCHER_FILTERS,
  orderVouchers,
  overlapsAmong,
  tallyVouchers,
  VOUCHER_KINDS,
  VOUCHER_SORTS,
  VOUCHER_STATUSES,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import { z } from '@corrente/domain/wire'
import { useMemo } from 'react'
import { useSession } from '../../../kit/access/index.ts'
import { lenient, textParam } from '../../../kit/address/index.ts'
import { type ListAddress, listRules, useEitherList, useWholeOrPaged } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { voucherPages } from '../../../resources/vouchers.ts'

const NONE: readonly Voucher[] = []
/** The one refusal that has a state of its own (VCH-089). */
const BAD_REQUEST = 400

/** What the address of the vouchers says: none of it names a person. */
export const VOUCHER_RULES = listRules(VOUCHER_SORTS, {
  code: textParam,
  title: textParam,
  description: textParam,
  kind: lenient(z.enum(VOUCHER_KINDS)),
  status: lenient(z.enum(VOUCHER_STATUSES)),
})
type VoucherAddress = ListAddress<ReturnType<typeof VOUCHER_RULES.read>>

/** The filters that an address says. */
function useFilters({ values }: VoucherAddress): VoucherFilters {
  const { code = '', title = '', description = '', kind, status } = values
  return useMemo(() => ({ code, title, description, kind, status }), [code, title, description, kind, status])
}

/** The vouchers, read whole up to 1,000 so that what is urgent leads; past that page by page from the server. */
export function useVoucherRows(address: VoucherAddress) {
  const tenantPk = useSession()?.user.accountPk
  const filters = useFilters(address)
  const question = useMemo(() => ({ filters, tenantPk }), [filters, tenantPk])
  // A question that fails leaves what the former one gave (VCH-078).
  const { isTooLong, whole, latest, ...read } = useWholeOrPaged(voucherPages, question, address.page, {
    keepsFormer: true,
  })
  const { isHere } = read
  const rows = useMemo(() => (isHere ? orderVouchers(read.rows) : read.rows), [isHere, read.rows])
  return {
    filters,
    list: useEitherList({ ...read, rows, address }),
    isTooLong,
    refusal:
      latest?.kind === 'refused' && latest.status === BAD_REQUEST
        ? { onRetry: whole.retry, isRetrying: whole.isRetrying }
        : undefined,
  }
}

/** What is still out, what shares code and days, and how many there are of each status: over all vouchers, whatever narrows the list. */
export function useVoucherTotals() {
  const { zone } = usePorts().formats
  const tenantPk = useSession()?.user.accountPk
  const all = useLoadable(
    useMemo(() => voucherPages.whole({ filters: NO_VOUCHER_FILTERS, tenantPk }), [tenantPk]),
  )
  const vouchers =
    all.data !== undefined && (all.data.count ?? 0) <= VOUCHERS_READ_MAX ? all.data.rows : undefined
  return useMemo(
    () => ({
      tallies: tallyVouchers(vouchers ?? NONE),
      counts: vouchers && countStatuses(vouchers),
      overlaps: overlapsAmong(vouchers ?? NONE, zone),
    }),
    [vouchers, zone],
  )
}
