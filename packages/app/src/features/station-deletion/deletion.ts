import { deleteIntent, readDeleted } from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import type { Gateway } from '../../gateways/index.ts'
import { callEndOf, type OnceAction, onceEndOf } from '../../kit/once-only/index.ts'
import { readOneStation, sendStationDelete } from '../../resources/stations.ts'

/** The station that a person was shown when they said yes. */
export interface ShownStation {
  readonly pk: number
  /** Charge box id. */
  readonly id: string
  readonly name: string
}

const DELETED = [204] as const

/** The deletion of a station as a once-only action (STN-035): read before, sent once, read again after a lost answer. */
export const stationDeletion = (cp: Gateway, { pk, id }: ShownStation, zone: ZoneId): OnceAction => ({
  key: deleteIntent(pk),
  gateway: 'cp',
  // A station that can be read was not deleted.
  rules: { isUnchangedProof: true },
  readBefore: async () => {
    const read = await readOneStation(cp, pk, zone)
    if (read.kind === 'done')
      return { snapshot: { pk, id: read.data.id }, isAsConfirmed: read.data.id === id }
    // Somebody else was first: nothing is left to be deleted.
    const isGone = readDeleted(callEndOf(read)) === 'applied'
    return { snapshot: isGone ? { pk } : undefined, isAsConfirmed: false }
  },
  send: async () => onceEndOf(await sendStationDelete(cp, pk), DELETED),
  readAgain: async () => readDeleted(callEndOf(await readOneStation(cp, pk, zone))),
})
