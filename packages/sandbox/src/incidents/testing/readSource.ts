import type { BookSource } from '@corrente/domain/book'
import { readNotifications, type StationNotification } from '@corrente/domain/notifications'
import { readStationRows } from '@corrente/domain/stations'
import { type Recharge, readRecharges } from '@corrente/domain/transactions'
import type { Engine } from '../../engine.ts'
import { call, NOW, signIn } from '../../testing/engine.ts'

const ZONE = 'America/Sao_Paulo'
const SIZE = 1000

/** As the wire writes an instant. */
export const utc = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** Reads as the product does, page by page, and counts the calls. */
export async function readSource(
  engine: Engine,
  from: number,
): Promise<{ source: BookSource; calls: number }> {
  const token = await signIn(engine)
  let calls = 0
  const ask = async (path: string, body?: unknown) => {
    calls += 1
    return (await call(engine, `/api/v1/${path}`, { token, ...(body === undefined ? {} : { body }) })).body
  }
  const clocks = { zoneless: ZONE, serverNow: NOW }
  const list = await ask('chargepoints/?timeZone=-3&page=1&size=1000000&active=true')
  const stations = readStationRows(list, clocks)?.data.rows ?? []
  const recharges: Recharge[] = []
  for (let page = 1; ; page++) {
    const body = {
      chargeBoxPk: null,
      userOcppTag: '',
      fromDate: utc(from),
      toDate: utc(NOW),
      paymentStatus: '',
      searchInput: '',
      headerOrderList: '',
      page,
      size: SIZE,
    }
    const rows = readRecharges(await ask('transaction/list', body), ZONE)?.data.rows ?? []
    recharges.push(...rows)
    if (rows.length < SIZE) break
  }
  const events: StationNotification[] = []
  let isWhole = false
  for (let page = 1; !isWhole; page++) {
    const rows = readNotifications(await ask(`notification/list/?page=${page}&size=${SIZE}`))?.data.rows ?? []
    events.push(...rows)
    if (rows.length < SIZE) break
    isWhole = (rows.at(-1)?.at ?? NOW) < from
  }
  const eventsFrom = isWhole ? from : Math.max(from, Math.min(...events.map(({ at = NOW }) => at)))
  return { source: { stations, recharges, events, eventsFrom }, calls }
}
