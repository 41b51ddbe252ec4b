export { useOperationViews } from './useOperationViews.ts'
