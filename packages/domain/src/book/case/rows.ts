import type { Movement } from '../../financial/index.ts'
import type { StationNotification } from '../../notifications/index.ts'
import type { Task } from '../../operations/index.ts'
import type { StationRow } from '../../stations/index.ts'
import type { UnknownCard } from '../../tags/index.ts'
import type { EpochMs, ZoneId } from '../../time/index.ts'
import type { Recharge } from '../../transactions/index.ts'
import type { ListsByProfile } from '../priceInForce.ts'

/** What a case is read from, each by a call of its own. `measures` come with the recharge. */
export const CASE_PARTS = [
  'recharge',
  'recharges',
  'events',
  'measures',
  'commands',
  'cards',
  'money',
  'prices',
] as const
export type CasePart = (typeof CASE_PARTS)[number]

/** Why a part is not known. `tooOld`: the list that was read ends after the case begins. */
export type NotRead = 'failed' | 'notPermitted' | 'tooOld'

/** What was read about one event. A part that is not known is empty and stands in `unread`. */
export interface CaseRows {
  /** The recharge that is asked about; undefined: a place and a time, or a card without a recharge. */
  readonly recharge: Recharge | undefined
  /** What was measured in it, as it came. */
  readonly values: unknown
  /** Charge box id. */
  readonly stationId: string | undefined
  readonly stationName: string | undefined
  /** The card that is asked about; undefined: nobody said. */
  readonly card: string | undefined
  /** When it was: the start of the recharge, else what was said. */
  readonly at: EpochMs
  /** Of the station, the weeks before too: what a kWh usually costs here comes from them. */
  readonly recharges: readonly Recharge[]
  /** Of the station. */
  readonly events: readonly StationNotification[]
  readonly tasks: readonly Task[]
  /** The inbox of refused cards. */
  readonly cards: readonly UnknownCard[]
  /** Of the station, around the day. */
  readonly movements: readonly Movement[]
  /** The profile of the connector; undefined: it was not read, or there is none. */
  readonly priced:
    | { readonly station: Pick<StationRow, 'id' | 'connectors'>; readonly lists: ListsByProfile }
    | undefined
  readonly unread: Readonly<Partial<Record<CasePart, NotRead>>>
  /** When all this was read. */
  readonly readAt: EpochMs
  /** The tenant's. */
  readonly zone: ZoneId
}
