import type { EpochMs } from './zone.ts'

type Times = Iterable<EpochMs | undefined>

/** The first of the times that are known; undefined: none is. */
export function earliest(times: Times): EpochMs | undefined {
  let found: EpochMs | undefined
  for (const at of times) if (at !== undefined && (found === undefined || at < found)) found = at
  return found
}

/** The last of the times that are known; undefined: none is. */
export function latest(times: Times): EpochMs | undefined {
  let found: EpochMs | undefined
  for (const at of times) if (at !== undefined && (found === undefined || at > found)) found = at
  return found
}
