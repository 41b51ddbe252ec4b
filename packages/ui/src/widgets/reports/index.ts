export { DownloadTray, type DownloadTrayProps, type RunningDownload } from './DownloadTray/index.ts'
export { LIMIT_KINDS, LimitDialog, type LimitDialogProps, type LimitKind } from './LimitDialog/index.ts'
export { ReportActions, type ReportActionsProps } from './ReportActions/index.ts'
export { ReportDialog, type ReportDialogProps, type ReportKind } from './ReportDialog/index.ts'
