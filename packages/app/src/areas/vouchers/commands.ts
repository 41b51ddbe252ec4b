import { placeOf } from '@corrente/domain/routing'
import { isCodeQuery } from '@corrente/domain/vouchers'
import type { AreaCommands } from '../../kit/area/index.ts'

export const voucherCommands: AreaCommands = {
  pages: [{ menu: 'vouchers', keys: ['g', 'v'] }],
  actions: [{ id: 'newVoucher', route: 'voucher-create' }],
  searches: [
    {
      kind: 'vouchers',
      find: () => ({ found: [], total: 0 }),
      isAsked: ({ may }, query) => may('vouchers') && may('voucher') && isCodeQuery(query),
      ask: async (context, query, limit, signal) => {
        const { findVouchers } = await import('./findVouchers.ts')
        const vouchers = await findVouchers(context, query, signal)
        return (
          vouchers && {
            found: vouchers.slice(0, limit).flatMap(({ pk, label, note }) => {
              const place = placeOf('voucher', String(pk), context.may)
              return place ? [{ id: `voucher:${pk}`, label, note, place, menu: 'vouchers' as const }] : []
            }),
            total: vouchers.length,
          }
        )
      },
    },
  ],
}
