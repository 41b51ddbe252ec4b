import { readReportPermissions } from '@corrente/domain/permissions'
import { queryAtom } from '../gateways/index.ts'

/**
 * Whether reports are disabled for this user (STN-046, PRM-025): GET report/user/permissions. What a failure counts as
 * is the rule's business, so its data is undefined then.
 */
export const reportPermissionsAtom = queryAtom(({ gateways: { cp } }) => ({
  key: ['report-permissions'],
  run: (signal) => cp.get('report/user/permissions', readReportPermissions, { signal }),
}))
