import { readAccounts } from '@corrente/domain/stations'
import { queryAtom } from '../gateways/index.ts'

/** GET tenants: the accounts that filters and forms choose from (AST-036, STN-033, STF-091). */
export const accountOptionsAtom = queryAtom(({ gateways: { cp } }) => ({
  key: ['accounts'],
  run: (signal) => cp.get('tenants', readAccounts, { signal }),
}))
