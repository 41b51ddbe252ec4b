import type { Core } from '../core.ts'
import type { NetworkId } from '../world/networks.ts'
import { Refusal } from './failure.ts'

/** @throws Refusal 403 when the network has as many stations of its own as its plan allows */
export const checkStationLimit = (core: Core, network: NetworkId): void => {
  const most = core.limits.stations
  if (most === undefined) return
  const own = core.world.model.byNetwork[network].filter((station) => station.row.origin === 'MOVE')
  if (own.length >= most) throw new Refusal(403, 'Station limit reached', `the plan allows ${most} stations`)
}

/** @throws Refusal 403 when the network has as many active drivers as its plan allows */
export const checkUserLimit = (core: Core, network: NetworkId): void => {
  const most = core.limits.users
  if (most === undefined) return
  const own = core.world.store.get<{ count: number }>(
    'SELECT count(*) AS count FROM person WHERE network = ? AND profile IS NULL AND active = 1',
    network,
  )
  if ((own?.count ?? 0) >= most) throw new Refusal(403, 'User limit reached', `the plan allows ${most} users`)
}

/** Counts a report download. @throws Refusal 403 when the plan allows no more of them */
export const takeReport = (core: Core): void => {
  const left = core.limits.reports
  if (left === undefined) return
  if (left <= 0) throw new Refusal(403, 'Report limit reached', 'the plan allows no more reports')
  core.limits.reports = left - 1
}
