import { type OpenRecharge, readOpenRecharge } from '@corrente/domain/operations'
import { queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'

/** A recharge that a command can stop; without what could not be read of it. */
export interface ReadRecharge {
  readonly id: number
  readonly recharge: OpenRecharge | undefined
}

/**
 * GET transaction/{id} of each recharge, four at a time. One that cannot be read keeps its number: it can be stopped all
 * the same.
 *
 * @param everyMs - undefined: once
 */
export const openRechargesQuery = (ids: readonly number[], everyMs?: number) =>
  queryAtom<readonly ReadRecharge[]>(({ gateways: { cp }, formats }) => ({
    key: ['commands', 'recharges', ...ids],
    isEnabled: ids.length > 0,
    freshMs: 0,
    ...(everyMs !== undefined && { everyMs, keepsFormer: true }),
    run: async (signal) => {
      const answers = await fewAtOnce(
        ids,
        (id) =>
          cp.get('transaction/{id}', (body) => readOpenRecharge(body, formats.zone), {
            params: { id },
            signal,
          }),
        { signal },
      )
      const data = answers.map(([id, answer]) => ({
        id,
        recharge: answer.kind === 'done' ? answer.data : undefined,
      }))
      return { kind: 'done', data, unreadRows: 0 }
    },
  }))
