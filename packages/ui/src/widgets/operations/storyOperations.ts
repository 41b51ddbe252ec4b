import { commandOfferFixture, createRandom, networkFixture, taskFixture } from '@corrente/domain/fixtures'
import { type CommandOffer, resultsOf } from '@corrente/domain/operations'
import type { Station } from '@corrente/domain/stations'
import { STAGE_NOW } from '../../testing/index.ts'

/** Invented stations, and what a command is offered with them. */
export const network: readonly Station[] = networkFixture(createRandom('operations'), 40)
const byId = new Map(network.map((station) => [station.id, station]))
/** As the live index finds them. */
export const stationOf = (id: string): Station | undefined => byId.get(id)
export const nameOf = (id: string): string => byId.get(id)?.name ?? id

/** What the server offers with them. */
export const offer = (): CommandOffer => ({
  ...commandOfferFixture(),
  stations: network.map(({ id, name }) => ({ id, name, hasPayment: true })),
  connectorIds: new Map(network.map(({ id, connectors }) => [id, connectors.map((each) => each.id)])),
  transactionIds: new Map(network.slice(0, 1).map(({ id }) => [id, [55021, 55022]])),
})

const [a = '', b = '', c = '', d = '', e = '', f = ''] = network.map(({ id }) => id)
/** A task in which everything happened. */
export const mixedTask = taskFixture(
  'Change Configuration',
  {
    [a]: 'Accepted',
    [b]: 'RebootRequired',
    [c]: 'NotSupported',
    [d]: 'error: Charge point offline',
    [e]: '',
    [f]: 'InternalError: Busy, try later',
  },
  { startTimestamp: new Date(STAGE_NOW - 90_000).toISOString() },
)
/** The time at which its silent station has been silent for too long. */
export const mixedResults = resultsOf(mixedTask, STAGE_NOW)
