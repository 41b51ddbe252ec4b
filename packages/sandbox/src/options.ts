import type { EpochMs } from './clock/clock.ts'
import type { IncidentWorld } from './incidents/truth.ts'

/** The sizes of the world, smallest first. */
export const SCALES = ['small', 'medium', 'large'] as const
export type Scale = (typeof SCALES)[number]

/** How much of everything the home network (Brazil) has; the three neighbours have a share of it. */
export interface ScaleSize {
  stations: number
  recharges: number
  users: number
  /** Station events kept from the past. */
  events: number
}

/** The sizes behind `SANDBOX_SCALE`. */
export const SCALE_SIZES: Record<Scale, ScaleSize> = {
  small: { stations: 200, recharges: 5_000, users: 1_000, events: 1_200 },
  medium: { stations: 2_000, recharges: 50_000, users: 10_000, events: 8_000 },
  large: { stations: 20_000, recharges: 500_000, users: 40_000, events: 40_000 },
}

/** What `startSandbox` takes; every field may be left out. */
export interface SandboxOptions {
  /** 0, the default, takes any free port. */
  port?: number
  /** The address to listen on; the loopback address unless told. */
  host?: string
  scale?: Scale
  /** Number of stations of the home network, instead of the scale's own. */
  stations?: number
  /** Equal seeds give equal worlds and, with a manual clock, equal live messages. */
  seed?: string | number
  /** The first instant; history ends here. The machine's own time unless told. */
  now?: EpochMs
  clock?: 'real' | 'manual'
  /** Sandbox seconds per real second for a real clock. */
  speed?: number
  /** Folder of the built product to serve; none: only the calls are served. */
  staticDir?: string
  /** Folder in which the database is kept per scale and seed; none: in memory. */
  dataDir?: string
  /** Folder with one folder per tenant, each holding tenant.json; the workspace's own unless told. */
  tenantsDir?: string
  /** Shape of the live stats messages; the second form is tolerated by readers. */
  statsForm?: 'first' | 'second'
  /** Incidents in the home network's last 30 days, with their truth at `/_sandbox/truth`; none unless told. */
  incidents?: IncidentWorld
  /** No log lines. */
  quiet?: boolean
}
