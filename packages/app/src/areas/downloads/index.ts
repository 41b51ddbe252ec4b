export { Downloads } from './Downloads.tsx'
export { reportPermissionsAtom } from './reportPermissions.ts'
export type { DownloadOrder } from './startDownload.ts'
export { type Downloading, useDownload } from './useDownload.ts'
