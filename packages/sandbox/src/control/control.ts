import * as z from 'zod/mini'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../accounts/demoAccounts.ts'
import type { ClockPatch, ClockState } from '../clock/clock.ts'
import type { Core, Limits, Mail } from '../core.ts'
import type { HandshakePatch } from '../host/handshake.ts'
import type { StaticHost } from '../host/host.ts'
import type { Truth } from '../incidents/truth.ts'
import type { SocketFaults } from '../live/outlet.ts'
import type { LiveServer } from '../live/server.ts'
import type { ChargerFault } from './chargers.ts'
import { type EmitOrder, emit } from './emit.ts'
import type { ActiveFault, FaultRule } from './faults.ts'
import type { Flood, FloodOrder, FloodState } from './flood.ts'
import type { RecordedRequest } from './recorder.ts'

/** What `POST /_sandbox/sockets` takes. The five faults of `SocketFaults` hold until the next call. */
export const socketOrderSchema = z.strictObject({
  latencyMs: z.optional(z.number()),
  jitterMs: z.optional(z.number()),
  duplicateEvery: z.optional(z.number()),
  reorderEvery: z.optional(z.number()),
  isSilent: z.optional(z.boolean()),
  /** Ends all sockets now by a TCP reset. */
  drop: z.optional(z.boolean()),
  /** Ends all sockets now with this close code. */
  close: z.optional(z.number()),
  /** Answers 503 to new sockets for so many real seconds. */
  refuseSeconds: z.optional(z.number()),
})
/** Faults of the live sockets, and what happens to them now. */
export type SocketOrder = z.infer<typeof socketOrderSchema>

/** What the sockets are like. */
export interface SocketState {
  open: number
  subscriptions: number
  faults: SocketFaults
  connects: readonly { headers: Readonly<Record<string, string>>; isAccepted: boolean }[]
}

/** What `POST /_sandbox/limits` takes. */
export interface LimitsPatch {
  stations?: number | null | undefined
  reports?: number | null | undefined
  users?: number | null | undefined
}

/** Everything a tester or a test may do to a running sandbox; the same by function and by `/_sandbox/*`. */
export interface SandboxControl {
  /** Changes time; `{}` only looks. */
  clock(patch: ClockPatch): ClockState
  addFault(rule: FaultRule): ActiveFault
  faults(): readonly ActiveFault[]
  /** Removes one fault, or all without an id, those of the sockets too. */
  clearFaults(id?: string): void
  sockets(order: SocketOrder): SocketState
  /** Makes every token invalid, for calls and for new sockets. @returns how many there were */
  expireTokens(): number
  /** @throws UnknownTarget for a station or connector that is not there */
  emit(order: EmitOrder): void
  /** What a charger, or every one, answers to commands from now on; `undefined` takes all such faults back. */
  charger(fault: ChargerFault | undefined): void
  /** When refunds from now on stand in their movements: after so many milliseconds, at once (0), or never (null). */
  refunds(delayMs: number | null): void
  flood(order: FloodOrder): FloodState
  floodState(): FloodState
  /** Changes what a plan allows; null: any number again; `{}` only looks. */
  limits(patch: LimitsPatch): Limits
  /** The world of the seed again, without faults, recordings, mails and sessions. */
  reset(): void
  requests(): readonly RecordedRequest[]
  clearRequests(): void
  /** Takes back all faults and forgets what was asked; the world stays as it is. */
  clear(): void
  accounts(): readonly (DemoAccount & { password: string })[]
  mails(): readonly Mail[]
  /** What really happened; null where the world has no incidents. */
  truth(): Truth | null
  /** Policy reports that pages sent. */
  cspReports(): readonly unknown[]
  addCspReport(report: unknown): void
  /** Changes the headers of pages from now on; `{}` puts them back. */
  handshake(patch: HandshakePatch): void
}

/** What the control reaches besides the core. */
export interface ControlParts {
  live: () => LiveServer | undefined
  host: StaticHost | undefined
  flood: Flood
  reset: () => void
}

/** The control of a running sandbox. */
export const createControl = (core: Core, parts: ControlParts): SandboxControl => {
  const clearFaults = (id?: string): void => {
    if (id !== undefined) {
      core.faults.remove(id)
      return
    }
    core.faults.clear()
    core.chargerFaults = []
    core.refundDelayMs = 0
    parts.live()?.setFaults({})
    parts.live()?.refuseFor(0)
  }
  const sockets = (order: SocketOrder): SocketState => {
    const live = parts.live()
    const { drop, close, refuseSeconds, ...faults } = order
    if (Object.keys(faults).length > 0) live?.setFaults(faults)
    if (refuseSeconds !== undefined) live?.refuseFor(refuseSeconds * 1000)
    if (drop === true) live?.drop()
    if (close !== undefined) live?.drop(close)
    return {
      open: live?.outlets().length ?? 0,
      subscriptions: core.broker.subscriptionCount(),
      faults: live?.faults() ?? {},
      connects: core.connects.slice(-50),
    }
  }
  return {
    clock: (patch) => core.clock.patch(patch),
    addFault: (rule) => core.faults.add(rule),
    faults: () => core.faults.list(),
    clearFaults,
    sockets,
    expireTokens: () => {
      const { store } = core.world
      const count = store.get<{ count: number }>('SELECT count(*) AS count FROM session')?.count ?? 0
      store.run('DELETE FROM session')
      return count
    },
    limits: ({ stations, reports, users }) => {
      if (stations !== undefined) core.limits.stations = stations ?? undefined
      if (reports !== undefined) core.limits.reports = reports ?? undefined
      if (users !== undefined) core.limits.users = users ?? undefined
      return { ...core.limits }
    },
    emit: (order) => emit(core, order),
    charger: (fault) => {
      core.chargerFaults = fault === undefined ? [] : [fault, ...core.chargerFaults]
    },
    refunds: (delayMs) => {
      core.refundDelayMs = delayMs
    },
    flood: (order) => parts.flood.start(order),
    floodState: () => parts.flood.state(),
    reset: () => {
      parts.flood.stop()
      clearFaults()
      core.recorder.clear()
      core.mails.length = 0
      core.cspReports.length = 0
      core.connects.length = 0
      core.usedAnswers.clear()
      parts.host?.setHandshake({})
      parts.reset()
    },
    requests: () => core.recorder.list(),
    clearRequests: () => core.recorder.clear(),
    clear: () => {
      clearFaults()
      core.recorder.clear()
    },
    accounts: () => DEMO_ACCOUNTS.map((account) => ({ ...account, password: DEMO_PASSWORD })),
    mails: () => core.mails,
    truth: () => core.world.truth ?? null,
    cspReports: () => core.cspReports,
    addCspReport: (report) => {
      core.cspReports.push(report)
      core.log(`policy report: ${JSON.stringify(report)}`)
    },
    handshake: (patch) => parts.host?.setHandshake(patch),
  }
}
