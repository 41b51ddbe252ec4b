import { pathOf } from '@corrente/domain/routing'
import type { Voucher } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { VoucherCard, VoucherList } from '@corrente/ui/widgets/vouchers'
import { useHref } from '../../../kit/access/index.ts'
import { useListPage } from '../../../kit/lists/index.ts'
import { useBoundChargers } from '../useBoundChargers.ts'
import { useVoucherLinks } from '../useVoucherLinks.ts'
import { useVoucherRows, useVoucherTotals, VOUCHER_RULES } from './useVoucherRows.ts'

const NONE: readonly Voucher[] = []

/** `/vouchers`: what is still out, filters and the vouchers, the urgent ones first (VCH-002). */
export function VouchersPage() {
  const title = useText('vouchers')('list.title')
  const href = useHref()
  const { address, page } = useListPage({
    name: 'vouchers',
    title,
    path: pathOf('vouchers'),
    rules: VOUCHER_RULES,
  })
  const { filters, list, isTooLong, refusal } = useVoucherRows(address)
  const totals = useVoucherTotals()
  const linksOf = useVoucherLinks()
  const chargersOf = useBoundChargers()
  return (
    <VoucherList
      {...page}
      list={list}
      filters={filters}
      onApply={({ code, title, description, ...chosen }) =>
        address.apply({
          ...chosen,
          code: code.trim() || undefined,
          title: title.trim() || undefined,
          description: description.trim() || undefined,
        })
      }
      {...totals}
      isTooLong={isTooLong}
      refusal={refusal && { ...refusal, homeHref: pathOf('home') }}
      hrefOf={({ pk }) => href('voucher', { id: String(pk) })}
      createHref={href('voucher-create')}
      renderPanel={(voucher) => (
        <VoucherCard
          voucher={voucher}
          overlaps={totals.overlaps.get(voucher.pk) ?? NONE}
          chargers={chargersOf(voucher)}
          links={linksOf(voucher.pk)}
        />
      )}
    />
  )
}
