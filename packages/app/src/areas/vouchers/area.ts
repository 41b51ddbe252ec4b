import { defineArea } from '../../kit/area/index.ts'

/** Vouchers (RTE-027, RTE-028, RTE-029, VCH-001). */
export const vouchersArea = defineArea({
  routes: [
    {
      id: 'vouchers',
      messages: ['vouchers', 'table', 'views'],
      page: async () => (await import('./list/VouchersPage.tsx')).VouchersPage,
    },
    {
      // One voucher, at both of its addresses (VCH-008, RTE-029).
      id: ['voucher', 'voucher-alias'],
      messages: ['vouchers', 'once-only', 'controls', 'pickers'],
      page: async () => (await import('./view/VoucherPage.tsx')).VoucherPage,
    },
    {
      // The form, and the selection of its guests: one page, so that it stands while one goes there and back (VCH-049).
      id: ['voucher-create', 'voucher-create-users', 'voucher-edit', 'voucher-edit-users'],
      messages: ['voucher-form', 'forms', 'controls', 'pickers'],
      page: async () => (await import('./form/VoucherFormPage.tsx')).VoucherFormPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).voucherCommands,
})
