import { withoutEnd } from '@corrente/domain/text'
import type { Tenant } from '@corrente/themes/contract'
import type { BaseAddresses } from '../gateways/index.ts'
import type { Environment } from './environmentSchema.ts'

const joined = (base: string, path: string) => `${withoutEnd(base, '/')}/${path.replace(/^\/+/, '')}`
/** A path that is an address of its own (`https://…`) stands alone; else it is put behind the gateway. */
const behind = (gateway: string, path: string) => (/^https?:\/\//.test(path) ? path : joined(gateway, path))

/**
 * Where the back ends are (THM-003, THM-010, API-001): the tenant's own address, else the build's. The tenant's `api`
 * is a host, the version's path goes behind it; its other addresses are whole bases.
 */
export function baseAddresses(environment: Environment, gateways: Tenant['gateways']): BaseAddresses {
  const { GATEWAY } = environment
  const own = ownAddresses(environment, gateways)
  return {
    cp: behind(own?.api ?? GATEWAY, environment.API_PATH),
    fin: own?.financial ?? behind(GATEWAY, environment.FINANCIAL_PATH),
    pag: own?.payment ?? behind(GATEWAY, environment.PAYMENT_PATH),
    vg: own?.virtualGroup ?? behind(GATEWAY, environment.VIRTUAL_GROUP_PATH),
    sc: own?.smartCharging ?? behind(GATEWAY, environment.SMART_CHARGING_PATH),
  }
}

/**
 * Where the live connection goes (LIV-015, LIV-016, BOOT-012), as an absolute ws address; undefined: it is not opened.
 * @param origin - the page's own, for a relative address
 */
export function websocketAddress(
  environment: Environment,
  gateways: Tenant['gateways'],
  origin: string,
): string | undefined {
  const own = ownAddresses(environment, gateways)?.websocket
  const address = own ?? (environment.WEBSOCKET === 'off' ? undefined : environment.WEBSOCKET)
  if (address === undefined) return undefined
  const url = new URL(address, origin)
  if (url.protocol === 'http:') url.protocol = 'ws:'
  if (url.protocol === 'https:') url.protocol = 'wss:'
  return url.href
}

/** A tenant's own addresses, where this build goes by them. */
const ownAddresses = (environment: Environment, gateways: Tenant['gateways']): Tenant['gateways'] =>
  environment.TENANT_GATEWAYS === 'on' ? gateways : undefined
