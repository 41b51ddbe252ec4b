import { OPERATIONS_PICKER_SIZE, readPickerUsers } from '@corrente/domain/users'
import { queryAtom } from '../gateways/index.ts'

/** GET users_data/dashboard-details with page 1 and size 40,000 (OPS-053): everybody who is active, to be found by document. */
export const peopleQuery = (isEnabled: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: ['commands', 'people'],
    isEnabled,
    run: async (signal) => {
      const read = await cp.get('users_data/dashboard-details', readPickerUsers, {
        query: { activeUsers: true, page: 1, size: OPERATIONS_PICKER_SIZE },
        signal,
      })
      return read.kind === 'done' ? { ...read, data: read.data.rows } : read
    },
  }))
