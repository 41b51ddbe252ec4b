import type { StoredSession } from '@corrente/domain/session'
import { readTenant } from '@corrente/themes/contract'
import { createToaster } from '@corrente/ui/primitives'
import {
  createClock,
  createGateways,
  createQueryClient,
  createRing,
  createUnauthorizedGuard,
} from '../../../gateways/index.ts'
import type { LockPort, Ports, SessionPort } from '../../../ports/index.ts'
import { newId } from '../../locks.ts'
import { createReport } from '../../report.ts'
import { createSession } from '../../session.ts'
import { createStorage } from '../../storage.ts'
import { liveOf } from './liveHere.ts'
import { PLACE } from './server.ts'

const ZONE = 'America/Sao_Paulo'
const API_KEY = 'sandbox-move'
const never = (): void => undefined
const TENANT = {
  id: 'move',
  name: 'Move',
  country: 'BR',
  language: 'pt-BR',
  grants: { monetization: true, vouchers: true, logs: true },
  legal: { company: 'Move', taxId: '11.222.333/0001-81', address: '-', email: 'move@example.com' },
}
const settings = readTenant(TENANT)
const formats: Ports['formats'] = { locale: 'pt-BR', zone: ZONE, offsetHours: () => -3 }

/** Who is signed in, and where. */
export interface Visitor {
  /** Of the sandbox. */
  readonly origin: string
  readonly session: StoredSession
}

/** What a tab stands on. */
export interface Ground {
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
  readonly local: Storage
  readonly own: Storage
  readonly locks: LockPort
  /** Its stores take nothing more: that this is reported is right. */
  readonly isFull: () => boolean
  /** The address that the tab shows. */
  readonly path: () => string
}

const gatewaysOf = (
  { origin, fetch }: Ground,
  session: SessionPort,
  clock: ReturnType<typeof createClock>,
  record: ReturnType<typeof createRing>['add'],
) =>
  createGateways(
    {
      cp: `${origin}/api/v1/`,
      fin: `${origin}/mk-ms-financial`,
      pag: `${origin}/mk-ms-payment-pagbank`,
      vg: `${origin}/mk-ms-virtualgroup`,
      sc: `${origin}/mk-ms-smartcharging`,
    },
    {
      credentials: () => ({ apiKey: API_KEY, token: session.current()?.token }),
      offsetHours: formats.offsetHours,
      now: clock.now,
      onUnauthorized: createUnauthorizedGuard({
        currentToken: () => session.current()?.token,
        end: () => session.end('expired'),
      }),
      serverNow: clock.serverNow,
      onServerDate: clock.noteServerDate,
      record,
      fetch,
    },
  )

/** The page around a tab, as far as writes ask for it. */
function pageOf(path: () => string): Pick<Ports, 'copy' | 'consent' | 'navigation' | 'appearance' | 'build'> {
  let follow: (path: string) => void = never
  return {
    copy: async () => undefined,
    consent: { isGiven: () => true, give: never },
    navigation: {
      origin: window.location.origin,
      path,
      go: never,
      replace: never,
      follow: (to) => follow(to),
      followBy: (next) => {
        follow = next
        return never
      },
      reload: never,
      title: never,
    },
    appearance: {
      language: () => 'pt-BR',
      chooseLanguage: async () => undefined,
      schemeChoice: () => 'light',
      scheme: () => 'light',
      chooseScheme: never,
      subscribe: () => never,
    },
    build: { version: 'test', mapStyleUrl: '', mapsKey: '', geocoderUrl: '', qrToken: 'sandbox-qr' },
  }
}

/** The ports of a tab over the sandbox. @returns with them what crashed */
export function portsOf(ground: Ground) {
  const { origin, fetch, local, own, locks, isFull, path } = ground
  if (!settings) throw new Error('the tenant can be read')
  const storage = createStorage({ local: () => local, tab: () => own, onStorage: () => never })
  const clock = createClock(() => Date.now())
  const session = createSession({
    storage,
    place: PLACE,
    clock,
    setTimer: () => undefined,
    onOtherUser: never,
  })
  const ring = createRing()
  const report = createReport(clock.now)
  const toaster = createToaster()
  const live = liveOf(origin, fetch, () => session.end('expired'))
  const queries = createQueryClient()
  const crashes: unknown[] = []
  const ports: Ports = {
    ...pageOf(path),
    gateways: gatewaysOf(ground, session, clock, ring.add),
    clock,
    storage,
    session,
    formats,
    queries,
    live,
    locks,
    newId,
    toasts: toaster,
    ring,
    report: {
      ...report,
      failed: (where, error) => {
        if (!isFull()) crashes.push(error)
        report.failed(where, error)
      },
    },
    tenant: {
      id: 'move',
      settings,
      legal: settings.legal,
      rules: { id: 'move', country: 'BR', language: 'pt-BR', grants: settings.grants },
      logo: () => 'data:,',
      termsOfUse: undefined,
      apiKey: () => API_KEY,
    },
  }
  return { ports, live, queries, toaster, crashes }
}
