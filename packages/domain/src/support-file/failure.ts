import type { EpochMs } from '../time/index.ts'

/** A failure of the page's own code; its words may be somebody's and never leave the page. */
export interface KeptFailure {
  readonly at: EpochMs
  /** The part of the page that it happened in; a path where it is a page's. */
  readonly where: string
  readonly error: unknown
}

/** The class of an error; of what is none its type. */
export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/**
 * The places of a stack, innermost first: file, line and column, without host or query.
 * @param under - what the address of a script must start with to count; empty: any
 */
export const placesOf = (stack: string, under = ''): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => line.includes(under))
    .flatMap((line) => line.match(/(?<![\w.-])([\w.-]{1,100}\.(?:js|tsx?)):(\d{1,9}):(\d{1,9})/)?.[0] ?? [])

/** The innermost place of an error; empty where it is not known. */
export const placeOf = (error: unknown): string =>
  (error instanceof Error && placesOf(error.stack ?? '')[0]) || ''
