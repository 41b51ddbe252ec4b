import { TOAST_CHOICES } from '@corrente/domain/notifications'
import { readStoredSession, toStoredSession } from '@corrente/domain/session'
import { isLanguage, type Language, tenantNameOf } from '@corrente/domain/tenants'
import {
  isJsonObject,
  ownField,
  safeApiKey,
  safeExternalUrl,
  safeHost,
  safeJsonParse,
} from '@corrente/domain/wire'
import { readJournal } from '@corrente/domain/writes'
import {
  CROSSING_TOASTS,
  type Crossing,
  LIST_DENSITIES,
  type ListPreferences,
  type Preferences,
  type SavedView,
  SCHEME_CHOICES,
  type StoragePort,
  type StoredKey,
  type StoredValues,
} from '../ports/index.ts'

type Read<T> = (raw: unknown) => T | undefined

/** A reader of one of these words. */
const oneOf =
  <T extends string>(words: readonly T[]): Read<T> =>
  (raw) =>
    words.find((word) => word === raw)
const isString = (raw: unknown): raw is string => typeof raw === 'string'
const flag: Read<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined)
const language: Read<Language> = (raw) => (isLanguage(raw) ? raw : undefined)
const path: Read<string> = (raw) =>
  isString(raw) && raw.startsWith('/') && raw.length <= 1024 ? raw : undefined
const texts: Read<readonly string[]> = (raw) => (Array.isArray(raw) && raw.every(isString) ? raw : undefined)

/** A list, or a record, of which every value can be read. */
const allOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (raw) => {
    const list = Array.isArray(raw) ? raw.map(read) : [undefined]
    const known = list.filter((one) => one !== undefined)
    return known.length === list.length ? known : undefined
  }
const recordOf =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (raw) => {
    if (!isJsonObject(raw)) return undefined
    const values = allOf(read)(Object.values(raw))
    return values && Object.fromEntries(Object.keys(raw).map((key, at) => [key, values[at] as T]))
  }

const crossing: Read<Crossing> = (raw) => {
  const toast = oneOf(CROSSING_TOASTS)(ownField(raw, 'toast'))
  const to = ownField(raw, 'returnTo')
  const returnTo = path(to)
  if (toast === undefined || (to !== undefined && returnTo === undefined)) return undefined
  return { toast, ...(returnTo === undefined ? {} : { returnTo }) }
}

/** What each key may hold; storage can be written by anything that runs on this origin, so every read is checked. */
const READERS: { readonly [K in StoredKey]: Read<StoredValues[K]> } = {
  'api-key': (raw) => safeApiKey(raw) ?? undefined,
  theme: tenantNameOf,
  'deeplinking-host': (raw) => safeHost(raw) ?? undefined,
  'terms-of-use': (raw) => safeExternalUrl(raw, { allowHttp: true }) ?? undefined,
  language,
  'language-chosen': flag,
  scheme: oneOf(SCHEME_CHOICES),
  session: readStoredSession,
  'allowed-routes': texts,
  crossing,
  'asked-for': path,
}

/** The session is kept under the wire's own field names (AUT-015); everything else as it is. */
const written = <K extends StoredKey>(key: K, value: StoredValues[K]): unknown =>
  key === 'session' ? toStoredSession(value as StoredValues['session']) : value

const view: Read<SavedView> = (raw) => {
  const name = ownField(raw, 'name')
  const search = ownField(raw, 'search')
  const isOne =
    isString(name) && name !== '' && name.length <= 200 && isString(search) && search.startsWith('?')
  return isOne && search.length <= 2048 ? { name, search } : undefined
}
const list: Read<ListPreferences> = (raw) => {
  const hidden = texts(ownField(raw, 'hidden'))
  const density = oneOf(LIST_DENSITIES)(ownField(raw, 'density'))
  return hidden && density && { hidden, density }
}

/** Its area checks it on every read. */
const asKept: Read<unknown> = (raw) => raw

/** Each field by itself: what cannot be read of one is as if nobody had set it, and takes the others not along. */
const PREFERENCES: { readonly [K in keyof Preferences]-?: Read<Preferences[K]> } = {
  scheme: oneOf(SCHEME_CHOICES),
  language,
  singleKeys: flag,
  hidesPersonal: flag,
  isMenuPinned: flag,
  liveToasts: oneOf(TOAST_CHOICES),
  views: recordOf(allOf(view)),
  // Lists come and go with versions of the product.
  lists: recordOf(list),
  alerts: asKept,
  profileSends: asKept,
  pricingWeeks: asKept,
  outages: asKept,
  map: asKept,
}

