import type { KeptFailure, SupportStep } from '@corrente/domain/support-file'
import type { EpochMs } from '@corrente/domain/time'
import type { ReportPort } from '../ports/index.ts'

const MOST = 20

/** Keeps the last failures and pages; what is made of them comes late (`features/support-file`, `boot/reports`). */
export function createReport(now: () => EpochMs): ReportPort {
  let failures: readonly KeptFailure[] = []
  let steps: readonly SupportStep[] = []
  return {
    failures: () => failures,
    steps: () => steps,
    went: (address) => {
      steps = [...steps, { at: now(), address }].slice(-MOST)
    },
    failed: (where, error) => {
      failures = [...failures, { at: now(), where, error }].slice(-MOST)
    },
  }
}
