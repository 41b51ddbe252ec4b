/** Which keys came before the code that knows them. */
export interface EarlyKeys {
  /** What was typed for the palette while it was on its way. */
  typed: string
  /** Enter came behind it: what is found first is meant. */
  isEntered: boolean
  waiting: { readonly key: string; readonly at: number }[]
  /** Takes a single key; true: it was a shortcut's. */
  take: ((key: string, at: number) => boolean) | undefined
}
