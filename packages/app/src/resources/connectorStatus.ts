import { hasManualStatus, type ManualStatus, overrideRequest } from '@corrente/domain/stations'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { readTypes, sendConnector } from './connectors.ts'
import { readOneStation, STATIONS_KEY } from './stations.ts'

/** Which connector is set by hand, and to what; null: what the charger reports holds. */
export interface StatusOverride {
  readonly stationPk: number
  readonly connectorId: number
  readonly status: ManualStatus | null
}

/**
 * Sets a connector's status by hand (CON-018): all its fields, read just before, go out with this status.
 * Not sent with `noType` where its type is none of those that can be saved.
 */
export const statusOverride = (cp: Gateway, formats: FormatsPort, override: StatusOverride) => {
  const { stationPk, connectorId, status } = override
  const readStation = () => readOneStation(cp, stationPk, formats)
  return {
    keys: [`connector.status:${stationPk}/${connectorId}`],
    lock: 'page',
    outdates: [STATIONS_KEY],
    look: async () => {
      const [station, types] = await Promise.all([readStation(), readTypes(cp)])
      if (station.kind !== 'done') return notRead(station)
      if (types.kind !== 'done') return { look: 'notSent', why: 'unreachable' }
      const connector = station.data.connectors.find(({ id }) => id === connectorId)
      if (!connector) return { look: 'notSent', why: 'gone' }
      const ready = overrideRequest(connector, status, types.data)
      return ready ? { look: 'ready', ready } : { look: 'notSent', why: 'noType' }
    },
    proofOf: () => override,
    send: async (body) => answerOf(await sendConnector(cp, stationPk, connectorId, body), undefined),
    confirm: async ({ status: asked }) => {
      const station = await readStation()
      if (station.kind !== 'done') return { found: 'unreadable' }
      const connector = station.data.connectors.find(({ id }) => id === connectorId)
      return connector && hasManualStatus(connector, asked)
        ? { found: 'applied', result: undefined }
        : { found: 'unchanged' }
    },
  } satisfies WriteAction<
    NonNullable<ReturnType<typeof overrideRequest>>,
    StatusOverride,
    undefined,
    never,
    'noType'
  >
}
