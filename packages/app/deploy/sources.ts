import type { Tenant } from '@corrente/themes/contract'
import { baseAddresses, websocketAddress } from '../src/boot/addresses.ts'
import type { Environment } from '../src/boot/environmentSchema.ts'
import { outsideOrigin, type PolicySources } from './policy.ts'

/** Of a tenant, what its policy depends on; everything else about it is of no interest here. */
export type PolicyTenant = Pick<Tenant, 'gateways' | 'origins' | 'mapFile'>

/** Stands for the page's own origin, which the policies write as 'self'. */
const PAGE = 'https://page.invalid'
const PAGE_LIVE = 'wss://page.invalid'

/** The origins of a list of addresses, sorted, each once; a path of the page's own origin adds none. */
function originsOf(addresses: readonly (string | undefined)[]): readonly string[] {
  const origins = addresses.flatMap((address) => outsideOrigin(address ?? '') ?? [])
  return [...new Set(origins)].filter((origin) => origin !== PAGE_LIVE).sort()
}

/**
 * What the policies depend on (R25): the build's addresses as each of these tenants uses them, and what each tenant names.
 * One tenant gives the narrowest policy, for a host that serves it alone; all of them one that holds wherever the same
 * files are served.
 * @param tenants - none: the build alone, as an unknown brand sees it
 */
export function policySources(environment: Environment, tenants: readonly PolicyTenant[]): PolicySources {
  const each = tenants.length > 0 ? tenants : [{}]
  const { MAP_STYLE_URL, GEOCODER_URL, CARD_SCRIPT, REPORT_URL } = environment
  return {
    connect: originsOf([
      GEOCODER_URL,
      ...each.flatMap(({ gateways }) => [
        ...Object.values(baseAddresses(environment, gateways)),
        websocketAddress(environment, gateways, PAGE),
      ]),
    ]),
    tiles: originsOf([
      MAP_STYLE_URL,
      ...each.flatMap(({ origins, mapFile }) => [...(origins?.tiles ?? []), mapFile]),
    ]),
    photos: originsOf(each.flatMap(({ origins }) => origins?.photos ?? [])),
    hasCaptcha: environment.HUMAN_CHECK === 'recaptcha',
    cardScript: CARD_SCRIPT === 'off' ? undefined : outsideOrigin(CARD_SCRIPT),
    reportUrl: REPORT_URL,
    reportsAtOnce: REPORT_URL.startsWith('/_sandbox/'),
  }
}
