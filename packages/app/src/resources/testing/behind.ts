import type { EpochMs, ZoneId } from '@corrente/domain/time'
import { createStore } from 'jotai'
import { createGateway, createQueryClient, type Gateway } from '../../gateways/index.ts'
import { portsAtom } from '../../ports/index.ts'
import { somePorts } from '../../ports/testing/somePorts.ts'

/** A gateway whose server answers so. @param now - the machine's clock */
const gatewayOver = (answer: typeof fetch, now: EpochMs = 0): Gateway =>
  createGateway({
    base: 'http://localhost/api/v1/',
    rule: 'cp',
    credentials: () => ({ apiKey: 'KEY', token: 'T' }),
    offsetHours: () => -3,
    now: () => now,
    onUnauthorized: () => undefined,
    fetch: answer,
  })

/** A gateway behind a network that answers for the server. */
export const behind = (body: string, status = 200): Gateway =>
  gatewayOver(async () => new Response(body, { status }))

/** A store whose queries ask a server that answers so. @param now - where all clocks stand */
export function storeOver(answer: typeof fetch, now: EpochMs, zone: ZoneId) {
  const cp = gatewayOver(answer, now)
  const store = createStore()
  store.set(
    portsAtom,
    somePorts({
      queries: createQueryClient(),
      gateways: { cp, fin: cp, pag: cp, vg: cp, sc: cp },
      formats: { locale: 'pt-BR', zone, offsetHours: () => -3 },
      clock: { now: () => now, serverNow: () => now, noteServerDate: () => undefined },
    }),
  )
  return store
}
