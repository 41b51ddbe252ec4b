import type { StationRow } from '../store/rows.ts'

const SPELLINGS: readonly ((status: string) => string)[] = [
  (status) => status,
  (status) => (status === 'SuspendedEVSE' ? 'Suspended_evse' : status),
  (status) => status.toUpperCase(),
  (status) => status.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase(),
  (status) => status.replace('Suspended', 'Suspended-'),
]

/** A status in this station's own spelling: the live system is known to send several. */
export const spellStatus = (station: StationRow, status: string): string =>
  (SPELLINGS[station.style % SPELLINGS.length] ?? SPELLINGS[0])?.(status) ?? status

/** A connector or transaction number as this station sends it: a number, or the same number as text. */
export const spellId = (station: StationRow, id: number | null): number | string | null =>
  id !== null && station.style % 3 === 1 ? String(id) : id

/** `NoError`, or `NO_ERROR` where the station writes so. */
export const spellError = (station: StationRow, code: string | null): string | null =>
  code === 'NoError' && station.style % 2 === 1 ? 'NO_ERROR' : code

/** Whether this station's ready-made texts come with the word null in them. */
export const hasNullTexts = (station: StationRow): boolean => station.style % 4 === 1

/** Whether this station's replies carry the optional fields that were observed. */
export const hasExtras = (station: StationRow): boolean => station.style % 7 !== 3
