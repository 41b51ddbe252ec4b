import { type RechargeRights, rechargeRights } from '@corrente/domain/transactions'
import { useAccess, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'

/** What this user sees and may do with recharges. */
export interface Rights extends RechargeRights {
  readonly mayApprove: boolean
  readonly mayCancelIdle: boolean
}

/** The rights of the recharges. */
export function useRights(): Rights {
  const access = useAccess()
  const may = useMay()
  const check = useLoadable(reportPermissionsAtom)
  return {
    ...rechargeRights(access, check.data),
    mayApprove: may('transaction-payment-edit'),
    mayCancelIdle: may('cancel-idle-payment'),
  }
}
