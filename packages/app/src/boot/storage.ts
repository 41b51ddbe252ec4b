import { TOAST_CHOICES } from '@corrente/domain/notifications'
import { readStoredSession, toStoredSession } from '@corrente/domain/session'
import { isLanguage, LANGUAGES, tenantNameOf } from '@corrente/domain/tenants'
import { safeApiKey, safeExternalUrl, safeHost, safeJsonParse, z } from '@corrente/domain/wire'
import { readJournal } from '@corrente/domain/writes'
import {
  CROSSING_TOASTS,
  LIST_DENSITIES,
  type Preferences,
  SCHEME_CHOICES,
  type StoragePort,
  type StoredKey,
  type StoredValues,
} from '../ports/index.ts'

type Read<T> = (raw: unknown) => T | undefined

const by =
  <T>(schema: z.ZodMiniType<T>): Read<T> =>
  (raw) => {
    const read = schema.safeParse(raw)
    return read.success ? read.data : undefined
  }
const path = z.string().check(z.maxLength(1024), z.startsWith('/'))
const crossing = z.object({ toast: z.enum(CROSSING_TOASTS), returnTo: z.optional(path) })

/** What each key may hold; storage can be written by anything that runs on this origin, so every read is checked. */
const READERS: { readonly [K in StoredKey]: Read<StoredValues[K]> } = {
  'api-key': (raw) => safeApiKey(raw) ?? undefined,
  theme: tenantNameOf,
  'deeplinking-host': (raw) => safeHost(raw) ?? undefined,
  'terms-of-use': (raw) => safeExternalUrl(raw, { allowHttp: true }) ?? undefined,
  language: (raw) => (isLanguage(raw) ? raw : undefined),
  'language-chosen': (raw) => (typeof raw === 'boolean' ? raw : undefined),
  scheme: by(z.enum(SCHEME_CHOICES)),
  session: readStoredSession,
  'allowed-routes': by(z.array(z.string())),
  crossing: by(crossing),
  'asked-for': by(path),
}

/** The session is kept under the wire's own field names (AUT-015); everything else as it is. */
const written = <K extends StoredKey>(key: K, value: StoredValues[K]): unknown =>
  key === 'session' ? toStoredSession(value as StoredValues['session']) : value

const view = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  search: z.string().check(z.startsWith('?'), z.maxLength(2048)),
})

const preferencesSchema = z.object({
  scheme: z.optional(z.enum(SCHEME_CHOICES)),
  language: z.optional(z.enum(LANGUAGES)),
  singleKeys: z.catch(z.optional(z.boolean()), undefined),
  hidesPersonal: z.catch(z.optional(z.boolean()), undefined),
  liveToasts: z.catch(z.optional(z.enum(TOAST_CHOICES)), undefined),
  views: z.catch(z.optional(z.record(z.string(), z.array(view))), undefined),
  // Lists come and go with versions of the product: what cannot be read is a list that nobody has set.
  lists: z.catch(
    z.optional(
      z.record(z.string(), z.object({ hidden: z.array(z.string()), density: z.enum(LIST_DENSITIES) })),
    ),
    undefined,
  ),
  alerts: z.optional(z.unknown()),
  map: z.optional(z.unknown()),
})

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
  const draftKey = (userId: number, form: string) => `${DRAFT}${userId}:${form}`
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
    readPreferences: (tenant, userId): Preferences => {
      const raw = quietly(() => deps.local().getItem(preferencesKey(tenant, userId)))
      const checked = preferencesSchema.safeParse(safeJsonParse(raw))
      return checked.success ? checked.data : {}
    },
    writePreferences: (tenant, userId, preferences) => {
      quietly(() => deps.local().setItem(preferencesKey(tenant, userId), JSON.stringify(preferences)))
    },
    readDraft: (userId, form) => safeJsonParse(quietly(() => deps.tab().getItem(draftKey(userId, form)))),
    writeDraft: (userId, form, values) => {
      quietly(() => deps.tab().setItem(draftKey(userId, form), JSON.stringify(values)))
    },
    removeDraft: (userId, form) => {
      quietly(() => deps.tab().removeItem(draftKey(userId, form)))
    },
    readJournal: (tenant, gateway) =>
      readJournal(safeJsonParse(quietly(() => deps.local().getItem(journalKey(tenant, gateway))))).data,
    writeJournal: (tenant, gateway, journal) => {
      quietly(() => {
        const key = journalKey(tenant, gateway)
        if (journal.length === 0) deps.local().removeItem(key)
        else deps.local().setItem(key, JSON.stringify(journal))
      })
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
