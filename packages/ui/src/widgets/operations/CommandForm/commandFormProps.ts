import type {
  Command,
  CommandErrors,
  CommandOffer,
  CommandValues,
  Protocol,
  SendProblem,
} from '@corrente/domain/operations'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../foundations/index.ts'
import type { UserSource } from '../../pickers/index.ts'
import type { StationOf } from '../StationPicker/stationItems.ts'
import type { OfferedRecharge } from './parameterProps.ts'

/** What became of the last send: it stands in the place of the form. */
export interface CommandAnswer {
  /** Tells one send from the next. */
  readonly key: number
  /** Charge box ids of those that it went to. */
  readonly stations: readonly string[]
  readonly connectorId: number | undefined
  readonly content: ReactNode
}

export interface CommandFormProps {
  command: Command
  protocol: Protocol
  /** The lists that the server offers for it. */
  offer: Loadable<CommandOffer>
  /** What the live index knows of a station. */
  stationOf: StationOf
  /** Charge box ids. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  values: CommandValues
  onChange: (change: (now: CommandValues) => CommandValues) => void
  /** What is wrong, once a send was tried. */
  errors: CommandErrors
  /** Why the last press sent nothing (OPS-011, OPS-012). */
  problem: SendProblem | undefined
  /** Counts the presses that sent nothing: each puts the focus on the first error. */
  tries: number
  people: UserSource
  paymentTypes: readonly string[]
  /** The recharges of the chosen station, of a stop. */
  recharges: Loadable<readonly OfferedRecharge[]>
  /** Where a recharge, and the card that it runs on, are shown; undefined where this user may not open it. */
  rechargeHrefOf: (id: number) => string | undefined
  cardHrefOf: (idTag: string) => string | undefined
  /** Its frame has the title already. */
  isBare?: boolean | undefined
  isSending: boolean
  onSubmit: () => void
  /** Charge box ids of those whose version lacks the command. */
  old?: readonly string[] | undefined
  /** How the last send ended, as long as it brought no answer. */
  notice?: ReactNode
  answer?: CommandAnswer | undefined
  /** What is tried after it, below the form and below the answer alike. */
  steps?: ReactNode
  /** The answer is shown, not the form. */
  isAnswered?: boolean
  /** Back to the form, and to the answer again. */
  onAnsweredChange?: (isAnswered: boolean) => void
}

/** What the form has once its lists were read. */
export type OfferedProps = CommandFormProps & { readonly offered: CommandOffer; readonly unread: number }
