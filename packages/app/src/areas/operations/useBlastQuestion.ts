import { type Blast, blastOf, type Risk, risksOf } from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import type { QuietRisk } from '@corrente/ui/widgets/operations'
import { useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import type { CommandOrder } from '../../resources/commands.ts'
import type { StationOf } from './useStationOf.ts'

/** What is asked before an order goes out. */
export interface AskedOrder {
  readonly order: CommandOrder
  readonly blast: Blast
  readonly countedAt: EpochMs
  readonly risks: readonly Risk[]
  readonly quiet: readonly QuietRisk[]
}

/** What a command does where a recharge goes on; an order without any is sent at once. */
function quietOf({ command, values }: CommandOrder, charging: number): readonly QuietRisk[] {
  if (charging === 0) return []
  if (command === 'remoteReset' && values.resetType !== 'HARD') return ['reset']
  return command === 'unlockConnector' ? ['unlock'] : []
}

/**
 * Asks before an order that reaches many, cuts recharges, or cannot be taken back; else it goes out at once. A stop does
 * not ask: its form says whose recharge it is.
 */
export function useBlastQuestion(stationOf: StationOf, send: (order: CommandOrder) => void) {
  const { clock } = usePorts()
  const [asked, setAsked] = useState<AskedOrder>()
  return {
    asked,
    /** @param known - recharges that are known to go on, whatever the index says */
    ask: (order: CommandOrder, known = 0) => {
      const { command, values, stations } = order
      const seen = blastOf(stations, stationOf, values.connectorId)
      const blast = { ...seen, charging: Math.max(seen.charging, known) }
      const risks = risksOf(command, values, stations.length)
      const quiet = quietOf(order, blast.charging)
      if (risks.length === 0 && quiet.length === 0) send(order)
      else setAsked({ order, blast, countedAt: clock.now(), risks, quiet })
    },
    close: () => setAsked(undefined),
  }
}
