export { type SentCommand, sentCommandsAtom } from './sentAtom.ts'
