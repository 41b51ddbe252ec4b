/** Which keys came before the code that knows them. */
export interface EarlyKeys {
  waiting: { readonly key: string; readonly at: number }[]
  /** Takes a single key; true: it was a shortcut's. */
  take: ((key: string, at: number) => boolean) | undefined
}
