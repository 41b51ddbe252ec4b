import type { Address } from '../../address/index.ts'
import { copyAddress, restoreAddress } from '../../address/index.ts'
import type { Account } from '../account.ts'
import { isPowerCleared, type PowerBasis } from '../connector/power.ts'
import type { ConnectorField } from './fields.ts'
import type { ConnectorValues, StationValues } from './values.ts'

/** The values after a change that reaches further than its own field. */
export interface StationChange {
  readonly values: StationValues
  /** Connectors whose power was cleared, because it is no longer offered: the screen names them (CON-019). */
  readonly clearedPowers: readonly number[]
}

/** Another system: phase and voltage are cleared, and the powers that are no longer offered (STF-040, CON-019). */
export function chooseSystem(values: StationValues, system: string): StationChange {
  if (system === values.system) return { values, clearedPowers: [] }
  return withPowers({ ...values, system, phase: '', voltage: undefined }, values)
}

/** Another voltage: the powers that are no longer offered are cleared (decisions: Power). */
export function chooseVoltage(values: StationValues, voltage: number | undefined): StationChange {
  return withPowers({ ...values, voltage }, values)
}

function withPowers(values: StationValues, before: PowerBasis): StationChange {
  const clearedPowers: number[] = []
  const connectors = values.connectors.map((connector) => {
    const { powerMax, isCustomPower } = connector
    if (powerMax === undefined || isCustomPower || !isPowerCleared(powerMax, before, values)) return connector
    clearedPowers.push(connector.id)
    return { ...connector, powerMax: undefined }
  })
  return { values: clearedPowers.length > 0 ? { ...values, connectors } : values, clearedPowers }
}

/** Another account: one without a device reader clears the switch and the MAC (STF-048, STF-049). */
export function chooseAccount(values: StationValues, account: Account | undefined): StationValues {
  const chosen = { ...values, accountPk: account?.pk }
  return account?.hasFaceReader ? chosen : { ...chosen, hasFaceReader: false, faceReaderMac: '' }
}

/** A group, as far as picking it matters. */
export interface PickedGroup {
  readonly pk: number
  readonly address: Address | undefined
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

/** Another group: its full address is copied; undefined is 'Unspecified', which restores the own one (STF-052, STF-053). */
export function chooseGroup(values: StationValues, group: PickedGroup | undefined): StationValues {
  const address = group ? copyAddress(values.address, group) : restoreAddress(values.address)
  return { ...values, groupPk: group?.pk, address }
}

/** By what income is counted. On creation only CHARGE_BOX: there are no connectors yet (STF-077). */
export function incomeByOptions(
  mode: 'new' | 'edit',
): readonly { readonly value: 'CHARGE_BOX' | 'CONNECTOR'; readonly whyNot?: 'connectorsComeLater' }[] {
  const own = { value: 'CONNECTOR' } as const
  return [{ value: 'CHARGE_BOX' }, mode === 'new' ? { ...own, whyNot: 'connectorsComeLater' } : own]
}

/** One field of one connector, by its number; an unknown number changes nothing. */
export function changeConnector<Field extends ConnectorField | 'isCustomPower'>(
  values: StationValues,
  id: number,
  field: Field,
  value: ConnectorValues[Field],
): StationValues {
  return {
    ...values,
    connectors: values.connectors.map((each) => (each.id === id ? { ...each, [field]: value } : each)),
  }
}
