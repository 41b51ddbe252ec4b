export { downloadName, isDueFile } from './download.ts'
