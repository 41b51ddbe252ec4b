import { readGroups, type StationGroup } from '@corrente/domain/station-groups'
import { type Account, readAccounts } from '@corrente/domain/stations'
import type { Gateway, Outcome } from '../../gateways/index.ts'

/** GET tenants: the accounts to choose from (AST-036, STN-033, STF-091). */
export const readAccountOptions = (cp: Gateway, signal: AbortSignal): Promise<Outcome<readonly Account[]>> =>
  cp.get(
    'tenants',
    (body) => {
      const read = readAccounts(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { signal },
  )

/** GET chargepoint-groups: the groups to choose from (AST-036, STN-034, STF-091). */
export const readGroupOptions = (
  cp: Gateway,
  signal: AbortSignal,
): Promise<Outcome<readonly StationGroup[]>> =>
  cp.get(
    'chargepoint-groups',
    (body) => {
      const read = readGroups(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { signal },
  )