function readPreferences(stored: unknown): Preferences {
  const read = Object.entries(PREFERENCES).map(([key, of]) => [key, of(ownField(stored, key))] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** Keys whose value is a bare text, as the specification names them; the others hold JSON. */
const BARE: ReadonlySet<StoredKey> = new Set([
  'api-key',
  'theme',
  'deeplinking-host',
  'terms-of-use',
  'language',
  'scheme',
])
/** Keys that live in their tab only. */
const IN_TAB: ReadonlySet<StoredKey> = new Set(['crossing', 'asked-for'])
/** What belongs to a session (AUT-017); everything else outlives a sign-out. */
const OF_SESSION = ['session', 'allowed-routes', 'asked-for'] as const

/** Drafts of forms, by tab. */
const DRAFT = 'draft:'

/** Of the browser, what this door needs; either store may be missing or refuse. */
export interface StorageDeps {
  readonly local: () => Storage
  readonly tab: () => Storage
  readonly onStorage: (listener: (event: { readonly key: string | null }) => void) => () => void
}

/** The one door to what is kept in the browser. Blocked, full or tampered storage reads as absent; nothing throws. */
export function createStorage(deps: StorageDeps): StoragePort {
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  const storeOf = (key: StoredKey) => (IN_TAB.has(key) ? deps.tab() : deps.local())

  const read: StoragePort['read'] = (key) => {
    const raw = quietly(() => storeOf(key).getItem(key))
    if (raw === null || raw === undefined) return undefined
    return READERS[key](BARE.has(key) ? raw : safeJsonParse(raw))
  }
  const remove: StoragePort['remove'] = (key) => {
    quietly(() => storeOf(key).removeItem(key))
  }
  const draftKey = (tenant: string, userId: number, form: string) => `${DRAFT}${tenant}:${userId}:${form}`
  const preferencesKey = (tenant: string, userId: number) => `preferences:${tenant}:${userId}`
  const journalKey = (tenant: string, gateway: string) => `once:${tenant}:${gateway}`

  return {
    read,
    remove,
    write: (key, value) => {
      quietly(() =>
        storeOf(key).setItem(key, BARE.has(key) ? String(value) : JSON.stringify(written(key, value))),
      )
    },
    take: (key) => {
      const value = read(key)
      remove(key)
      return value
    },
    onOtherTab: (key, listener) =>
      // A null key is `localStorage.clear()`: everything changed.
      deps.onStorage((event) => {
        if (event.key === key || event.key === null) listener()
      }),
    readPreferences: (tenant, userId) =>
      readPreferences(safeJsonParse(quietly(() => deps.local().getItem(preferencesKey(tenant, userId))))),
    writePreferences: (tenant, userId, preferences) => {
      quietly(() => deps.local().setItem(preferencesKey(tenant, userId), JSON.stringify(preferences)))
    },
    readDraft: (tenant, userId, form) =>
      safeJsonParse(quietly(() => deps.tab().getItem(draftKey(tenant, userId, form)))),
    writeDraft: (tenant, userId, form, values) => {
      quietly(() => deps.tab().setItem(draftKey(tenant, userId, form), JSON.stringify(values)))
    },
    removeDraft: (tenant, userId, form) => {
      quietly(() => deps.tab().removeItem(draftKey(tenant, userId, form)))
    },
    // What was sent is no draft, though it lies beside them.
    hasDrafts: () =>
      quietly(() =>
        Object.keys(deps.tab()).some((key) => key.startsWith(DRAFT) && !key.endsWith(':sent')),
      ) === true,
    readJournal: (tenant, gateway) => {
      const raw = quietly(() => deps.local().getItem(journalKey(tenant, gateway)))
      // What is no JSON any more was one: it is an entry that cannot be read.
      return readJournal(raw === null || raw === undefined ? undefined : (safeJsonParse(raw) ?? raw))
    },
    writeJournal: (tenant, gateway, journal) => {
      const isKept = quietly(() => {
        const key = journalKey(tenant, gateway)
        const text = journal.length === 0 ? null : JSON.stringify(journal)
        if (text === null) deps.local().removeItem(key)
        else deps.local().setItem(key, text)
        return deps.local().getItem(key) === text
      })
      return isKept === true
    },
    clearSession: () => {
      for (const key of OF_SESSION) remove(key)
    },
    clearEverythingPersonal: () => {
      for (const key of OF_SESSION) remove(key)
      quietly(() => {
        const tab = deps.tab()
        for (const key of Object.keys(tab)) if (key.startsWith(DRAFT)) tab.removeItem(key)
      })
    },
  }
}
