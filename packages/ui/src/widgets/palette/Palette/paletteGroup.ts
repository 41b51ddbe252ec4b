import type { KeySequence } from '@corrente/domain/palette'
import type { Conditioned } from '@corrente/domain/stations'
import type { NavKey } from '../../shell/index.ts'

/** What a palette finds, in the order in which it shows. */
export const PALETTE_GROUPS = [
  'recharges',
  'prices',
  'tags',
  'stations',
  'stationGroups',
  'virtualGroups',
  'vouchers',
  'people',
  'pages',
  'actions',
] as const
export type PaletteGroupKind = (typeof PALETTE_GROUPS)[number]

/** One thing to choose. */
export interface PaletteEntry {
  /** Tells entries apart, over all groups. */
  readonly id: string
  readonly label: string
  /** A second, quieter line: a station's identifier and city. */
  readonly note?: string | undefined
  /** The keys that lead there without the palette. */
  readonly keys?: KeySequence | undefined
  /** A page's place in the menu, for its icon. */
  readonly menu?: NavKey | undefined
  /** A station as it stands now, for its mark. */
  readonly station?: Conditioned | undefined
  /** Switched off: a person who is inactive. */
  readonly isOff?: boolean | undefined
}

/** Entries of one kind. */
export interface PaletteGroup {
  readonly kind: PaletteGroupKind
  /** Best first. */
  readonly entries: readonly PaletteEntry[]
  /** How many fit, shown or not. */
  readonly total: number
  /** The server is asked, or could not be, or only a part of it; absent: it has answered, or was not asked. */
  readonly asked?: 'asking' | 'failed' | 'partial'
}
