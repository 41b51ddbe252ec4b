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

/** What was sent in the weeks before, over and over: to stations of which version, what, to how many, their answers. */
const BEFORE = [
  ['V_15', 'Clear Cache', 2, ['Accepted', 'Rejected']],
  ['V_15', 'Unlock Connector', 1, ['Accepted']],
  ['V_16', 'Trigger Message', 1, ['NotImplemented']],
  ['V_16', 'Get Configuration', 20, ['OK', 'OK', 'OK', 'error: Charge point offline']],
  ['V_15', 'Change Configuration', 3, ['Accepted', 'NotSupported']],
  ['V_16', 'Remote Stop Transaction', 1, ['Accepted']],
  ['V_16', 'Set Charging Profile', 6, ['Accepted', 'Rejected', 'NotSupported']],
  ['V_15', 'Change Availability', 1, ['Scheduled']],
  ['V_16', 'Data Transfer', 2, ['UnknownVendorId', 'Accepted']],
  ['V_16', 'Remote Start Transaction', 1, ['Rejected']],
] as const
/** The oldest of the other list is three days old. */
const BEFORE_MS = 96 * HOUR_MS
const BETWEEN_MS = 13 * MINUTE_MS
/** One for so many stations: a few in a small network, thousands in a large one. */
const STATIONS_PER_TASK = 8
const FEWEST = 2

interface Sent {
  readonly ago: number
  readonly version: string
  readonly operation: string
  readonly answers: readonly string[]
  readonly stations: readonly StationRow[]
}

/** Some of the stations from a place on; a small network starts again at its first. */
const someOf = (stations: readonly StationRow[], from: number, size: number): readonly StationRow[] => {
  const first = stations.length === 0 ? 0 : from % stations.length
  return stations.slice(first, first + size)
}

/** What a network has sent, the oldest first, as its numbers go. */
const sentIn = (stations: readonly StationRow[]): readonly Sent[] => {
  const ready = stations.filter(({ origin, active }) => origin === 'MOVE' && active === 1)
  const speaking = {
    V_15: ready.filter(({ ocppProtocol }) => ocppProtocol?.includes('1.5') === true),
    V_16: ready.filter(({ ocppProtocol }) => ocppProtocol?.includes('1.6') === true),
  }
  const count = Math.max(FEWEST, Math.floor((stations.length - 60) / STATIONS_PER_TASK))
  const before = Array.from({ length: count }, (_, index): Sent => {
    const [version, operation, size, answers] = BEFORE[index % BEFORE.length] ?? BEFORE[0]
    const stations = someOf(speaking[version], index * 7, size)
    return { ago: BEFORE_MS + index * BETWEEN_MS, version, operation, answers, stations }
  })
  const lately = SENT.map(
    ([ago, operation, size, answers], index): Sent => ({
      ago,
      version: 'V_16',
      operation,
      answers,
      stations: someOf(speaking.V_16, index * 3, size),
    }),
  )
  return [...before.reverse(), ...lately].filter((each) => each.stations.length > 0)
}

/** Commands of the last days and weeks. Nothing is drawn at random, so that the rest of the world stays as it is. */
export const buildTasks = (
  network: NetworkId,
  stations: readonly StationRow[],
  now: EpochMs,
  keys: Keys,
): { tasks: TaskRow[]; results: TaskResultRow[] } => {
  const tasks: TaskRow[] = []
  const results: TaskResultRow[] = []
  sentIn(stations).forEach(({ ago, version, operation, answers, stations: those }, index) => {
    const pk = keys.task++
    const said = those.map((_, place) => answers[place % answers.length] ?? '')
    tasks.push({
      pk,
      network,
      origin: index % 4 === 3 ? 'APP' : 'DASHBOARD',
      startedAt: now - ago,
      endedAt: said.includes('') ? null : now - ago + 4_000,
      version,
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
