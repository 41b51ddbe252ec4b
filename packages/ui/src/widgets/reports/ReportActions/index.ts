export { ReportActions, type ReportActionsProps } from './ReportActions.tsx'
