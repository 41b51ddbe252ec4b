import type { ConnectorDetail } from './detail.ts'
import { type ManualStatus, manualStatusOf } from './override.ts'
import { type ConnectorTypeOption, typePkOf } from './types.ts'

/** The body of a connector's PUT (CON-018). */
export interface ConnectorSave {
  readonly connectorTypePk: number
  /** A listed option in kW as listed, a free-typed one in W. */
  readonly powerMax: number | null
  readonly moneyPerKilowattIncome: number | null
  readonly moneyPerDurationIncome: number | null
  readonly unusualStatus: ManualStatus | null
}

/**
 * The body that changes nothing but the manual status: every other field as it was just read (CON-018). undefined for a
 * connector whose type is not known: it cannot be sent without one (CON-011).
 */
export function overrideRequest(
  connector: ConnectorDetail,
  status: ManualStatus | null,
  types: readonly ConnectorTypeOption[],
): ConnectorSave | undefined {
  const connectorTypePk = typePkOf(connector, types)
  if (connectorTypePk === undefined) return undefined
  return {
    connectorTypePk,
    powerMax: connector.powerMax ?? null,
    moneyPerKilowattIncome: connector.pricePerKwh ?? null,
    moneyPerDurationIncome: connector.pricePerMinute ?? null,
    unusualStatus: status,
  }
}

/** Whether a connector, read again, has the manual status that was asked for: how an unknown answer is settled. */
export function hasManualStatus(
  connector: Pick<ConnectorDetail, 'override'>,
  status: ManualStatus | null,
): boolean {
  return manualStatusOf(connector.override) === status
}
