import { type OpenRecharge, readOpenRecharge } from '@corrente/domain/operations'
import { queryAtom } from '../gateways/index.ts'

/** A recharge that a command can stop; without what could not be read of it. */
export interface ReadRecharge {
  readonly id: number
  readonly recharge: OpenRecharge | undefined
}

/** How many are asked for at once. */
const AT_ONCE = 4

/**
 * GET transaction/{id} of each recharge, four at a time. One that cannot be read keeps its number: it can be stopped all
 * the same.
 */
export const openRechargesQuery = (ids: readonly number[]) =>
  queryAtom<readonly ReadRecharge[]>(({ gateways: { cp }, formats }) => ({
    key: ['commands', 'recharges', ...ids],
    isEnabled: ids.length > 0,
    freshMs: 0,
    run: async (signal) => {
      const read: ReadRecharge[] = []
      for (let first = 0; first < ids.length; first += AT_ONCE) {
        const some = ids.slice(first, first + AT_ONCE)
        const answers = await Promise.all(
          some.map((id) =>
            cp.get('transaction/{id}', (body) => readOpenRecharge(body, formats.zone), {
              params: { id },
              signal,
            }),
          ),
        )
        read.push(
          ...answers.map((answer, index) => ({
            id: some[index] ?? 0,
            recharge: answer.kind === 'done' ? answer.data : undefined,
          })),
        )
      }
      return { kind: 'done', data: read, unreadRows: 0 }
    },
  }))
