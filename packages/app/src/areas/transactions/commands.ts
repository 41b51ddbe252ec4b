import { placeOf } from '@corrente/domain/routing'
import { rechargeIdOf } from '@corrente/domain/transactions'
import type { AreaCommands } from '../../kit/area/index.ts'

export const transactionCommands: AreaCommands = {
  pages: [{ menu: 'transactions', keys: ['g', 'r'] }],
  actions: [
    { id: 'unpaidRecharges', route: 'transactions', search: { revenue: 'UNPAID' } },
    { id: 'case', route: 'case' },
  ],
  searches: [
    {
      kind: 'recharges',
      // The digits of an id are enough: the page reads it, whatever its range, and says where there is none.
      find: ({ may }, query) => {
        const id = rechargeIdOf(query)
        const place = id === undefined ? undefined : placeOf('recharge', String(id), may)
        return place
          ? { found: [{ id: `recharge:${id}`, label: `#${id}`, place, menu: 'transactions' }], total: 1 }
          : { found: [], total: 0 }
      },
    },
  ],
}

/** The page of a case: few open it, and the file that knows where it is comes late. */
export const loadCase = async () => (await import('./case/CasePage.tsx')).CasePage
