import type {
  Command,
  CommandOffer,
  CommandPath,
  CommandValues,
  OpenRecharge,
  Protocol,
} from '@corrente/domain/operations'
import type { Station } from '@corrente/domain/stations'
import type { Loadable } from '../../../foundations/index.ts'
import type { UserSource } from '../../pickers/index.ts'

/** A recharge on offer; without what could not be read of it. */
export interface OfferedRecharge {
  readonly id: number
  readonly recharge: OpenRecharge | undefined
}

/** What the fields of a command share. */
export interface ParameterProps {
  command: Command
  protocol: Protocol
  offer: CommandOffer
  /** Charge box ids. */
  selected: readonly string[]
  /** What is known of a station. */
  stationOf: (id: string) => Station | undefined
  values: CommandValues
  set: <Path extends CommandPath>(path: Path, value: CommandValues[Path]) => void
  /** Several at once, where one choice settles them. */
  setAll: (values: Partial<CommandValues>) => void
  /** What is wrong, in words, by parameter. */
  words: Readonly<Partial<Record<CommandPath, string>>>
  /** Those that a remote start can be for; read only once it asks for them. */
  people: UserSource
  /** The recharges that a stop can name, as far as they were read. */
  recharges: Loadable<readonly OfferedRecharge[]>
  /** Where a recharge, and the card that it runs on, are shown; undefined where this user may not open it. */
  rechargeHrefOf: (id: number) => string | undefined
  cardHrefOf: (idTag: string) => string | undefined
  /** Kinds of payment on offer; none where a payment cannot be chosen (OPS-026). */
  paymentTypes: readonly string[]
}
