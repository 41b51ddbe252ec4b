import { type RestHold, restHold, resultsOf, type Task } from '@corrente/domain/operations'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { taskOfSent } from '../../../features/sent-tasks/index.ts'
import { sentCommandsAtom } from '../../../features/sentCommands.ts'
import type { CommandOrder } from '../../../resources/commands.ts'

/** What "first 5, then the rest" has left for later. */
export interface Rest {
  /** The order as it went to the first. */
  readonly ahead: CommandOrder
  /** Those that it has not gone to. */
  readonly stations: readonly string[]
  /** Past so many refusals of the first it goes no further. */
  readonly mostRefusals: number
}

/** Keeps who is left over the sends that follow up the first; a new order of the form begins anew. */
export function useRemainingStations() {
  const [rest, setRest] = useState<Rest>()
  return {
    rest,
    /** @param left - what this send leaves for later itself */
    sent: (order: CommandOrder, isFresh: boolean, left?: Rest) =>
      setRest((now) => left ?? (now === undefined || isFresh ? undefined : without(now, order.stations))),
  }
}

function without(rest: Rest, sent: readonly string[]): Rest | undefined {
  const stations = rest.stations.filter((id) => !sent.includes(id))
  return stations.length > 0 ? { ...rest, stations } : undefined
}

/**
 * Why those that are left may not be sent to yet, from what the first answered last.
 * @param tasks - undefined: they could not be read, so that nobody knows
 */
export function useRemainingHold(
  rest: Rest | undefined,
  tasks: readonly Task[] | undefined,
  now: number,
): RestHold | undefined {
  const sent = useAtomValue(sentCommandsAtom)
  if (rest === undefined) return undefined
  const { ahead, mostRefusals } = rest
  // "Send again to these" carries the same parameters; the last one is first.
  const own = sent.filter(({ order }) => order.command === ahead.command && order.values === ahead.values)
  const resultOf = (id: string) => {
    const last = own.find(({ order }) => order.stations.includes(id))
    const task = last && taskOfSent(tasks ?? [], last)
    return task && resultsOf(task, now).find(({ stationId }) => stationId === id)
  }
  return restHold(ahead.stations, resultOf, mostRefusals)
}
