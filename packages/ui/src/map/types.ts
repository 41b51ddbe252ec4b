import type { ColorToken } from '@corrente/themes'

/** One thing on the map. */
export interface MapPoint {
  /** Known to the caller; unique within a source. */
  readonly id: string
  /** Degrees east, -180 … 180. */
  readonly lng: number
  /** Degrees north, -90 … 90; a point with a place that is not finite is left out. */
  readonly lat: number
  /** Its name, written beside it and in the list. */
  readonly label: string
}

/** One of the statuses that points can have. */
export interface MapStatus {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** The colour token to paint with, such as `status-busy`. */
  readonly token: ColorToken
  /** Its outline, so that it is never told by colour alone: an SVG path in a box of 16 by 16, filled even-odd. */
  readonly mark: string
}

/**
 * Where the map reads from. It lives outside React: a change is told by id, and the map asks for the status when it
 * repaints, at most twice a second, so that thousands of messages cost one glance each.
 */
export interface MapSource {
  /** Every point that has a place. */
  positions(): readonly MapPoint[]
  /** Position of a point's status in the list of statuses; an unknown id or status gives the last one. */
  statusOf(id: string): number
  /**
   * @param onBatch told which points may have a new status
   * @param onSet told that points came, went or moved
   * @returns ends the subscription
   */
  subscribe(onBatch: (changedIds: readonly string[]) => void, onSet: () => void): () => void
}

/** A place on the earth, degrees. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}
