import { formatUtcText, lastDays } from '@corrente/domain/time'
import type { Transaction } from '@corrente/domain/transactions'
import { PERSON_RECENT, PERSON_RECHARGE_DAYS } from '@corrente/domain/users'
import { queryAtom } from '../gateways/index.ts'
import { readTagRecharges } from './tagRecharges.ts'
import { USERS_KEY } from './users.ts'

/**
 * The last recharges of somebody: no call lists them by user, so each card is asked for. A card that fails fails all: fewer
 * would be a wrong answer.
 * @param idTags - undefined: not known yet, nothing is asked
 */
export const personRechargesQuery = (idTags: readonly string[] | undefined) =>
  queryAtom<readonly Transaction[]>(({ gateways: { cp }, formats, clock }) => {
    const range = lastDays(PERSON_RECHARGE_DAYS, clock.now(), formats.zone)
    return {
      key: [...USERS_KEY, 'recharges', formatUtcText(range.from), idTags],
      isEnabled: idTags !== undefined,
      run: async (signal) => {
        const all: Transaction[] = []
        let unreadRows = 0
        for (const idTag of idTags ?? []) {
          const read = await readTagRecharges(cp, { idTag, range, size: PERSON_RECENT }, formats, signal)
          if (read.kind !== 'done') return read
          all.push(...read.data.rows)
          unreadRows += read.unreadRows
        }
        return { kind: 'done', data: all, unreadRows }
      },
    }
  })
