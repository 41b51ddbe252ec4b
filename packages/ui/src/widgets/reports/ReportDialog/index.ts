export { ReportDialog, type ReportDialogProps, type ReportKind } from './ReportDialog.tsx'
