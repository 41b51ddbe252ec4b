import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  type Command,
  type CommandErrors,
  type CommandValues,
  checkCommand,
  type SendProblem,
  sendProblem,
} from '@corrente/domain/operations'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useChosenStations } from '../../features/command-links/index.ts'
import { carriedOrderAtom } from '../../features/sent-tasks/index.ts'
import { usePorts } from '../../ports/index.ts'

const NO_ERRORS: CommandErrors = COMMAND_FORM.fine

/** What a form of a command holds. */
export interface CommandFormState {
  readonly selected: readonly string[]
  readonly select: (ids: readonly string[]) => void
  readonly values: CommandValues
  readonly change: (change: (now: CommandValues) => CommandValues) => void
  readonly errors: CommandErrors
  readonly problem: SendProblem | undefined
  readonly tries: number
  /** Checks what stands there for these stations, and says whether it may be sent. */
  readonly passes: (stations: readonly string[]) => boolean
}

/** What a link has filled in. */
export interface FilledIn {
  readonly station: string | undefined
  readonly connectorId: number | undefined
  readonly profilePk: number | undefined
  readonly availType?: 'OPERATIVE' | 'INOPERATIVE' | undefined
  readonly triggerMessage?: 'StatusNotification' | undefined
}

/** Of one station all that is there is taken off more often than one profile: that is the way that is open. */
const filledIn = ({
  station,
  connectorId,
  profilePk,
  availType,
  triggerMessage,
}: FilledIn): CommandValues => ({
  ...emptyValues(COMMAND_FORM),
  connectorId,
  profilePk,
  availType: availType ?? '',
  triggerMessage: triggerMessage ?? '',
  ...(station !== undefined && profilePk === undefined && { filterType: 'OtherParameters' }),
})

/** The stations and parameters of a command: those that a link, or the ticks of a list, fill in, else none (OPS-009). */
export function useCommandForm(command: Command, filled: FilledIn): CommandFormState {
  const { clock } = usePorts()
  const [carried, setCarried] = useAtom(carriedOrderAtom)
  const [start] = useState(() => (carried?.command === command ? carried : undefined))
  // It is taken over once.
  useEffect(() => setCarried(undefined), [setCarried])
  const chosen = useChosenStations()
  const [selected, setSelected] = useState<readonly string[]>(
    start?.stations ?? (filled.station === undefined ? chosen : [filled.station]),
  )
  const [values, setValues] = useState<CommandValues>(start?.values ?? filledIn(filled))
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<SendProblem>()
  const errors = tries > 0 ? checkCommand(command, values, clock.serverNow()) : NO_ERRORS
  const isStill = problem !== undefined && sendProblem(command, selected, errors) === problem
  return {
    selected,
    select: (ids) => {
      setSelected(ids)
      // The recharge of another station is none of this one.
      setValues((now) => (now.transactionId === undefined ? now : { ...now, transactionId: undefined }))
    },
    values,
    change: setValues,
    errors,
    problem: isStill ? problem : undefined,
    tries,
    passes: (stations) => {
      const found = sendProblem(command, stations, checkCommand(command, values, clock.serverNow()))
      setProblem(found)
      if (found !== undefined) setTries((count) => count + 1)
      return found === undefined
    },
  }
}
