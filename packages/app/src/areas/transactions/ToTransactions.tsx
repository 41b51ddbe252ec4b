import { pathOf } from '@corrente/domain/routing'
import { Navigate } from '@tanstack/react-router'

/** Leads to the list: what is opened here is a permission, no page (TRX-022, TRX-023, RTE-016). */
export function ToTransactions() {
  return <Navigate to={pathOf('transactions')} replace />
}
