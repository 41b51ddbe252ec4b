import { TENANT_IDS, tenantFile } from 'virtual:corrente/tenants'
import { sessionPlace } from '@corrente/domain/session'
import {
  localeOf,
  resolveTenantId,
  startValues,
  type TenantRules,
  tenantGrants,
} from '@corrente/domain/tenants'
import { type EpochMs, offsetHours } from '@corrente/domain/time'
import type { Tenant } from '@corrente/themes/contract'
import { createMessages, loadPseudo, type MessageArea, type Messages } from '@corrente/ui/messages'
import { createToaster, type Toaster } from '@corrente/ui/primitives'
import { createStore } from 'jotai'
import { createClock, createGateways, createRing, createUnauthorizedGuard } from '../gateways/index.ts'
import type { AppearancePort, Ports, SessionPort, StoragePort } from '../ports/index.ts'
import { baseAddresses, websocketAddress } from './addresses.ts'
import { createAppearance, startLanguage } from './appearance.ts'
import { browserNavigation, browserScheme, browserStorage, browserZone, copyText } from './browser.ts'
import { createConsent } from './consent.ts'
import { brandFiles, handshake } from './early.ts'
import type { Environment } from './environmentSchema.ts'
import { createLocks, newId } from './locks.ts'
import { applyIdentity, applyLanguage, applyScheme, applyTenant, LOGOS, loadSkin } from './page.ts'
import { createReport } from './report.ts'
import { createSession } from './session.ts'
import { SETTINGS } from './settings.ts'
import { createStorage } from './storage.ts'
import { legalOf, loadTenant } from './tenantFiles.ts'

/** Everything that stands before the first render. */
export interface World {
  readonly ports: Ports
  readonly store: ReturnType<typeof createStore>
  readonly messages: Messages
  readonly toaster: Toaster
  /** Where the live connection goes; undefined: nowhere. */
  readonly websocketUrl: string | undefined
  /** Base of the charge-point API, absolute, for the live worker. */
  readonly apiBase: string
  readonly topicKey: 'chargeBoxId' | 'uuid'
  readonly captchaSiteKey: string
}

/** Whose page it is. */
interface Brand {
  readonly tenantId: string
  readonly tenant: Tenant
}

const rulesOf = (tenant: Tenant, storedId: string): TenantRules => ({
  id: tenant.id,
  country: tenant.country,
  language: tenant.language,
  ...(tenant.timeZone === undefined ? {} : { timeZone: tenant.timeZone }),
  // A name may grant by itself, known or not, so the stored one counts.
  grants: tenantGrants(storedId, tenant.grants),
})

const buildOf = (environment: Environment): Ports['build'] => ({
  version: import.meta.env.CORRENTE_VERSION,
  mapStyleUrl: environment.MAP_STYLE_URL,
  mapsKey: environment.MAPS_KEY,
  geocoderUrl: environment.GEOCODER_URL,
  qrToken: environment.QR_TOKEN,
})

/** The settings that the server named with the page, else the build's; stored for the next start (BOOT-002 to BOOT-006). */
async function readSettings(environment: Environment, storage: StoragePort) {
  const settings = startValues(
    await handshake,
    {
      apiKey: environment.API_KEY,
      theme: environment.THEME,
      termsOfUse: environment.TERMS_OF_USE,
      deeplinkingHost: environment.DEEPLINKING_HOST,
    },
    { allowHttpLoopback: import.meta.env.MODE !== 'production' },
  )
  const { apiKey = '' } = settings
  storage.write('api-key', apiKey)
  storage.write('theme', settings.theme)
  storage.write('deeplinking-host', settings.deeplinkingHost)
  if (settings.termsOfUse === undefined) storage.remove('terms-of-use')
  else storage.write('terms-of-use', settings.termsOfUse)
  return { ...settings, apiKey }
}

/** The tenant of a name, its colours and icons on the page. */
async function putOnTenant(theme: string): Promise<Brand> {
  const tenantId = resolveTenantId(theme, TENANT_IDS)
  const asked = await brandFiles
  const early = asked?.id === tenantId ? asked : undefined
  const [tenant] = await Promise.all([
    loadTenant(tenantId, {
      fetch: (address, init) => (address === early?.address ? early.settings : window.fetch(address, init)),
      addressOf: tenantFile,
    }),
    early?.skin ?? loadSkin(document, tenantFile(tenantId, 'skin.css')),
  ])
  applyTenant(document, tenantId)
  applyIdentity(document, tenantFile(tenantId, 'favicon.svg'), tenantFile(tenantId, 'manifest.json'))
  return { tenantId, tenant }
}

