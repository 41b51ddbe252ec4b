import { readPickerUsers } from '@corrente/domain/users'
import { queryAtom } from '../gateways/index.ts'
import { USERS_KEY } from './users.ts'

const LIST = 'users_data/dashboard-details'
/** Most that the server's own search brings; whoever is not among them is found by more of the name. */
const FOUND_SIZE = 100

/**
 * GET users_data/dashboard-details, page 1 (AST-020, ANL-019, OPS-053): everybody who is active, to be picked. Personal
 * data, in memory alone.
 * @param size - 30,000, in operations 40,000
 */
export const pickerUsersQuery = (size: number, isEnabled: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'picker', size],
    // Tens of thousands: not again with every look at another window.
    freshMs: 5 * 60_000,
    isEnabled,
    run: (signal) => cp.get(LIST, readPickerUsers, { query: { activeUsers: true, page: 1, size }, signal }),
  }))

/** The same call with what is typed, where the list has not everybody. @param query - undefined: nothing is asked */
export const foundUsersQuery = (query: string | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...USERS_KEY, 'picker', 'found', query],
    isEnabled: query !== undefined,
    run: (signal) =>
      cp.get(LIST, readPickerUsers, {
        query: { activeUsers: true, searchInput: query, page: 1, size: FOUND_SIZE },
        signal,
      }),
  }))
