import type { BegunRecharge } from '@corrente/domain/operations'
import { lastDays } from '@corrente/domain/time'
import { queryAtom } from '../gateways/index.ts'
import { RECHARGES_KEY, readRechargePage } from './recharges.ts'

/** Where a recharge is looked for that a start has asked for. */
export interface StartedAt {
  /** Charge box id. */
  readonly stationId: string
  /** undefined: nobody knows it; the newest of all stations are looked through. */
  readonly stationPk: number | undefined
}

/** Yesterday's too: a start just before midnight is told after it. */
const DAYS = 2
/** The newest first, so that a recharge that has just begun is among them. */
const LOOKED_THROUGH = 50

/**
 * POST transaction/list: the newest recharges of a station, read again while somebody waits for one of them to begin.
 * @param at - undefined: nothing is asked
 * @param everyMs - undefined: once
 */
export const begunRechargesQuery = (at: StartedAt | undefined, everyMs: number | undefined) =>
  queryAtom<readonly BegunRecharge[]>(({ gateways: { cp }, formats, clock }) => ({
    key: [...RECHARGES_KEY, 'begun', at?.stationId, at?.stationPk],
    isEnabled: at !== undefined,
    // Another pace is no new question.
    freshMs: 4_000,
    ...(everyMs !== undefined && { everyMs }),
    run: async (signal) => {
      const filters = {
        query: '',
        stationPk: at?.stationPk,
        idTag: '',
        revenue: '',
        range: lastDays(DAYS, clock.now(), formats.zone),
      } as const
      const page = { page: 1, size: LOOKED_THROUGH, order: [] }
      const read = await readRechargePage(cp, filters, page, formats, signal)
      if (read.kind !== 'done') return read
      return { ...read, data: read.data.rows.filter(({ stationId }) => stationId === at?.stationId) }
    },
  }))
