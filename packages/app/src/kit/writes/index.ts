export type { ChainAction, ChainStep, WriteAction } from './action.ts'
export { useAlone } from './alone.ts'
export { answerOf, callEndOf, notRead, onceAnswerOf, refusalOf, saysError } from './answers.ts'
export { useChain, useOpenWrites, useWrite, type WriteControl } from './useWrite.ts'