const tenantPort = (
  { tenantId, tenant }: Brand,
  { apiKey, theme, termsOfUse }: Awaited<ReturnType<typeof readSettings>>,
): Ports['tenant'] => ({
  id: tenantId,
  settings: tenant,
  legal: legalOf(tenant, theme),
  rules: rulesOf(tenant, theme),
  logo: (ground, scheme) => tenantFile(tenantId, LOGOS[ground][scheme]),
  termsOfUse,
  apiKey: () => apiKey,
})

/** The zone is asked for when the first time is written: a sign-in writes none, and the first look costs 65 ms. */
const formatsPort = (locale: string, now: () => EpochMs): Ports['formats'] => ({
  locale,
  get zone() {
    return browserZone()
  },
  offsetHours: () => offsetHours(now(), browserZone()),
})

/** The page's words and scheme, as this user or this machine chose them (BOOT-007). */
function startAppearance(
  storage: StoragePort,
  session: SessionPort,
  { tenantId, tenant }: Brand,
  locale: string,
  pseudo: ((message: string) => string) | undefined,
): { readonly messages: Messages; readonly appearance: AppearancePort } {
  const tenantLanguage = tenant.language
  const language = startLanguage({ storage, session, tenantId, tenantLanguage })
  const messages = createMessages({
    language,
    locale,
    pseudo,
  })
  applyLanguage(document, language)
  const appearance = createAppearance(
    {
      storage,
      session,
      tenantId,
      tenantLanguage,
      machine: browserScheme,
      applyScheme: (scheme) => applyScheme(document, scheme),
      applyLanguage: async (next) => {
        await messages.setLanguage(next)
        applyLanguage(document, next)
      },
    },
    language,
  )
  return { messages, appearance }
}

/**
 * Builds the world of a page: handshake, storage, tenant, colours, words (BOOT-001 to BOOT-010). Nothing is painted
 * before the tenant's colours hold. Throws only for what no fallback can stand in for: settings of the build.
 * @param areas - the message areas that the entry shows first
 */
export async function createWorld(areas: readonly MessageArea[]): Promise<World> {
  const environment = SETTINGS
  const clock = createClock(() => Date.now())
  const storage = createStorage(browserStorage)

  const settings = await readSettings(environment, storage)
  const brand = await putOnTenant(settings.theme)
  const { tenant } = brand

  const addresses = baseAddresses(environment, tenant.gateways)
  const session = createSession({
    storage,
    place: sessionPlace({ theme: settings.theme, apiKey: settings.apiKey, gateway: addresses.cp }),
    clock,
    maxHours: tenant.sessionHours,
    setTimer: (run, ms) => window.setTimeout(run, ms),
    onOtherUser: browserNavigation.reload,
  })
  const locale = localeOf(tenant.country)
  const isPseudo = new URLSearchParams(window.location.search).has('pseudo')
  const pseudo = isPseudo ? await loadPseudo() : undefined
  const { messages, appearance } = startAppearance(storage, session, brand, locale, pseudo)
  browserNavigation.title(undefined)

  const ring = createRing()
  const toaster = createToaster()
  const formats = formatsPort(locale, clock.now)
  const gateways = createGateways(addresses, {
    credentials: () => ({ apiKey: settings.apiKey, token: session.current()?.token }),
    offsetHours: formats.offsetHours,
    now: clock.now,
    onUnauthorized: createUnauthorizedGuard({
      currentToken: () => session.current()?.token,
      end: () => session.end('expired'),
    }),
    serverNow: clock.serverNow,
    onServerDate: clock.noteServerDate,
    record: ring.add,
  })
  await Promise.all(['common' as const, ...areas].map((area) => messages.loadArea(area)))

  const ports: Ports = {
    gateways,
    ring,
    clock,
    storage,
    navigation: browserNavigation,
    session,
    tenant: tenantPort(brand, settings),
    formats,
    appearance,
    toasts: toaster,
    report: createReport(clock.now),
    consent: createConsent(document, window.location.protocol === 'https:'),
    copy: copyText,
    locks: createLocks(navigator.locks),
    newId,
    build: buildOf(environment),
  }
  return {
    ports,
    store: createStore(),
    messages,
    toaster,
    websocketUrl: websocketAddress(environment, tenant.gateways, window.location.origin),
    apiBase: new URL(addresses.cp, window.location.origin).href,
    topicKey: environment.STATUS_TOPICS,
    captchaSiteKey: environment.CAPTCHA_SITE_KEY,
  }
}
