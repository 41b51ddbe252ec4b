export {
  type Access,
  allowedRoutes,
  allows,
  buildAccess,
  type Capabilities,
  canSeeCosts,
  grants,
  grantsExactly,
  NO_GRANTS,
  startRoute,
} from './access.ts'
export { permissionKey } from './key.ts'
export { hasTransactionOptionsDisabled, isIndividualReportHidden, readReportPermissions } from './report.ts'
export { ROLE_IDS, type RoleId } from './roles.ts'
export { type Permission, permissionSchema, readPermissions } from './schema.ts'
