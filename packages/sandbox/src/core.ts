import type { SandboxClock } from './clock/clock.ts'
import type { ChargerFault } from './control/chargers.ts'
import type { FaultBook } from './control/faults.ts'
import type { Recorder } from './control/recorder.ts'
import type { Broker } from './live/broker.ts'
import type { Publisher } from './network/publisher.ts'
import type { Simulator } from './network/simulator.ts'
import type { World } from './network/world.ts'
import type { SandboxOptions } from './options.ts'
import type { Tenants } from './tenants.ts'

/** A mail that the sandbox would have sent. */
export interface Mail {
  at: string
  to: string
  subject: string
  /** Of a recovery. */
  code?: string
}

/** What a plan allows. */
export interface Limits {
  /** The operator's own stations of a network. */
  stations?: number | undefined
  /** Report downloads, counted until the next change of the limit. */
  reports?: number | undefined
  /** Active drivers of a network. */
  users?: number | undefined
}

/** What every part of a running sandbox shares. `world` and `publisher` are new after a reset. */
export interface Core {
  options: Readonly<SandboxOptions>
  clock: SandboxClock
  tenants: Tenants
  broker: Broker
  faults: FaultBook
  recorder: Recorder
  world: World
  publisher: Publisher
  /** The life of the world. New after a reset. */
  simulator: Pick<Simulator, 'welcome' | 'farewell' | 'replace' | 'command' | 'plan' | 'obey'>
  /** What chargers answer to the next commands, as a tester said. */
  chargerFaults: ChargerFault[]
  /** Milliseconds until a refund stands in its movement; null: it never does. Absent: at once. */
  refundDelayMs?: number | null
  /** How many stations, users and reports a network may have; `undefined`: any number. */
  limits: Limits
  mails: Mail[]
  /** Answers of the human check that were used up. */
  usedAnswers: Set<string>
  cspReports: unknown[]
  /** CONNECT frames seen, without their tokens. */
  connects: { headers: Readonly<Record<string, string>>; isAccepted: boolean }[]
  /** Bytes waiting in the fullest live socket. */
  waitingBytes(): number
  log(line: string): void
}
