import type { EventType } from '@corrente/domain/notifications'
import type { GlyphShape } from '../../../primitives/index.ts'

const RING = 'M12 2.9a9.1 9.1 0 1 1 0 18.2 9.1 9.1 0 1 1 0-18.2Z'

/** One drawing per type of event (ALR-008): no two share a silhouette, so that none is told by its colour alone. */
export const EVENT_SHAPES: Readonly<Record<EventType, GlyphShape>> = {
  // An open ring with a tick that reaches out of it.
  Available: { lines: 'M20.6 10.6A9.1 9.1 0 1 1 15.4 3.5M8 11.3l3.7 3.7L21.2 5.2' },
  // Plug and socket, joined.
  Connected: {
    lines:
      'M1.8 12h3.4M5.2 7.2h2.6a3.2 3.2 0 0 1 3.2 3.2v3.2a3.2 3.2 0 0 1-3.2 3.2H5.2ZM11 10h4M11 14h4M18.8 7.2h-1.6a2.2 2.2 0 0 0-2.2 2.2v5.2a2.2 2.2 0 0 0 2.2 2.2h1.6ZM18.8 12h3.4',
  },
  // The same two, apart, with a spark between them.
  Disconnected: {
    lines:
      'M1.8 12h2M3.8 7.2h1.8a3 3 0 0 1 3 3v3.6a3 3 0 0 1-3 3H3.8ZM8.6 10h1.8M8.6 14h1.8M20.2 7.2h-1.4a2.2 2.2 0 0 0-2.2 2.2v5.2a2.2 2.2 0 0 0 2.2 2.2h1.4ZM20.2 12h2M13.6 2.6l-1 3.2M13.6 21.4l-1-3.2',
  },
  StationBooted: { lines: 'M12 2.8v8.4M7 5.6a8.6 8.6 0 1 0 10 0' },
  // A bolt that begins, a square that ends.
  TransactionStarted: { lines: RING, solid: 'M13.2 5.6 7.4 13.2h3.9l-.8 5.2 6-7.6h-4Z' },
  TransactionEnded: {
    lines: RING,
    solid: 'M9.4 8.4h5.2a1 1 0 0 1 1 1v5.2a1 1 0 0 1-1 1H9.4a1 1 0 0 1-1-1V9.4a1 1 0 0 1 1-1Z',
  },
  Failure: {
    lines: 'M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2ZM12 7.4v5.4',
    solid: 'M12 15.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4Z',
  },
  Warning: {
    lines:
      'M10.5 3.9 2.5 18.1a1.7 1.7 0 0 0 1.5 2.6h16a1.7 1.7 0 0 0 1.5-2.6L13.5 3.9a1.7 1.7 0 0 0-3 0ZM12 9v4.6',
    solid: 'M12 15.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4Z',
  },
}

/** A bell, for what the product does not know. */
export const UNKNOWN_EVENT: GlyphShape = {
  lines:
    'M12 2.8a6.4 6.4 0 0 0-6.4 6.4c0 3.4-.9 5.2-2 6.6a.9.9 0 0 0 .7 1.4h15.4a.9.9 0 0 0 .7-1.4c-1.1-1.4-2-3.2-2-6.6A6.4 6.4 0 0 0 12 2.8ZM9.8 20.6a2.5 2.5 0 0 0 4.4 0',
}

/** The drawing of an event: its type's, else the bell (ALR-008). */
export const shapeOf = (type: EventType | undefined): GlyphShape =>
  type ? EVENT_SHAPES[type] : UNKNOWN_EVENT
