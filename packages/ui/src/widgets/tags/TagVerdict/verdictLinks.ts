import type { Transaction } from '@corrente/domain/transactions'

/** Where the button of a verdict leads; undefined where this user may not go there. */
export interface VerdictLinks {
  readonly create: string | undefined
  /** The form of the card, or of its parent. */
  readonly edit: (pk: number) => string | undefined
  /** What is known of another card: the parent. */
  readonly tag: (idTag: string) => string | undefined
  /** The page of whoever has it, by the user_pk. */
  readonly person: (pk: number) => string | undefined
  readonly station: (stationId: string) => string | undefined
  /** The form of a station, by its key. */
  readonly stationForm: (pk: number) => string | undefined
  /** The form that stops a recharge, filled in. `isElsewhere`: the list of the network lacks its station, a partner's. */
  readonly stop: (
    recharge: Transaction,
  ) => { readonly href: string; readonly isElsewhere: boolean } | undefined
  readonly problems: string | undefined
  /** What happened the last time that the card was used. */
  readonly caseOf: (idTag: string) => string | undefined
}
