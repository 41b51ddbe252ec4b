import { numbersOfRun, type RefundableRow } from '@corrente/domain/book'
import { aroundDay, type Movement } from '@corrente/domain/financial'
import { toDateOnly } from '@corrente/domain/time'
import type { Outcome } from '../gateways/index.ts'
import { type MovementPlace, readAllMovements } from './movements.ts'
import type { MoneyDeps } from './twoDoors.ts'

/** The payments of some recharges, and where they were found: there each is looked for again. */
export interface RunPayments {
  readonly movements: readonly Movement[]
  readonly place: MovementPlace
}

/** Reads the payments that a run of refunds needs, in one question: a month around the first and the last of its recharges. */
export async function readRunPayments(
  { fin, apiKey, now, zone }: Pick<MoneyDeps, 'fin' | 'apiKey' | 'now' | 'zone'>,
  rows: readonly RefundableRow[],
): Promise<Outcome<RunPayments>> {
  const today = toDateOnly(now(), zone)
  const times = rows.map(({ at }) => at)
  const around = (at: number) => aroundDay(toDateOnly(at, zone), today)
  const place: MovementPlace = {
    range: { from: around(Math.min(...times)).from, to: around(Math.max(...times)).to },
    order: 'CHRONOLOGICAL_ORDER',
  }
  const read = await readAllMovements(fin, 'allMovements', {
    ...place,
    terms: numbersOfRun(rows).map(String),
    charger: undefined,
    apiKey: apiKey(),
    withChildren: true,
  })
  return read.kind === 'done' ? { ...read, data: { movements: read.data.rows, place } } : read
}
