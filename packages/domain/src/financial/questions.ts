import { invoiceStateOf } from '../money/index.ts'
import type { ZoneId } from '../time/index.ts'
import { duplicateCases } from './duplicates.ts'
import type { Movement } from './movement.ts'
import { movementStates } from './status.ts'

/** Questions about the movements of a period that one press answers, from all of its pages. */
export const MOVEMENT_QUESTIONS = ['contested', 'invoiceRejected', 'duplicate'] as const
export type MovementAsk = (typeof MOVEMENT_QUESTIONS)[number]

const REJECTED: readonly unknown[] = ['rejeitado', 'erro_autorizacao', 'permissao_negada']

/** Those that answer a question, in their order; possible duplicates case by case, the likeliest first. */
export function movementsFor(
  rows: readonly Movement[],
  question: MovementAsk,
  zone: ZoneId,
): readonly Movement[] {
  switch (question) {
    case 'contested':
      return rows.filter((row) => movementStates(row).state === 'charged_back')
    case 'invoiceRejected':
      return rows.filter(({ nfeStatus }) => REJECTED.includes(invoiceStateOf(nfeStatus)))
    case 'duplicate':
      return duplicateCases(rows, zone).flat()
  }
}

/** How many answer each question; of the possible duplicates how many cases. */
export const countMovementQuestions = (
  rows: readonly Movement[],
  zone: ZoneId,
): Readonly<Record<MovementAsk, number>> => ({
  contested: movementsFor(rows, 'contested', zone).length,
  invoiceRejected: movementsFor(rows, 'invoiceRejected', zone).length,
  duplicate: duplicateCases(rows, zone).length,
})

/** The invoices of some movements, for an accountant: those that have a file, and why the others have none. */
export interface InvoiceFiles {
  readonly withFile: readonly Movement[]
  /** By the state of their invoice; '' where there is none. The most first. */
  readonly without: readonly { readonly status: string; readonly count: number }[]
}

/** Parts movements by whether their invoice has a file; a status that nobody knows stands as it came. */
export function invoiceFiles(rows: readonly Movement[]): InvoiceFiles {
  const counts = new Map<string, number>()
  for (const { nfeUrls, nfeStatus } of rows) {
    if (nfeUrls.length > 0) continue
    const status = invoiceStateOf(nfeStatus) ?? nfeStatus ?? ''
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return {
    withFile: rows.filter(({ nfeUrls }) => nfeUrls.length > 0),
    without: [...counts]
      .map(([status, count]) => ({ status, count }))
      .sort((a, b) => b.count - a.count || (a.status < b.status ? -1 : 1)),
  }
}
