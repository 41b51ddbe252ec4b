import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNetwork } from './network/model.ts'
import { NETWORKS, type NetworkId } from './world/networks.ts'

/** The tenant of `localhost`, and of everything that names none. */
export const DEFAULT_TENANT = 'move'
/** Every api key of the sandbox begins so; the tenant's id follows. */
export const API_KEY_PREFIX = 'sandbox-'

/** Which tenants there are, and whose network each one sees. */
export interface Tenants {
  ids: readonly string[]
  /** The network of an api key; `undefined`: no key of the sandbox. An unknown tenant sees the home network. */
  networkOf(apiKey: string): NetworkId | undefined
  /** Remembers a key with which somebody listens, so that messages go to it. */
  listen(apiKey: string): void
  /** The keys of a network with which anybody has listened, its first tenant's always. */
  keysOf(network: NetworkId): Iterable<string>
}

const countryOf = (file: string): string | undefined => {
  try {
    const tenant: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof tenant !== 'object' || tenant === null || !('country' in tenant)) return undefined
    return typeof tenant.country === 'string' ? tenant.country : undefined
  } catch {
    return undefined
  }
}

/** @param folder one folder per tenant, each with tenant.json; missing: only the default tenant is known */
export const readTenants = (folder: string): Tenants => {
  const countries = new Map<string, NetworkId>([[DEFAULT_TENANT, 'BR']])
  let names: string[] = []
  try {
    names = readdirSync(folder).sort()
  } catch {
    // No tenants folder: a sandbox outside the workspace knows the default one only.
  }
  for (const name of names) {
    const country = countryOf(join(folder, name, 'tenant.json'))
    if (country !== undefined) countries.set(name, isNetwork(country) ? country : 'BR')
  }
  const keys = new Map<NetworkId, Set<string>>(
    NETWORKS.map((network) => {
      const first = network === 'BR' ? DEFAULT_TENANT : [...countries].find(([, own]) => own === network)?.[0]
      return [network, new Set([`${API_KEY_PREFIX}${first ?? network.toLowerCase()}`])]
    }),
  )
  const networkOf = (apiKey: string): NetworkId | undefined => {
    if (!apiKey.startsWith(API_KEY_PREFIX) || !/^[\w.-]{1,80}$/.test(apiKey)) return undefined
    const tenant = apiKey.slice(API_KEY_PREFIX.length)
    return countries.get(tenant) ?? NETWORKS.find((network) => network.toLowerCase() === tenant) ?? 'BR'
  }
  return {
    ids: [...countries.keys()],
    networkOf,
    listen: (apiKey) => {
      const network = networkOf(apiKey)
      if (network !== undefined) keys.get(network)?.add(apiKey)
    },
    keysOf: (network) => keys.get(network) ?? [],
  }
}
