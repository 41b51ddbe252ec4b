export { Downloads } from './Downloads.tsx'
export type { DownloadOrder } from './startDownload.ts'
export { type Downloading, useDownload } from './useDownload.ts'
