import type { EpochMs } from '../time/index.ts'

/** A failure of the page's own code; its words may be somebody's and never leave the page. */
export interface KeptFailure {
  readonly at: EpochMs
  /** The part of the page that it happened in; the pattern of a page's address, `/user/$id`. */
  readonly where: string
  readonly error: unknown
}

/** Names of classes, as code writes them. */
const CLASS = /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/

/** The class of an error, `Error` where its name may be anything; of what is none its type. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? (CLASS.test(error.name) ? error.name : 'Error') : typeof error

/** Chromium begins a stack with the message, behind the name that the error had when it was made. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack

/**
 * The places of an error's stack, innermost first: file, line and column, without host or query.
 * @param under - what the address of a script must start with to count; empty: any
 */
export const placesOf = (error: Error, under = ''): readonly string[] =>
  framesOf(error)
    .split('\n')
    .filter((line) => line.includes(under))
    .flatMap((line) => line.match(/(?<![\w.-])([\w.-]{1,100}\.(?:js|tsx?)):(\d{1,9}):(\d{1,9})/)?.[0] ?? [])

/** The innermost place of an error; empty where it is not known. */
export const placeOf = (error: unknown): string => (error instanceof Error && placesOf(error)[0]) || ''
