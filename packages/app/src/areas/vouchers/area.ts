import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** One voucher, at both of its addresses (VCH-008, RTE-029). */
const detail: Omit<AreaRoute, 'id'> = {
  messages: ['vouchers', 'once-only', 'controls', 'pickers'],
  page: async () => (await import('./VoucherPage.tsx')).VoucherPage,
}

/** Vouchers (RTE-027, RTE-028, RTE-029, VCH-001). */
export const vouchersArea = defineArea({
  routes: [
    {
      id: 'vouchers',
      messages: ['vouchers', 'table', 'views'],
      page: async () => (await import('./VouchersPage.tsx')).VouchersPage,
    },
    { id: 'voucher', ...detail },
    { id: 'voucher-alias', ...detail },
  ],
  commands: async () => (await import('./commands.ts')).voucherCommands,
})
