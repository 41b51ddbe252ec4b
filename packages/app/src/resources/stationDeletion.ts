import { deleteIntent, readDeleted } from '@corrente/domain/stations'
import { ONCE_PATIENCE } from '@corrente/domain/writes'
import type { Gateway } from '../gateways/index.ts'
import { callEndOf, notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { readOneStation, STATIONS_KEY, sendStationDelete } from './stations.ts'

/** The station that a person was shown when they said yes. */
export interface ShownStation {
  readonly pk: number
  /** Charge box id. */
  readonly id: string
  readonly name: string
}

type Proof = { readonly pk: number }

const DELETED = [204] as const

/** The deletion of a station (STN-035): read before, sent once, read again after a lost answer. */
export const stationDeletion = (
  cp: Gateway,
  { pk, id }: ShownStation,
  formats: FormatsPort,
): WriteAction<Proof, Proof> => ({
  keys: [deleteIntent(pk)],
  lock: 'allTabs',
  journal: 'cp',
  patience: ONCE_PATIENCE,
  outdates: [STATIONS_KEY],
  look: async () => {
    const read = await readOneStation(cp, pk, formats)
    if (read.kind !== 'done') return notRead(read)
    return read.data.id === id ? { look: 'ready', ready: { pk } } : { look: 'notSent', why: 'changed' }
  },
  proofOf: (ready) => ready,
  send: async () => onceAnswerOf(await sendStationDelete(cp, pk), DELETED, undefined),
  // A station that can be read was not deleted.
  confirm: async () => readDeleted(callEndOf(await readOneStation(cp, pk, formats))),
})
