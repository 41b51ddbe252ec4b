export { downloadName, isDueFile, servedName, startsAsFile } from './download.ts'
