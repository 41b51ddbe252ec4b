import type { StatusToken } from '@corrente/themes'

export const STATUS_SHAPE_NAMES = [
  'available',
  'busy',
  'maintenance',
  'unavailable',
  'faulted',
  'offline',
  'partial',
  'unknown',
] as const
/** One of `STATUS_SHAPE_NAMES`: the four states, and what the colour of unavailable leaves apart. */
export type StatusShape = (typeof STATUS_SHAPE_NAMES)[number]

/** The colour of each shape; none for what nobody knows. */
export const SHAPE_STATUS: Readonly<Record<StatusShape, StatusToken | undefined>> = {
  available: 'available',
  busy: 'busy',
  maintenance: 'maintenance',
  unavailable: 'unavailable',
  faulted: 'unavailable',
  offline: 'unavailable',
  partial: 'unavailable',
  unknown: undefined,
}

/** How badly something stands: nobody can use it; something of it, or nobody knows for it is not heard. */
export type Severity = 'down' | 'weak'

/** How badly each shape stands by itself. That of which half works stands as badly as what the other half is. */
export const SHAPE_SEVERITY: Readonly<Partial<Record<StatusShape, Severity>>> = {
  faulted: 'down',
  offline: 'weak',
}

/**
 * One outline per state in a box of 16 by 16, filled by the even-odd rule; the map and the legend draw the same ones.
 * Told apart by silhouette alone: a disc, a diamond with a bolt, a square with a bar, a cross, a triangle with an
 * exclamation mark, a ring with a stroke through it, a disc of which half is empty, a ring.
 */
export const STATUS_SHAPES: Readonly<Record<StatusShape, string>> = {
  available: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z',
  busy: 'M8 0.2 15.8 8 8 15.8 0.2 8ZM8.9 3.9 5 8.9H7.6L7.1 12.1 11 7.1H8.4Z',
  maintenance:
    'M2.2 1H13.8A1.2 1.2 0 0 1 15 2.2V13.8A1.2 1.2 0 0 1 13.8 15H2.2A1.2 1.2 0 0 1 1 13.8V2.2A1.2 1.2 0 0 1 2.2 1ZM4.5 6.9V9.1H11.5V6.9Z',
  unavailable:
    'M3.2 1.1 8 5.9 12.8 1.1 14.9 3.2 10.1 8 14.9 12.8 12.8 14.9 8 10.1 3.2 14.9 1.1 12.8 5.9 8 1.1 3.2Z',
  faulted: 'M8 0.6 15.8 14.8H0.2ZM7 5.4H9L8.6 10.2H7.4ZM7.1 11.4H8.9V13.2H7.1Z',
  offline:
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1ZM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM5.24 3.84 12.16 10.76 10.76 12.16 3.84 5.24Z',
  partial: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1ZM8 3V13A5 5 0 0 0 8 3Z',
  unknown: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1ZM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
}
