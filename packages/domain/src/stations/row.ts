import type { ConnectorDetail } from './connector/detail.ts'
import type { Station } from './station.ts'

/** A station of the list with what its row and its card show (STN-008 to STN-021). */
export interface StationRow extends Station {
  readonly connectors: readonly ConnectorDetail[]
  /** `PUBLIC`, `PRIVATE`, or another one raw (STN-020). */
  readonly visibility: string | undefined
  /** The wire's tenantPk and tenantName. */
  readonly accountPk: number | undefined
  readonly accountName: string | undefined
  /** Recharges. */
  readonly usage: number | undefined
  /** Whether the place is shown to drivers. */
  readonly showsLocation: boolean | undefined
  /** These three only a call tells; a station that the live index alone knows has none. */
  readonly isOpenAllDay?: boolean | undefined
  /** `HH:mm:ss`, local, raw. */
  readonly openTime?: string | undefined
  readonly closeTime?: string | undefined
}
