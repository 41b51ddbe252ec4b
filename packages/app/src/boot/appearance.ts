import { firstLanguage, type Language, languageForChoice } from '@corrente/domain/tenants'
import type { Scheme } from '@corrente/themes'
import {
  type AppearancePort,
  createListeners,
  type Preferences,
  type SchemeChoice,
  type SessionPort,
  type StoragePort,
} from '../ports/index.ts'

/** What decides how the page looks and speaks. */
export interface AppearanceDeps {
  readonly storage: StoragePort
  readonly session: Pick<SessionPort, 'current'>
  readonly tenantId: string
  readonly tenantLanguage: Language
  /** Whether the machine asks for dark colours, and word of its changes. */
  readonly machine: { readonly isDark: () => boolean; readonly onChange: (listener: () => void) => void }
  /** Puts the colours on the page. */
  readonly applyScheme: (scheme: Scheme) => void
  /** Loads and switches the words. */
  readonly applyLanguage: (language: Language) => Promise<void>
}

/**
 * The language of this start (BOOT-007, THM-006): what this user chose, else what was chosen on this machine, else the
 * tenant's, which is written anew at each start.
 */
export function startLanguage({
  storage,
  session,
  tenantId,
  tenantLanguage,
}: Pick<AppearanceDeps, 'storage' | 'session' | 'tenantId' | 'tenantLanguage'>): Language {
  const user = session.current()?.user
  const own = user ? storage.readPreferences(tenantId, user.id).language : undefined
  const language =
    own ??
    firstLanguage({
      tenantLanguage,
      stored: storage.read('language'),
      chosen: storage.read('language-chosen') === true,
    })
  storage.write('language', language)
  return language
}

/** Language and scheme of the page: the machine's scheme first, then the user's choice, kept for the next start. */
export function createAppearance(deps: AppearanceDeps, language: Language): AppearancePort {
  const { storage, session, tenantId, machine } = deps
  const user = () => session.current()?.user
  const own = (() => {
    const known = user()
    return known ? storage.readPreferences(tenantId, known.id) : {}
  })()
  let current = language
  let choice: SchemeChoice = own.scheme ?? storage.read('scheme') ?? 'system'
  const { add: subscribe, tell } = createListeners()
  const scheme = (): Scheme => (choice === 'system' ? (machine.isDark() ? 'dark' : 'light') : choice)
  const keep = (change: Preferences) => {
    const known = user()
    if (!known) return
    storage.writePreferences(tenantId, known.id, {
      ...storage.readPreferences(tenantId, known.id),
      ...change,
    })
  }
  machine.onChange(() => {
    deps.applyScheme(scheme())
    tell()
  })
  deps.applyScheme(scheme())

  return {
    language: () => current,
    chooseLanguage: async (wanted) => {
      const next = languageForChoice(wanted, deps.tenantLanguage)
      await deps.applyLanguage(next)
      current = next
      storage.write('language', next)
      storage.write('language-chosen', true)
      keep({ language: next })
      tell()
    },
    schemeChoice: () => choice,
    scheme,
    chooseScheme: (next) => {
      choice = next
      storage.write('scheme', next)
      keep({ scheme: next })
      deps.applyScheme(scheme())
      tell()
    },
    subscribe,
  }
}
