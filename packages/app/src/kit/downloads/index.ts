export { Downloads } from './Downloads.tsx'
export type { DownloadOrder } from './startDownload.ts'
export { useDownload } from './useDownload.ts'
export { useMailedReport } from './useMailedReport.ts'
