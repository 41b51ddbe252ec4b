export type { ChainAction, ChainStep, IntentId, JournalPlace, WriteAction } from './action.ts'
export { useAlone } from './alone.ts'
export { answerOf, callEndOf, notRead, onceAnswerOf, refusalOf, saysError } from './answers.ts'
export { useChain, useOpenWrites, useWrite, useWriteState, type WriteControl } from './useWrite.ts'
