export { useNamedStation, useOperationViews } from './useOperationViews.ts'
