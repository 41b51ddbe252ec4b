/** An item in words. */
export interface ItemText {
  readonly title: string
  /** What else is known of it; '' for nothing. */
  readonly detail: string
}

/** The parts that say something, in one line. */
export const joined = (parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(' · ')
