/** The two numbers of a point, with their bounds in degrees (STF-061, STF-062, GRP-018). */
export const COORDINATES = ['latitude', 'longitude'] as const
export type Coordinate = (typeof COORDINATES)[number]
/** Largest absolute value, degrees. */
export const COORDINATE_LIMITS: Readonly<Record<Coordinate, number>> = { latitude: 90, longitude: 180 }
/** Decimals that a coordinate's field takes: about a decimetre. */
export const COORDINATE_DECIMALS = 6

/** Whether a number can stand for this coordinate; not a number cannot. */
export function isCoordinate(which: Coordinate, degrees: number): boolean {
  return Math.abs(degrees) <= COORDINATE_LIMITS[which]
}

/** A coordinate as a click on the map gives it, cut to what the field shows; a longitude past the date line comes round. */
export function roundCoordinate(which: Coordinate, degrees: number): number {
  const turned = which === 'longitude' ? ((((degrees + 180) % 360) + 360) % 360) - 180 : degrees
  const within = Math.min(COORDINATE_LIMITS[which], Math.max(-COORDINATE_LIMITS[which], turned))
  return Number(within.toFixed(COORDINATE_DECIMALS))
}
