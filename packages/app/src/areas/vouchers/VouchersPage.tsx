import { pathOf } from '@corrente/domain/routing'
import type { Voucher } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { VoucherCard, VoucherList } from '@corrente/ui/widgets/vouchers'
import { useZones } from '../../features/zones/index.ts'
import { useMay } from '../../kit/access/index.ts'
import { useListAddress, useListView, useSavedViews } from '../../kit/lists/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { useBoundChargers } from './useBoundChargers.ts'
import { useVoucherLinks } from './useVoucherLinks.ts'
import { useVoucherRows, useVoucherTotals, VOUCHER_RULES } from './useVoucherRows.ts'

const NONE: readonly Voucher[] = []

/** `/vouchers`: what is still out, filters and the vouchers, the urgent ones first (VCH-002). */
export function VouchersPage() {
  const t = useText('vouchers')
  usePageTitle(t('list.title'))
  const may = useMay()
  const address = useListAddress(VOUCHER_RULES)
  const { filters, list, isTooLong, refusal } = useVoucherRows(address)
  const totals = useVoucherTotals()
  const linksOf = useVoucherLinks()
  const chargersOf = useBoundChargers()
  const [view, setView] = useListView('vouchers')
  const mayOpen = may('voucher')
  return (
    <VoucherList
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
      hrefOf={({ pk }) => (mayOpen ? pathOf('voucher', { id: String(pk) }) : undefined)}
      createHref={may('voucher-create') ? pathOf('voucher-create') : undefined}
      zones={useZones()}
      actions={<SavedViews {...useSavedViews('vouchers', pathOf('vouchers'), VOUCHER_RULES.read)} />}
      view={view}
      onViewChange={setView}
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
