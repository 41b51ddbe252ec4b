import type { Station } from '../stations/index.ts'

/** A place with stations, and how it stands. */
export interface SiteState {
  readonly key: string
  /** The group, else the address. */
  readonly name: string
  /** Active stations there. */
  readonly total: number
  /** Those that serve nobody. */
  readonly down: number
}

const NO_NUMBER = /^(n\/?a|s\/?n|-|0)?$/i
const SEPARATORS = /[\s.,-]+/g
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(SEPARATORS, ' ').trim()
const TEXT_MAX = 120

/**
 * The place that a station stands in: its group, else its street with the house number and the city, compared without
 * case, accents and separators. Undefined where neither is known: a street without a number is too long to be one place.
 */
export function siteOf(
  station: Pick<Station, 'groupPk' | 'groupName' | 'street' | 'houseNumber' | 'city'>,
): Pick<SiteState, 'key' | 'name'> | undefined {
  const { groupPk, groupName, street, houseNumber, city } = station
  if (groupPk !== undefined) return { key: `group ${groupPk}`, name: groupName ?? String(groupPk) }
  if (street === undefined || houseNumber === undefined || NO_NUMBER.test(houseNumber.trim().slice(0, 8)))
    return undefined
  const words = [street, houseNumber, city ?? ''].map((part) => plain(part.slice(0, TEXT_MAX)))
  return { key: `address ${words.join('|')}`, name: `${street}, ${houseNumber}` }
}

/** The key of the line that stands for a site that is down whole. */
export const siteRowKey = (siteKey: string): string => JSON.stringify(['site', siteKey])
