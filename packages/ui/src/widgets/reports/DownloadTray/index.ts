export { DownloadTray, type DownloadTrayProps, type RunningDownload } from './DownloadTray.tsx'
