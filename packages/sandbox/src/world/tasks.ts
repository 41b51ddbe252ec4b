import type { EpochMs } from '../clock/clock.ts'
import type { StationRow, TaskResultRow, TaskRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import type { Keys } from './stations.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What was sent: how long ago, what, to how many stations, and what they answered in turn; '' is silence. */
const SENT = [
  [73 * HOUR_MS, 'Get Configuration', 12, ['OK', 'OK', 'error: Charge point offline', 'OK']],
  [50 * HOUR_MS, 'Change Configuration', 8, ['Accepted', 'RebootRequired', 'NotSupported', 'Rejected']],
  [26 * HOUR_MS, 'Update Firmware', 20, ['OK', 'OK', 'OK', '']],
  [25 * HOUR_MS, 'Change Availability', 1, ['Scheduled']],
  [9 * HOUR_MS, 'Remote Start Transaction', 1, ['Accepted']],
  [5 * HOUR_MS, 'Unlock Connector', 1, ['UnlockFailed']],
  [3 * HOUR_MS, 'Clear Cache', 3, ['Accepted', 'InternalError: Busy, try later', 'Accepted']],
  [95 * MINUTE_MS, 'Get Diagnostics', 1, ['diag-0007.zip']],
  [40 * MINUTE_MS, 'Reset', 2, ['Accepted', '']],
] as const

/** Commands of the last days. Nothing is drawn at random, so that the rest of the world stays as it is. */
export const buildTasks = (
  network: NetworkId,
  stations: readonly StationRow[],
  now: EpochMs,
  keys: Keys,
): { tasks: TaskRow[]; results: TaskResultRow[] } => {
  const places = stations.filter(
    ({ origin, active, ocppProtocol }) =>
      origin === 'MOVE' && active === 1 && ocppProtocol?.includes('1.6') === true,
  )
  const tasks: TaskRow[] = []
  const results: TaskResultRow[] = []
  SENT.forEach(([ago, operation, count, answers], index) => {
    const pk = keys.task++
    const those = places.slice(index * 3, index * 3 + count)
    const said = those.map((_, place) => answers[place % answers.length] ?? '')
    tasks.push({
      pk,
      network,
      origin: index % 4 === 3 ? 'APP' : 'DASHBOARD',
      startedAt: now - ago,
      endedAt: said.includes('') ? null : now - ago + 4_000,
      version: 'V_16',
      operation,
    })
    those.forEach(({ chargeBoxId }, place) => {
      const answer: string = said[place] ?? ''
      const isError = answer.startsWith('error: ')
      results.push({
        taskPk: pk,
        chargeBoxId,
        error: isError ? answer.slice(7) : null,
        response: isError || answer === '' ? null : answer,
        detail:
          answer === 'OK' && operation === 'Get Configuration'
            ? JSON.stringify([
                { key: 'HeartbeatInterval', value: place % 5 === 3 ? '60' : '300' },
                { key: 'NumberOfConnectors', value: '2' },
              ])
            : null,
      })
    })
  })
  return { tasks, results }
}
