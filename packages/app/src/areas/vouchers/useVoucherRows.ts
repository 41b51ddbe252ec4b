import {
  countStatuses,
  NO_VOUCHER_FILTERS,
  orderVouchers,
  overlapsAmong,
  tallyVouchers,
  VOUCHER_KINDS,
  VOUCHER_SORTS,
  VOUCHER_STATUSES,
  VOUCHERS_PER_PAGE,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import { z } from '@corrente/domain/wire'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { lenient, textParam } from '../../kit/address/index.ts'
import { type ListAddress, listRules, useCompleteList, useServerList } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { allVouchersQuery, voucherPageQuery } from '../../resources/vouchers.ts'

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
  const allQuery = useMemo(() => allVouchersQuery(question), [question])
  const read = useLoadable(allQuery)
  // A question that fails leaves what the former one gave (VCH-078).
  const [kept, keep] = useState(read.data)
  if (read.data !== undefined && read.data !== kept) keep(read.data)
  const all = { ...read, data: read.data ?? kept }
  const { latest } = useAtomValue(allQuery)
  const isTooLong = (all.data?.count ?? 0) > VOUCHERS_READ_MAX
  const { page } = address
  const paged = useLoadable(
    useMemo(() => voucherPageQuery(question, page, isTooLong), [question, page, isTooLong]),
  )
  const reading = isTooLong ? paged : all
  const rows = useMemo(
    () => (isTooLong ? (paged.data?.rows ?? NONE) : orderVouchers(all.data?.rows ?? NONE)),
    [isTooLong, paged.data, all.data],
  )
  const hasCome = reading.data !== undefined && reading.state !== 'refreshing'
  const source = { rows, reading, address, pageSize: VOUCHERS_PER_PAGE }
  const complete = useCompleteList({ ...source, hasCome: hasCome && !isTooLong })
  const served = useServerList({ ...source, hasCome: hasCome && isTooLong, count: paged.data?.count })
  return {
    filters,
    list: isTooLong ? served : complete,
    isTooLong,
    refusal:
      latest?.kind === 'refused' && latest.status === BAD_REQUEST
        ? { onRetry: all.retry, isRetrying: all.isRetrying }
        : undefined,
  }
}

/** What is still out, what shares code and days, and how many there are of each status: over all vouchers, whatever narrows the list. */
export function useVoucherTotals() {
  const { zone } = usePorts().formats
  const tenantPk = useSession()?.user.accountPk
  const all = useLoadable(
    useMemo(() => allVouchersQuery({ filters: NO_VOUCHER_FILTERS, tenantPk }), [tenantPk]),
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
