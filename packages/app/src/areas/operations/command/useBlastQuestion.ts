import { isReadOnlyKey } from '@corrente/domain/ocpp'
import {
  type Blast,
  blastOf,
  connectorReached,
  needsNoForm,
  type QuietRisk,
  quietRisksOf,
  type Risk,
  risksOf,
} from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import { useState } from 'react'
import { usePorts } from '../../../ports/index.ts'
import type { CommandOrder } from '../../../resources/commands.ts'
import type { StationOf } from '../useStationOf.ts'

/** Where an order comes from. */
export interface OrderOrigin {
  /** Recharges that are known to go on, whatever the index says. */
  readonly known?: number
  /** It is what the form says now, not a follow-up of what was sent. */
  readonly isFresh?: boolean
  /** A menu has named it with its station, and nobody has pressed anything in the form. */
  readonly isGiven?: boolean
}

/** What is asked before an order goes out. */
export interface AskedOrder {
  readonly order: CommandOrder
  readonly isFresh: boolean
  readonly blast: Blast
  readonly countedAt: EpochMs
  readonly risks: readonly Risk[]
  readonly quiet: readonly QuietRisk[]
}

/**
 * Asks before an order that reaches many, cuts recharges, or cannot be taken back; else it goes out at once. A stop does
 * not ask: its form says whose recharge it is.
 */
export function useBlastQuestion(
  stationOf: StationOf,
  send: (order: CommandOrder, isFresh: boolean) => void,
) {
  const { clock } = usePorts()
  const [asked, setAsked] = useState<AskedOrder>()
  return {
    asked,
    ask: (order: CommandOrder, { known = 0, isFresh = false, isGiven = false }: OrderOrigin = {}) => {
      const { command, protocol, values, stations } = order
      const seen = blastOf(stations, stationOf, connectorReached(command, values))
      const blast = { ...seen, charging: Math.max(seen.charging, known) }
      const risks = risksOf(command, values, stations.length)
      const quiet = quietRisksOf(command, values, blast, (key) => isReadOnlyKey(protocol, key))
      const asks = risks.length > 0 || quiet.length > 0
      if (isGiven && !needsNoForm(command, asks)) return
      if (!asks) send(order, isFresh)
      else setAsked({ order, isFresh, blast, countedAt: clock.now(), risks, quiet })
    },
    close: () => setAsked(undefined),
  }
}
