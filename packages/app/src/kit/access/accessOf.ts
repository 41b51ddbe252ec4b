import { type Access, buildAccess } from '@corrente/domain/permissions'
import type { Ports } from '../../ports/index.ts'

/** The rights of the stored session, for guards, which run outside React. */
export const accessOf = ({ session, tenant }: Pick<Ports, 'session' | 'tenant'>): Access | undefined => {
  const user = session.current()?.user
  return user && buildAccess(user.permissions, tenant.rules.grants)
}
