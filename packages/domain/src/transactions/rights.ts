import { type Access, grants, hasTransactionOptionsDisabled } from '../permissions/index.ts'

/** What somebody sees of recharges, besides what their pages say. */
export interface RechargeRights {
  /** Income, the revenue filter and the payment's type (PRM-008, PRM-009, MON-031). */
  readonly hasMoney: boolean
  /** The invoice column (MON-024). */
  readonly hasInvoice: boolean
  /** Tag search and Excel are off (PRM-010, PRM-011, MON-030). */
  readonly isLimited: boolean
}

/**
 * The rights of the recharges; nothing is shown while nobody is signed in.
 * @param check the answer of the report-permissions check; undefined where it failed
 */
export const rechargeRights = (access: Access | undefined, check: boolean | undefined): RechargeRights => ({
  hasMoney: access !== undefined && grants(access, 'DASH_FINANCIAL_INDICATORS'),
  hasInvoice: access !== undefined && grants(access, '/transactions/show_nf_column'),
  isLimited: access === undefined || hasTransactionOptionsDisabled(access, check),
})
