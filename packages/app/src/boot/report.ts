import type { KeptFailure, SupportStep } from '@corrente/domain/support-file'
import type { EpochMs } from '@corrente/domain/time'
import type { OutcomeRing } from '../gateways/index.ts'
import type { ReportPort } from '../ports/index.ts'

const MAX_FAILURES = 20

/**
 * What the error panel copies: the version, its failures by name and place, then the last outcomes. An error's message may
 * hold what a user typed, so only its kind and the first line of our own code goes in.
 */
export function createReport(ring: OutcomeRing, now: () => EpochMs, version: string): ReportPort {
  let failures: readonly KeptFailure[] = []
  let steps: readonly SupportStep[] = []
  return {
    failures: () => failures,
    steps: () => steps,
    went: (address) => {
      steps = [...steps, { at: now(), address }].slice(-MAX_FAILURES)
    },
    failed: (where, error) => {
      const name = error instanceof Error ? error.name : typeof error
      const place = error instanceof Error ? placeOf(error.stack) : ''
      failures = [...failures, { at: now(), where, name, place }].slice(-MAX_FAILURES)
    },
    text: () =>
      [`Corrente ${version}`, '', ...failures.map(lineOf), '', ring.text()]
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
  }
}

const lineOf = ({ at, where, name, place }: KeptFailure): string =>
  `${new Date(at).toISOString()} ${where} ${name} ${place}`.trim()

/** The first place of a stack, as file and line, without host or query. */
function placeOf(stack: string | undefined): string {
  return stack?.match(/(?<![\w.-])([\w.-]{1,100}\.(?:js|tsx?)):(\d{1,9}):(\d{1,9})/)?.[0] ?? ''
}
