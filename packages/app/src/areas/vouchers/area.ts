import { defineArea } from '../../kit/area/index.ts'

/** Vouchers (RTE-027, RTE-028, RTE-029, VCH-001). */
export const vouchersArea = defineArea({
  routes: [
    {
      id: 'vouchers',
      messages: ['vouchers', 'table', 'views'],
      page: async () => (await import('./VouchersPage.tsx')).VouchersPage,
    },
  ],
})
