import { readFileSync } from 'node:fs'
import type { NetworkId } from './networks.ts'
import { pickWeighted, type Random } from './random.ts'

/** A city of one of the four countries. */
export interface Place {
  country: NetworkId
  state: string
  city: string
  latitude: number
  longitude: number
  /** Inhabitants, in thousands, at least 1. */
  thousands: number
}

type PlaceRow = [NetworkId, string, string, number, number, number]

let cached: readonly Place[] | undefined

/** Every city in `data/places.json`, largest first within its rank. */
export const readPlaces = (): readonly Place[] => {
  if (cached === undefined) {
    const text = readFileSync(new URL('../../data/places.json', import.meta.url), 'utf8')
    // The file is our own, written by scripts/places.mjs.
    const rows = JSON.parse(text) as PlaceRow[]
    cached = rows.map(([country, state, city, latitude, longitude, thousands]) => ({
      country,
      state,
      city,
      latitude,
      longitude,
      thousands,
    }))
  }
  return cached
}

const METROPOLIS_SHARE = 0.24
const METRES_PER_DEGREE = 111_320

/**
 * A chooser of cities of one country: a quarter of everything stands in and near the largest city, so that the map,
 * which opens there, shows a living network; the rest follows the number of inhabitants, softened.
 */
export const placeChooser = (country: NetworkId, random: Random): (() => Place) => {
  const places = readPlaces().filter((place) => place.country === country)
  const largest = places.reduce((best, place) => (place.thousands > best.thousands ? place : best))
  const near = places.filter(
    (place) => Math.hypot(place.latitude - largest.latitude, place.longitude - largest.longitude) < 0.35,
  )
  const weights = (list: readonly Place[]) => list.map((place) => [place, place.thousands ** 0.75] as const)
  const nearWeights = weights(near)
  const allWeights = weights(places)
  return () => pickWeighted(random, random.chance(METROPOLIS_SHARE) ? nearWeights : allWeights)
}

/** A point in the built-up area of a city; large cities reach further. */
export const pointIn = (place: Place, random: Random): { latitude: number; longitude: number } => {
  const metres = Math.min(9000, 700 + 90 * Math.sqrt(place.thousands))
  const latitude = place.latitude + (random.gauss() * metres) / METRES_PER_DEGREE
  const narrowing = Math.cos((place.latitude * Math.PI) / 180)
  const longitude = place.longitude + (random.gauss() * metres) / (METRES_PER_DEGREE * narrowing)
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) }
}
