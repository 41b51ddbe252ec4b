import type { EpochMs } from '@corrente/domain/time'
import type { OutcomeRing } from '../gateways/index.ts'
import type { ReportPort } from '../ports/index.ts'

const MAX_FAILURES = 20

/**
 * What the error panel copies: the version, its failures by name and place, then the last outcomes. An error's message may
 * hold what a user typed, so only its kind and the first line of our own code goes in.
 */
export function createReport(ring: OutcomeRing, now: () => EpochMs, version: string): ReportPort {
  let failures: readonly string[] = []
  return {
    failed: (where, error) => {
      const name = error instanceof Error ? error.name : typeof error
      const place = error instanceof Error ? placeOf(error.stack) : ''
      failures = [...failures, `${new Date(now()).toISOString()} ${where} ${name} ${place}`.trim()].slice(
        -MAX_FAILURES,
      )
    },
    text: () =>
      [`Corrente ${version}`, '', ...failures, '', ring.text()]
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
  }
}

/** The first place of a stack, as file and line, without host or query. */
function placeOf(stack: string | undefined): string {
  return stack?.match(/(?<![\w.-])([\w.-]{1,100}\.(?:js|tsx?)):(\d{1,9}):(\d{1,9})/)?.[0] ?? ''
}
