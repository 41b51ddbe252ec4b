import type { EpochMs } from '../clock/clock.ts'
import type { NetworkId } from '../world/networks.ts'
import type { Random } from '../world/random.ts'
import { cardId } from '../world/tags.ts'
import type { LiveStation } from './model.ts'
import type { Schedule } from './schedule.ts'
import type { World } from './world.ts'

const EVERY_MS = 90_000
/** The server forgets the oldest beyond so many ids and stations. */
const MOST = 400

/**
 * Somebody holds a card to a station's reader. An unregistered id is in the inbox from then on.
 * @returns whether it was refused as unknown
 */
export const holdCard = (world: World, { row }: LiveStation, idTag: string, at: EpochMs): boolean => {
  const { store } = world
  if (store.get('SELECT pk FROM tag WHERE network = ? AND idTag = ?', row.network, idTag) !== undefined)
    return false
  store.run(
    `INSERT INTO unknownTag (network, idTag, stationPk, accountPk, attempts, lastAt) VALUES (?, ?, ?, ?, 1, ?)
     ON CONFLICT DO UPDATE SET attempts = attempts + 1, lastAt = excluded.lastAt`,
    row.network,
    idTag,
    row.pk,
    row.accountPk,
    world.toStored(at),
  )
  return true
}

const forgetOldest = ({ store }: World, network: NetworkId): void =>
  store.run(
    `DELETE FROM unknownTag WHERE network = ?1 AND lastAt < (
       SELECT lastAt FROM unknownTag WHERE network = ?1 ORDER BY lastAt DESC LIMIT 1 OFFSET ${MOST})`,
    network,
  )

/** Now and then somebody in a network holds an unknown card to a reader; half of them try again at once. */
export const startReaders = (
  world: World,
  network: NetworkId,
  schedule: Schedule,
  start: EpochMs,
  random: Random,
): void => {
  const hold = (at: EpochMs): void => {
    const online = world.model.byNetwork[network].filter(
      ({ row, connectors }) =>
        row.origin === 'MOVE' && row.active === 1 && connectors.some((one) => one.row.status === 'Available'),
    )
    if (online.length > 0) {
      const station = random.pick(online)
      const idTag = cardId(random)
      holdCard(world, station, idTag, at)
      if (random.chance(0.5)) schedule.add(at + 6_000, (later) => holdCard(world, station, idTag, later))
      forgetOldest(world, network)
    }
    schedule.add(at + Math.ceil(EVERY_MS * (0.4 + random.next() * 1.2)), hold)
  }
  schedule.add(start + Math.ceil(EVERY_MS * random.next()), hold)
}
