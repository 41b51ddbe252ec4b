import { keyText, looseKeyNumber, looseText, type Read, readList, z } from '../wire/index.ts'

/** An unregistered card that was held to the reader of one station. */
export interface Tap {
  readonly idTag: string
  /** At that station. */
  readonly attempts: number
  /** The station's; undefined where none is said. */
  readonly accountPk: number | undefined
}

/** How often the inbox is read while a card is awaited at a reader (decisions: Tags). */
export const TAP_EVERY_MS = 5_000
/** How long it is awaited. */
export const TAP_WAIT_MS = 120_000

const tapWire = z.object({
  key: keyText,
  numberOfAttempts: looseKeyNumber,
  chargeBoxID: looseText,
  tenantPk: looseKeyNumber,
})

/** Reads an `UnknownTagListReply` or a bare list as what was held to one station; undefined when it is neither. */
export function readTaps(body: unknown, stationId: string): Read<readonly Tap[]> | undefined {
  const read = readList(tapWire, body, 'unknownOcppTags')
  if (!read) return undefined
  const here = read.data.filter(({ chargeBoxID }) => chargeBoxID === stationId)
  return {
    unread: read.unread,
    data: here.map(({ key, numberOfAttempts, tenantPk }) => ({
      idTag: key,
      attempts: numberOfAttempts ?? 0,
      accountPk: tenantPk,
    })),
  }
}

/** The cards that came to a reader since a former look: an id that was not there, or whose attempts grew. */
export function newTaps(before: readonly Tap[], now: readonly Tap[]): readonly Tap[] {
  const attempts = new Map(before.map((tap) => [tap.idTag.toLowerCase(), tap.attempts]))
  return now.filter((tap) => tap.attempts > (attempts.get(tap.idTag.toLowerCase()) ?? -1))
}
