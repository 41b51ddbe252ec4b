/** Takes a single key; true: it was a shortcut's. */
export type TakeKey = (key: string, at: number) => boolean

/** Which keys came before the code that knows them. */
export interface EarlyKeys {
  waiting: { readonly key: string; readonly at: number }[]
  take: TakeKey | undefined
}
