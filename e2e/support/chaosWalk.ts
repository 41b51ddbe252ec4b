import type { callsTo } from './calls.ts'
import { expectStanding } from './chaos.ts'
import type { Page } from './test.ts'

export type Sandbox = Parameters<typeof callsTo>[0]
// The thousands are in domain/fixtures/mutation.test.ts; here a few broken bodies show that the screen stands.
export const ROUNDS = 3

/** Faults after which a GET is asked once more: no answer, or "not now". */
export const isRepeated = (rule: { readonly status?: number; readonly kind?: string }): boolean =>
  rule.status === 503 || rule.kind === 'reset' || rule.kind === 'truncated'

/** Opens nothing but a page that is not there; kept here so that the walk covers it too. */
export const walkNotFound = async (page: Page) => {
  await page.goto('/nowhere-at-all')
  await expectStanding(page, 'not found')
}
