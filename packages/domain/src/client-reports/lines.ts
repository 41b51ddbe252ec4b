import { patternOf } from '../routing/index.ts'
import { nameOf, placesOf } from '../support-file/index.ts'
import { messageWords } from './words.ts'

/** A failure of the page's own code. */
interface ErrorLine {
  readonly kind: 'error'
  /** The part of the page that caught it: `window`, `promise`, a panel's name. */
  readonly where: string
  /** Its class, `TypeError`; of what is no error its type. */
  readonly name: string
  /** Words of the browser alone (`messageWords`). */
  readonly message: string
  /** File, line and column in the product's own scripts, innermost first, at most ten. */
  readonly stack: readonly string[]
}

/** A press or a key that the page answered late. */
interface SlowLine {
  readonly kind: 'slow'
  /** The event's name: `click`, `keydown`. */
  readonly event: string
  /** From the press to the next picture, in milliseconds; of several the longest. */
  readonly ms: number
}

/** Something that the content policy forbade. */
interface PolicyLine {
  readonly kind: 'policy'
  readonly directive: string
  /** The origin that was asked for, else what it was instead: `inline`, `eval`, `data`. */
  readonly blocked: string
}

/** What a page tells of one kind of thing that happened to it; nothing in it is a person's. */
export type ReportLine = (ErrorLine | SlowLine | PolicyLine) & {
  /** The pattern of the page's address, `/user/$id`; `/not-found` for one that the product does not have. */
  readonly route: string
}

const STACK = 10
/** Names of parts of a page, of events and of directives. */
const NAME = /^[a-z][a-z-]{0,40}$/

/** An address up to its host, what stands before an `@` apart; or the scheme of one without a host. */
const BLOCKED = /^([a-z][a-z-]{0,20}):(?:\/\/([^/?#@]*@)?([a-z\d.-]+(?::\d{1,5})?)(?=[/?#]|$))?/i

const named = (text: string): string => (NAME.test(text) ? text : 'other')

/**
 * An error that was caught.
 * @param where - the part of the page that caught it
 * @param address - the page's path; a query is not looked at
 * @param scripts - what the addresses of the product's own scripts start with
 */
export function errorLine(where: string, error: unknown, address: string, scripts: string): ReportLine {
  const isError = error instanceof Error
  return {
    kind: 'error',
    where: named(where),
    name: nameOf(error),
    message: messageWords(isError ? error.message : typeof error === 'string' ? error : ''),
    stack: isError ? placesOf(error, scripts).slice(0, STACK) : [],
    route: patternOf(address),
  }
}

/** A slow answer to a press or a key. @param ms - whole milliseconds */
export const slowLine = (event: string, ms: number, address: string): ReportLine => ({
  kind: 'slow',
  event: named(event),
  ms: Math.round(ms),
  route: patternOf(address),
})

/** A breach of the policy, as the browser's event has it. */
export function policyLine(directive: string, blockedUri: string, address: string): ReportLine {
  const [, scheme = '', , host] = BLOCKED.exec(blockedUri) ?? []
  return {
    kind: 'policy',
    directive: named(directive),
    blocked: host === undefined ? named(scheme || blockedUri) : `${scheme}://${host}`,
    route: patternOf(address),
  }
}
