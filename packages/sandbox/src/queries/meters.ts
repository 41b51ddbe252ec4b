import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { MeterRow } from '../store/smartChargingRows.ts'
import { isoText } from '../wire/times.ts'
import type { NetworkId } from '../world/networks.ts'
import { createRandom } from '../world/random.ts'

/** How often a meter measures. */
const EVERY_MS = 30_000
/** How long it takes to go up and down once. */
const WAVE_MS = 20 * 60_000

/** The meters of a network. */
export const metersOf = ({ store }: World, network: NetworkId): readonly MeterRow[] =>
  store.all<MeterRow>('SELECT * FROM meter WHERE network = ? ORDER BY id', network)

/** The meter's latest reading: it goes up and down with the clock, the same at the same moment. */
export const readingWire = (world: World, row: MeterRow, now: EpochMs) => {
  const at = row.lastAt === null ? Math.floor(now / EVERY_MS) * EVERY_MS : world.fromStored(row.lastAt)
  const random = createRandom(`${row.network}/${row.id}/${at}`)
  const wave = Math.sin((at / WAVE_MS) * 2 * Math.PI)
  // Our own column.
  const shares = JSON.parse(row.phases) as readonly (number | null)[]
  const amps = (share: number | null): number | null =>
    share === null
      ? null
      : Math.round((row.amps + row.swing * (wave * 0.8 + (random.next() - 0.5) * 0.4)) * share * 100) / 100
  return {
    mac_address: row.mac,
    device_remote_id: row.id,
    timestamp: isoText(at).replace('.000Z', 'Z'),
    meter: { communication_status: row.status },
    current: { phase: Object.fromEntries(shares.map((share, index) => [`0${index + 1}`, amps(share)])) },
  }
}
