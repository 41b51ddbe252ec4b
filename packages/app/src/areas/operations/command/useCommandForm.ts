import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  type Command,
  type CommandErrors,
  type CommandOffer,
  type CommandValues,
  checkAtStations,
  goneAt,
  reachOf,
  type SendProblem,
  sendProblem,
} from '@corrente/domain/operations'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useChosenStations } from '../../../features/command-links/index.ts'
import { carriedOrderAtom } from '../../../features/sent-tasks/index.ts'
import { usePorts } from '../../../ports/index.ts'
import type { CommandOrder } from '../../../resources/commands.ts'

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
  /** Whether somebody has chosen or typed what is lost with the form. @param sent - what was sent of it is not */
  readonly isTouched: (sent: Pick<CommandOrder, 'stations' | 'values'> | undefined) => boolean
}

/** What a link has filled in. */
export interface FilledIn {
  readonly station: string | undefined
  readonly connectorId: number | undefined
  readonly profilePk: number | undefined
  readonly availType?: 'OPERATIVE' | 'INOPERATIVE' | undefined
  readonly triggerMessage?: 'StatusNotification' | undefined
  readonly resetType?: 'SOFT' | undefined
}

/** Of one station all that is there is taken off more often than one profile: that is the way that is open. */
const filledIn = ({
  station,
  connectorId,
  profilePk,
  availType,
  triggerMessage,
  resetType,
}: FilledIn): CommandValues => ({
  ...emptyValues(COMMAND_FORM),
  connectorId,
  profilePk,
  availType: availType ?? '',
  triggerMessage: triggerMessage ?? '',
  resetType: resetType ?? '',
  ...(station !== undefined && profilePk === undefined && { filterType: 'OtherParameters' }),
})

/**
 * The stations and parameters of a command: those that a link, or the ticks of a list, fill in, else none (OPS-009).
 * @param offer - undefined until it was read
 */
export function useCommandForm(
  command: Command,
  filled: FilledIn,
  offer: CommandOffer | undefined,
): CommandFormState {
  const { clock } = usePorts()
  const [carried, setCarried] = useAtom(carriedOrderAtom)
  const chosen = useChosenStations()
  const [start] = useState(() =>
    carried?.command === command
      ? carried
      : { stations: filled.station === undefined ? chosen : [filled.station], values: filledIn(filled) },
  )
  // It is taken over once.
  useEffect(() => setCarried(undefined), [setCarried])
  const [selected, setSelected] = useState<readonly string[]>(start.stations)
  const [values, setValues] = useState<CommandValues>(start.values)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<SendProblem>()
  const check = (stations: readonly string[]) =>
    checkAtStations(command, values, clock.serverNow(), reachOf(command, offer, stations))
  // What does not fit the stations nobody has typed for them: it is said before a send.
  const errors = tries > 0 ? check(selected) : goneAt(command, values, reachOf(command, offer, selected))
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
      const found = sendProblem(command, stations, check(stations))
      setProblem(found)
      if (found !== undefined) setTries((count) => count + 1)
      return found === undefined
    },
    isTouched: (sent) =>
      ![start, sent].some(
        (one) => one && isSame(one.stations, selected) && isSame(typedOf(one.values), typedOf(values)),
      ),
  }
}

/** The recharge of a stop is chosen by itself where there is but one. */
const typedOf = (values: CommandValues) => ({ ...values, transactionId: undefined })
/** Of plain data with its keys in one order. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
