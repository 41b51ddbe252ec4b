import { loose } from '../wire/index.ts'
import { parseInstant } from './parse.ts'

/** Schema of `parseInstant`: any input passes, a time without a zone is UTC. */
export const wireInstant = loose((text) => parseInstant(text, { zoneless: 'utc' }))
