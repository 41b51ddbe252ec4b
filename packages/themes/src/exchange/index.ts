export { readTokens } from './read.ts'
export { type Taken, takeTokens } from './take.ts'
export { TokenFault } from './words.ts'
export { type Exported, tokenFiles } from './write.ts'
