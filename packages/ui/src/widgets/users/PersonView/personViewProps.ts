import type { StationNotification } from '@corrente/domain/notifications'
import type { Tag } from '@corrente/domain/tags'
import type { Transaction } from '@corrente/domain/transactions'
import type { Activation, PersonCard, UserRecord, Verdict } from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../foundations/index.ts'
import type { Wallet } from '../UserDetails/UserDetails.tsx'
import type { StartPlace } from './StartMenu.tsx'

/** What the list knows of somebody, for where the record may not be read. */
export type PersonRow = Pick<UserRecord, 'email' | 'docType' | 'docNumber'>

export interface PersonViewProps {
  pk: number
  /** What the person is called, from the record or the list. */
  name: string
  /** The name alone; undefined: without one. It tells a former holder's recharges. */
  fullName: string | undefined
  /** The record; at the user limit it cannot be read (403), and the page stands on `row`. */
  user: Loadable<UserRecord>
  row: PersonRow | undefined
  /** The likely reason why a recharge does not start. */
  verdict: Verdict
  cards: Loadable<readonly PersonCard[]>
  /** Cards whose keys are known, and that could not be read. */
  unreadCards: number
  /** There may be more cards than these. */
  isCardsCut: boolean
  /** What is known of a card; absent without the right. */
  cardHrefOf: (idTag: string) => string | undefined
  /** Asked to switch one card off, or on again; absent without the right to edit it. */
  onSwitchCard: ((tag: Tag) => void) | undefined
  /** The last recharges, read by card. */
  recharges: Loadable<readonly Transaction[]>
  /** The search by card is disabled: the notifications tell of them. */
  isByNotifications: boolean
  /** A recharge, by its number; absent without the right. */
  rechargeHrefOf: (id: number) => string | undefined
  /** undefined without monetization access. */
  wallet: Wallet | undefined
  notifications: Loadable<Block<StationNotification>>
  /** Opens the station of a notification; undefined without the right. */
  onSelectStation?: ((stationId: string) => void) | undefined
  /** A station's page, by its chargeBoxPk; absent without the right. */
  stationHrefOf: (pk: number) => string | undefined
  /** The form that stops a recharge that goes on, filled in; undefined without the right. */
  stopLinkOf: (recharge: Transaction) => { readonly href: string; readonly isElsewhere: boolean } | undefined
  backHref: string
  editHref: string | undefined
  /** What the person paid and got back; undefined without the right. */
  movementsHref: string | undefined
  /** The case of the last recharge, else of a card; undefined without the right, or without either. */
  caseHref?: string | undefined
  /** Asked to switch the person off, or on again; absent without the right to edit. */
  onActivate: ((action: Activation) => void) | undefined
  /** Asked to register a card by having it held to a reader; absent without the right. */
  onTap: (() => void) | undefined
  /** Why that cannot be. */
  noTapReason: string | undefined
  /** Opens the start of a recharge for this person; undefined without the right, or without a user tag. */
  onStart: ((place: StartPlace | undefined) => void) | undefined
  /** Asked what can be done for somebody who cannot sign in. */
  onAccess: () => void
  /** Copies what the page says, for a ticket. */
  onCopySummary: (text: string) => void
  /** How a switch went. */
  results?: ReactNode
}
