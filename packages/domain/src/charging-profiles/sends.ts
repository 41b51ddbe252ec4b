import type { Task } from '../operations/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { readRows, z } from '../wire/index.ts'

/** A send of a profile that this browser made: a task does not say which profile it carried. */
export interface ProfileSend {
  readonly profilePk: number
  readonly taskId: number
  /** By the server's clock. */
  readonly at: EpochMs
  /** Charge box ids. */
  readonly stations: readonly string[]
}

/** How many sends are kept, of all profiles together. */
const KEPT = 40
/** How many stations of one send are kept. */
const KEPT_STATIONS = 200
/** How far the server's start of a task may lie from the send. */
const AROUND_MS = 5 * MINUTE_MS

const sendKept = z.object({
  profilePk: z.number(),
  taskId: z.number(),
  at: z.number(),
  stations: z.array(z.string()),
})

/** Reads what was kept, the newest first; what is none is left out. */
export const readSends = (kept: unknown): readonly ProfileSend[] => readRows(sendKept, kept).data

/** What is kept after one more send. */
export const withSend = (kept: unknown, send: ProfileSend): readonly ProfileSend[] =>
  [{ ...send, stations: send.stations.slice(0, KEPT_STATIONS) }, ...readSends(kept)].slice(0, KEPT)

/** The task of a send; numbers begin again, so that its start tells which of two it is. */
export const taskOfSend = (tasks: readonly Task[], { taskId, at }: ProfileSend): Task | undefined =>
  tasks.find(
    ({ id, command, startedAt }) =>
      id === taskId &&
      command === 'setChargingProfile' &&
      startedAt !== undefined &&
      Math.abs(startedAt - at) <= AROUND_MS,
  )
