export { DownloadTray, type DownloadTrayProps, type RunningDownload } from './DownloadTray/DownloadTray.tsx'
export {
  LIMIT_KINDS,
  LimitDialog,
  type LimitDialogProps,
  type LimitKind,
} from './LimitDialog/LimitDialog.tsx'
export { ReportActions, type ReportActionsProps } from './ReportActions/ReportActions.tsx'
export { ReportDialog, type ReportDialogProps, type ReportKind } from './ReportDialog/ReportDialog.tsx'
