export {
  type Access,
  allowedRoutes,
  allows,
  buildAccess,
  canSeeCosts,
  grants,
  grantsExactly,
} from './access.ts'
export { hasTransactionOptionsDisabled, isIndividualReportHidden, readReportPermissions } from './report.ts'
export { type Permission, readPermissions } from './schema.ts'
