/** Which keys came before the code that knows them, or past the field that they were meant for. */
export interface EarlyKeys {
  /** What stands in the palette's field, or will once it is there. */
  typed: string
  /** Enter came behind it: what is found first is meant. */
  isEntered: boolean
  /** Tells an open palette that `typed` or `isEntered` has changed. */
  tell: (() => void) | undefined
  waiting: { readonly key: string; readonly at: number }[]
  /** Takes a single key; true: it was a shortcut's. */
  take: ((key: string, at: number) => boolean) | undefined
}
