import type { CommandOrder } from '../../../resources/commands.ts'
import type { StationOf } from '../useStationOf.ts'
import { useBlastQuestion } from './useBlastQuestion.ts'
import { type Rest, useRemainingStations } from './useRemainingStations.ts'
import { useSend } from './useSend.ts'

/** The way of an order: what is asked before it goes out, its send, and who is left for later. */
export function useOrders(stationOf: StationOf) {
  const { write, shown, isSending, send } = useSend()
  const { rest, sent } = useRemainingStations()
  const go = (order: CommandOrder, isFresh: boolean, later?: Rest) => {
    sent(order, isFresh, later)
    send(order)
  }
  const { asked, ask, close } = useBlastQuestion(stationOf, go)
  return {
    write,
    shown,
    isSending,
    rest,
    /** What is asked now. */
    asked,
    /** Asks where it has to, and sends. */
    ask,
    /** Sends what was asked about. */
    confirm: (order: CommandOrder, later?: Rest) => {
      if (!asked) return
      close()
      go(order, asked.isFresh, later)
    },
    close,
  }
}
