import { serverTextOf } from '../wire/index.ts'

const NOT_AVAILABLE = /^\s*"?not available"?\s*$/i

/** Whether a log's text, or what a server says instead of one, is that there is none to be had (LOG-003). */
export const saysNotAvailable = (text: string): boolean => text.length < 100 && NOT_AVAILABLE.test(text)

/** Whether the body of a refusal says so, by its server text. */
export const refusesAsNotAvailable = (body: unknown): boolean => saysNotAvailable(serverTextOf(body) ?? '')

/** Whether a log holds nothing: no line with a letter in it (LOG-004). */
export const isEmptyLog = (text: string): boolean => text.trim() === ''
