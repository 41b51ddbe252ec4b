export { type AskedWorker, askWorker } from './askWorker.ts'
