export { answerPage } from './answerPage.ts'
export { type AskedWorker, askWorker } from './askWorker.ts'
