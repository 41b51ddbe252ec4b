import { type Account, readAccounts } from '@corrente/domain/stations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'

/** GET tenants: the accounts to choose from (AST-036, STN-033, STF-091). */
export const readAccountOptions = (cp: Gateway, signal: AbortSignal): Promise<Outcome<readonly Account[]>> =>
  cp.get('tenants', readAccounts, { signal })

/** The accounts that filters and forms choose from. */
export const accountOptionsAtom = queryAtom((get) => {
  const { cp } = get(portsAtom).gateways
  return { key: ['accounts'], run: (signal) => readAccountOptions(cp, signal) }
})
