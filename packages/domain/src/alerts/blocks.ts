import { ALERTS_PER_PAGE } from './list.ts'
import { TRIAGE_SIZE } from './triage.ts'

/** How many alerts one call reads: the newest ones first, sorted and paged here. */
export const ALERTS_PER_CALL = TRIAGE_SIZE
const PAGES_PER_CALL = ALERTS_PER_CALL / ALERTS_PER_PAGE

/** Where a page of ten stands among what calls read (ALR-005). */
export interface AlertPlace {
  /** Page of the call, from 1. */
  readonly call: number
  /** Page of ten within its answer, from 1. */
  readonly page: number
}

/** Where a page of the list is read: the first 50 pages in the first call, and so on. Below 1 counts as 1. */
export function alertPlace(page: number): AlertPlace {
  const index = Math.max(1, Math.floor(page) || 1) - 1
  return { call: Math.floor(index / PAGES_PER_CALL) + 1, page: (index % PAGES_PER_CALL) + 1 }
}
