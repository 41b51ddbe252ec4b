/** The four countries; a network is everything the api keys of one country see. */
export const NETWORKS = ['BR', 'CO', 'EC', 'UY'] as const
/** The code of a network: the country in which its stations stand. */
export type NetworkId = (typeof NETWORKS)[number]

/** What differs between the four networks. */
export interface NetworkFacts {
  /** ISO 4217 code of the money in which everything is priced. */
  currency: string
  /** Hours east of UTC, for opening hours and the daily rhythm of recharges. */
  utcOffset: number
  /** Share of the home network's size, and the bounds of the number of stations. */
  share: number
  /** Price of a kilowatt-hour in the currency, without tax. */
  kwhPrice: number
  docType: string
  phonePrefix: string
  /** The operator's own account, then its child accounts. */
  accounts: readonly string[]
  /** First letters of the station ids, one per account. */
  prefixes: readonly string[]
}

/** Most neighbours a network may have, so that a bench with many stations at home stays about home. */
export const NEIGHBOUR_MAX = 250
/** Fewest stations of a neighbour. */
export const NEIGHBOUR_MIN = 16

/** Facts by network. */
export const NETWORK_FACTS: Record<NetworkId, NetworkFacts> = {
  BR: {
    currency: 'BRL',
    utcOffset: -3,
    share: 1,
    kwhPrice: 1.9,
    docType: 'CPF',
    phonePrefix: '+55',
    accounts: [
      'Rede Ipê',
      'Ipê Sul',
      'Jacarandá Mobilidade',
      'Shopping Aroeira',
      'Condomínios Pitanga',
      'Frota Umbu',
    ],
    prefixes: ['IPE', 'SUL', 'JAC', 'ARO', 'PIT', 'UMB'],
  },
  CO: {
    currency: 'COP',
    utcOffset: -5,
    share: 0.2,
    kwhPrice: 1450,
    docType: 'CC',
    phonePrefix: '+57',
    accounts: ['Red Guayacán', 'Guayacán Caribe', 'Parqueaderos Frailejón'],
    prefixes: ['GUA', 'CAR', 'FRA'],
  },
  EC: {
    currency: 'USD',
    utcOffset: -5,
    share: 0.12,
    kwhPrice: 0.35,
    docType: 'CI',
    phonePrefix: '+593',
    accounts: ['Red Palosanto', 'Palosanto Costa'],
    prefixes: ['PAL', 'COS'],
  },
  UY: {
    currency: 'UYU',
    utcOffset: -3,
    share: 0.1,
    kwhPrice: 14,
    docType: 'CI',
    phonePrefix: '+598',
    accounts: ['Red Ceibo', 'Ceibo Este'],
    prefixes: ['CEI', 'EST'],
  },
}

/**
 * How many stations a network has when home has `home` of them.
 * @param home stations of the Brazilian network, 1 or more
 */
export const stationsOf = (network: NetworkId, home: number): number =>
  network === 'BR'
    ? home
    : Math.min(NEIGHBOUR_MAX, Math.max(NEIGHBOUR_MIN, Math.round(home * NETWORK_FACTS[network].share)))
