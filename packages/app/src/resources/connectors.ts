import { type ConnectorSave, type ConnectorTypeOption, readConnectorTypes } from '@corrente/domain/stations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'

/** GET connector_types (CON-004). */
export const readTypes = (
  cp: Gateway,
  signal?: AbortSignal,
): Promise<Outcome<readonly ConnectorTypeOption[]>> =>
  cp.get('connector_types', readConnectorTypes, { signal })

/** The types that a connector may be given. */
export const connectorTypesAtom = queryAtom(({ gateways: { cp } }) => ({
  key: ['connector-types'],
  run: (signal) => readTypes(cp, signal),
}))

/** PUT chargepoints/{pk}/connector/{connectorId} (CON-018). */
export const sendConnector = (
  cp: Gateway,
  pk: number,
  connectorId: number,
  save: ConnectorSave,
): Promise<Outcome<never>> =>
  cp.send('PUT', 'chargepoints/{pk}/connector/{connectorId}', { params: { pk, connectorId }, json: save })
