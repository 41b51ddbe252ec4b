import type { Connector } from '../station.ts'

/** A connector with everything that the list's card and the form show (CON-001). */
export interface ConnectorDetail extends Connector {
  /** Key of its type among `connector_types`; undefined in list replies. */
  readonly typePk: number | undefined
  /** As the wire has it: above 1000 it is W, else kW (CON-016); `kilowattsOf` reads it. */
  readonly powerMax: number | undefined
  /** Currency units per kWh. */
  readonly pricePerKwh: number | undefined
  /** Currency units per minute. */
  readonly pricePerMinute: number | undefined
  /** Of its pricing profile; undefined: it has none, or the server does not tell. */
  readonly profileUuid: string | undefined
  /** Who charges there now. */
  readonly userName: string | undefined
  /** Charge of the car, percent. */
  readonly socPercentage: number | undefined
}
