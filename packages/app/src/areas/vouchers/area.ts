import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** One voucher, at both of its addresses (VCH-008, RTE-029). */
const detail: Omit<AreaRoute, 'id'> = {
  messages: ['vouchers', 'once-only', 'controls', 'pickers'],
  page: async () => (await import('./VoucherPage.tsx')).VoucherPage,
}

/** The form, and the selection of its guests: one page, so that it stands while one goes there and back (VCH-049). */
const form: Omit<AreaRoute, 'id'> = {
  messages: ['voucher-form', 'forms', 'controls', 'pickers'],
  page: async () => (await import('./VoucherFormPage.tsx')).VoucherFormPage,
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
    { id: 'voucher-create', ...form },
    { id: 'voucher-create-users', ...form },
    { id: 'voucher-edit', ...form },
    { id: 'voucher-edit-users', ...form },
  ],
  commands: async () => (await import('./commands.ts')).voucherCommands,
})
