import type { ToastChoice } from '@corrente/domain/notifications'
import type { StoredSession } from '@corrente/domain/session'
import type { Language } from '@corrente/domain/tenants'
import type { Journal } from '@corrente/domain/writes'

/** What the user chose for the colours; `system` follows the machine. */
export const SCHEME_CHOICES = ['light', 'dark', 'system'] as const
export type SchemeChoice = (typeof SCHEME_CHOICES)[number]

/** Messages that cross a full navigation from one document to the other; keys, never sentences. */
export const CROSSING_TOASTS = ['signedIn', 'signedOut'] as const
export type CrossingToast = (typeof CROSSING_TOASTS)[number]

/** What one document leaves for the other. */
export interface Crossing {
  readonly toast: CrossingToast
  /** Page first asked for; checked against the known routes when read. */
  readonly returnTo?: string | undefined
}

/** The height of a list's rows. */
export const LIST_DENSITIES = ['comfortable', 'compact'] as const

/** What a user set about one list. */
export interface ListPreferences {
  /** Keys of the columns that are hidden. */
  readonly hidden: readonly string[]
  readonly density: (typeof LIST_DENSITIES)[number]
}

/** A list's filters under a name. */
export interface SavedView {
  readonly name: string
  /** The query of the list's address without its page: `?q=torre&sort=-name`. */
  readonly search: string
}

/** What a user set for this product on this machine; no personal data, kept past sign-out. */
export interface Preferences {
  readonly scheme?: SchemeChoice | undefined
  readonly language?: Language | undefined
  /** By the list's name in the code. */
  readonly lists?: Readonly<Record<string, ListPreferences>> | undefined
  /** Named views, by the list's name in the code; each name once. */
  readonly views?: Readonly<Record<string, readonly SavedView[]>> | undefined
  /** Whether keys without Ctrl work (WCAG 2.1.4); absent: they do. */
  readonly singleKeys?: boolean | undefined
  /** Whether documents, e-mails, phones and cards show their end alone; absent: they are shown. */
  readonly hidesPersonal?: boolean | undefined
  /** Whether the menu stays open with its words; absent: it does not. */
  readonly isMenuPinned?: boolean | undefined
  /** Which live events show a toast; absent: all. */
  readonly liveToasts?: ToastChoice | undefined
  /** Where home's map was left; its area checks it on every read. */
  readonly map?: unknown
  /** The view, the time and the marks of the alerts; its area checks them on every read. */
  readonly alerts?: unknown
  /** The charging profiles that this browser sent; their area checks them on every read. */
  readonly profileSends?: unknown
  /** The weeks of prices that this browser replaced; their area checks them on every read. */
  readonly pricingWeeks?: unknown
  /** The outages that this user set apart from NEVI's; their area checks them on every read. */
  readonly outages?: unknown
}

/** Everything kept in the browser, by its key. Each value is checked again on every read. */
export interface StoredValues {
  readonly 'api-key': string
  readonly theme: string
  readonly 'deeplinking-host': string
  readonly 'terms-of-use': string
  readonly language: Language
  /** Present when a person chose the language; absent when a start wrote it. */
  readonly 'language-chosen': boolean
  readonly scheme: SchemeChoice
  readonly session: StoredSession
  /** Routes of the session's permissions, as AUT-016 names them; rights are always computed from the session. */
  readonly 'allowed-routes': readonly string[]
  /** This tab only: messages for the next document. */
  readonly crossing: Crossing
  /** This tab only: the protected page that a visitor first asked for. */
  readonly 'asked-for': string
}
export type StoredKey = keyof StoredValues

/**
 * The only access to what is kept in the browser. A blocked or full storage behaves like an empty one; nothing throws.
 */
export interface StoragePort {
  /** The checked value; undefined when absent, blocked or invalid. */
  readonly read: <K extends StoredKey>(key: K) => StoredValues[K] | undefined
  readonly write: <K extends StoredKey>(key: K, value: StoredValues[K]) => void
  readonly remove: (key: StoredKey) => void
  /** Reads and removes. */
  readonly take: <K extends StoredKey>(key: K) => StoredValues[K] | undefined
  /** Called when another tab changes the key. Returns a function that unsubscribes. */
  readonly onOtherTab: (key: StoredKey, listener: () => void) => () => void
  readonly readPreferences: (tenant: string, userId: number) => Preferences
  readonly writePreferences: (tenant: string, userId: number, preferences: Preferences) => void
  /** The draft of a form of this tenant's user in this tab, as written; the reader checks it. */
  readonly readDraft: (tenant: string, userId: number, form: string) => unknown
  /** Keeps a form's values in this tab, until it is saved or left, or somebody signs out. */
  readonly writeDraft: (tenant: string, userId: number, form: string, values: unknown) => void
  readonly removeDraft: (tenant: string, userId: number, form: string) => void
  /** Whether this tab keeps anything that somebody typed and did not save. */
  readonly hasDrafts: () => boolean
  /** The once-only actions of a tenant at one back end that are not settled; kept past sign-out, 401 and reload. */
  readonly readJournal: (tenant: string, gateway: string) => Journal
  /** @returns whether it stands there now, read back; the one write that must not fail in silence */
  readonly writeJournal: (tenant: string, gateway: string, journal: Journal) => boolean
  /** Removes what belongs to the session, in this tab and for the others (AUT-017, R26). */
  readonly clearSession: () => void
  /** Removes all that belongs to a person but the session itself is gone too: drafts and tab values included. */
  readonly clearEverythingPersonal: () => void
}
