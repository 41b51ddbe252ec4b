import { createRandom, street as streetOf } from '@corrente/domain/fixtures'
import { fold } from '@corrente/domain/text'
import { type Place, pointIn, readPlaces } from '../world/places.ts'
import { BRAZILIAN_STATES } from '../world/words.ts'

/** Which states the first digit of a Brazilian zip code stands for. */
const REGIONS: readonly (readonly string[])[] = [
  ['SP'],
  ['SP'],
  ['RJ', 'ES'],
  ['MG'],
  ['BA', 'SE'],
  ['PE', 'AL', 'PB', 'RN'],
  ['CE', 'PI', 'MA', 'PA', 'AP', 'AM', 'RR', 'AC'],
  ['DF', 'GO', 'RO', 'TO', 'MT', 'MS'],
  ['PR', 'SC'],
  ['RS'],
]

/** What a look-up gives: the fields of `addressForm`. */
export interface CepAddress {
  zipCode: string
  street: string | null
  city: string
  state: string
  country: 'BR'
}

const stateOf = (place: Place): string => BRAZILIAN_STATES[place.state] ?? place.state

/**
 * The address of an 8-digit zip code, always the same for the same digits; `null` and `undefined` are both "not found", as
 * the two documented answers are. By its last three digits: 999 is not found, 998 has no address form, 000 is a whole town
 * without streets ('N/A'), 997 has no street, 996 one that is longer than its field.
 */
export const lookUpCep = (zip: string): CepAddress | null | undefined => {
  const suffix = zip.slice(5)
  if (suffix === '999') return undefined
  if (suffix === '998') return null
  const region = REGIONS[Number(zip[0])] ?? []
  const places = readPlaces().filter((place) => place.country === 'BR' && region.includes(stateOf(place)))
  const random = createRandom(`cep/${zip.slice(0, 5)}`)
  const place = random.pick(places)
  const street = streetOf(createRandom(`cep/${zip}`), 'BR')
  const texts: Readonly<Record<string, string | null>> = {
    '000': 'N/A',
    '997': null,
    '996': `${street} do Jardim das Araucárias Norte`,
  }
  return {
    zipCode: `${zip.slice(0, 5)}-${suffix}`,
    street: suffix in texts ? (texts[suffix] ?? null) : street,
    city: place.city,
    state: stateOf(place),
    country: 'BR',
  }
}

/** What a geocoder is asked. */
export interface GeocodeQuestion {
  street: string
  number: string
  city: string
  state: string
}

/**
 * Where an address is: a point in its city, the same for the same words; a city that nobody knows has none.
 * @returns best first, at most one
 */
export const geocode = ({ street, number, city, state }: GeocodeQuestion): { lat: number; lng: number }[] => {
  const wanted = [fold(city), fold(state)]
  const isThere = (place: Place): boolean =>
    fold(place.city) === wanted[0] && [fold(place.state), fold(stateOf(place))].includes(wanted[1] ?? '')
  const place = readPlaces().find(isThere)
  if (place === undefined) return []
  const { latitude, longitude } = pointIn(place, createRandom(`geocode/${fold(street)}/${fold(number)}`))
  return [{ lat: latitude, lng: longitude }]
}
