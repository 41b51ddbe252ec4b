import { booleanOf, ownField, type Read, whole } from '../wire/index.ts'
import { type Access, grants } from './access.ts'

/**
 * The answer of the report-permissions check: its `hasDisableTransactionOption`. Undefined when the check failed or its
 * answer cannot be read; the rules below say what that counts as.
 */
export function readReportPermissions(body: unknown): Read<boolean> | undefined {
  return whole(booleanOf(ownField(body, 'hasDisableTransactionOption')))
}

/**
 * Whether tag search and Excel are disabled on transactions: the check says so, or the role
 * DASH_DISABLE_TRANSACTION_OPTIONS does; a failed check leaves it to the role alone (PRM-010, PRM-011, MON-030).
 */
export function hasTransactionOptionsDisabled(access: Access, check: boolean | undefined): boolean {
  return check === true || grants(access, 'DASH_DISABLE_TRANSACTION_OPTIONS')
}

/** Whether the individual report of stations is hidden: the check says so, or it failed (PRM-025). */
export function isIndividualReportHidden(check: boolean | undefined): boolean {
  return check !== false
}
