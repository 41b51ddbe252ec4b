export { DownloadTray, type RunningDownload } from './DownloadTray/DownloadTray.tsx'
export { LimitDialog } from './LimitDialog/LimitDialog.tsx'
export { ReportActions } from './ReportActions/ReportActions.tsx'
export { ReportDialog, type ReportKind } from './ReportDialog/ReportDialog.tsx'
