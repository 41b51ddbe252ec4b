import type { ConnectorType } from '@corrente/domain/stations'

/** A plug's face in a box of 24 by 24: the rim as a path, its holes and pins as discs of `x, y, radius`. */
export interface ConnectorShape {
  readonly rim: string
  readonly pins: readonly (readonly [x: number, y: number, radius: number])[]
}

/** Round face of the SAE J1772 socket: two power contacts, two small ones, the earth below. */
const J1772_PINS = (y: number, scale: number): ConnectorShape['pins'] => [
  [12 - 3.4 * scale, y - 2.6 * scale, 1.7 * scale],
  [12 + 3.4 * scale, y - 2.6 * scale, 1.7 * scale],
  [12 - 4.6 * scale, y + 2 * scale, 1.05 * scale],
  [12 + 4.6 * scale, y + 2 * scale, 1.05 * scale],
  [12, y + 4.2 * scale, 1.5 * scale],
]

/** Flattened face of IEC 62196-2: two small contacts above, earth in the middle row, five large ones. */
const MENNEKES_PINS = (y: number, scale: number): ConnectorShape['pins'] => [
  [12 - 2.4 * scale, y - 4.1 * scale, 1 * scale],
  [12 + 2.4 * scale, y - 4.1 * scale, 1 * scale],
  [12 - 5.2 * scale, y, 1.5 * scale],
  [12, y, 1.5 * scale],
  [12 + 5.2 * scale, y, 1.5 * scale],
  [12 - 2.7 * scale, y + 4.5 * scale, 1.5 * scale],
  [12 + 2.7 * scale, y + 4.5 * scale, 1.5 * scale],
]

/** The two direct-current contacts that stand below a combined socket. */
const DC_PINS: ConnectorShape['pins'] = [
  [8, 19.6, 1.6],
  [16, 19.6, 1.6],
]
const DC_RIM = 'M6.6 16.2h10.8a3.4 3.4 0 0 1 0 6.8H6.6a3.4 3.4 0 0 1 0-6.8Z'

/** One drawing per known type (FMT-003, FMT-004). */
export const CONNECTOR_SHAPES: Readonly<Record<ConnectorType, ConnectorShape>> = {
  'Type 1': { rim: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20Z', pins: J1772_PINS(11.4, 1.2) },
  'Type 2': {
    rim: 'M5.6 3.5h12.8A10 10 0 0 1 22 12a10 10 0 0 1-20 0a10 10 0 0 1 3.6-8.5Z',
    pins: MENNEKES_PINS(11.6, 1.2),
  },
  Tesla: {
    rim: 'M8 2.5h8a5.5 5.5 0 0 1 5.5 5.6c0 6.6-3.8 13.4-9.5 13.4S2.5 14.7 2.5 8.1A5.5 5.5 0 0 1 8 2.5Z',
    pins: [
      [8, 8, 2.4],
      [16, 8, 2.4],
      [8.4, 14, 1.1],
      [15.6, 14, 1.1],
      [12, 16.6, 1.7],
    ],
  },
  'CCS Type 1': {
    rim: `M12 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z${DC_RIM}`,
    pins: [...J1772_PINS(7.6, 0.86), ...DC_PINS],
  },
  'CCS Type 2': {
    rim: `M7.6 1.4h8.8A7.2 7.2 0 0 1 19.2 7.4a7.2 7.2 0 0 1-14.4 0a7.2 7.2 0 0 1 2.8-6Z${DC_RIM}`,
    pins: [...MENNEKES_PINS(7.2, 0.82), ...DC_PINS],
  },
  CHAdeMO: {
    rim: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM9.8 2.2V.6h4.4v1.6',
    pins: [
      [7.2, 12, 2.8],
      [16.8, 12, 2.8],
      [9.6, 6.3, 1.15],
      [14.4, 6.3, 1.15],
      [9.6, 17.7, 1.15],
      [14.4, 17.7, 1.15],
    ],
  },
  'Plug NBR': {
    rim: 'M7.4 5h9.2L22.6 12l-6 7H7.4l-6-7Z',
    pins: [
      [7, 12.6, 1.7],
      [17, 12.6, 1.7],
      [12, 10.4, 1.7],
    ],
  },
  'GB/T': {
    rim: 'M9.6 2.5V5h4.8V2.5A9.8 9.8 0 1 1 9.6 2.5Z',
    pins: [
      [7.4, 11.6, 2.5],
      [16.6, 11.6, 2.5],
      [12, 9.4, 1.15],
      [12, 17, 1.9],
      [7.8, 17, 1.15],
      [16.2, 17, 1.15],
    ],
  },
}

/** A plug with its cable, for a type that the product does not know. */
export const UNKNOWN_CONNECTOR: ConnectorShape = {
  rim: 'M8.5 2.5v5M15.5 2.5v5M5.5 7.5h13v4a6.5 6.5 0 0 1-13 0ZM12 18v4',
  pins: [],
}
