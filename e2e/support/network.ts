import {
  answersAny,
  type PrivateUser,
  readStationDetail as readDetail,
  readPrivateUsers as readPeople,
  readStations,
  STATION_CHIPS,
  type Station,
  type StationDetail,
} from '@corrente/domain/stations'
import { topicSeg, z } from '@corrente/domain/wire'
import type { Sandbox } from '@corrente/sandbox'
import { HOME_CALLS } from './home.ts'
import { sessionOf } from './session.ts'

/** How many of a network answer each question of the list. */
export const countChips = (stations: readonly Station[]): Record<(typeof STATION_CHIPS)[number], number> => {
  const count = (chip: (typeof STATION_CHIPS)[number]) =>
    stations.filter((station) => answersAny(station, [chip])).length
  return Object.fromEntries(STATION_CHIPS.map((chip) => [chip, count(chip)])) as ReturnType<typeof countChips>
}

const tokenSchema = z.object({ token: z.string() })

/** A token that the server takes. */
export const tokenOf = async (sandbox: Sandbox, tenant = 'move'): Promise<string> =>
  tokenSchema.parse(await sessionOf(sandbox, 'everything', tenant)).token

/** Asks the server past the product, as somebody who may do everything. */
const call = async (
  sandbox: Sandbox,
  path: string,
  tenant: string,
  init: { method: string; body?: string },
): Promise<unknown> => {
  const response = await fetch(sandbox.origin + path, {
    ...init,
    headers: {
      Accept: 'application/json',
      ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      Authorization: `Bearer ${await tokenOf(sandbox, tenant)}`,
      Platform: 'DASHBOARD',
      'Api-Key': `sandbox-${tenant}`,
      'Accept-Language': 'pt-BR',
      'X-Timezone-Offset': '-3',
    },
  })
  if (!response.ok)
    throw new Error(`${init.method} ${path} answers ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Reads one of the server's own answers, past the product. */
export const ask = (sandbox: Sandbox, path: string, tenant = 'move'): Promise<unknown> =>
  call(sandbox, path, tenant, { method: 'GET' })

/** Writes past the product, as a colleague would. @returns what the server answers */
export const tell = (
  sandbox: Sandbox,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  tenant = 'move',
): Promise<unknown> => call(sandbox, path, tenant, { method, body: JSON.stringify(body) })

/** The stations as the server has them now. */
export const readNetwork = async (sandbox: Sandbox, tenant?: string): Promise<readonly Station[]> => {
  const read = readStations(await ask(sandbox, `${HOME_CALLS.stations}?originType=MOVE`, tenant))
  if (read === undefined) throw new Error('the sandbox gave no stations')
  return read.data
}

/** How many topics a connection to these stations has when it is complete: the brand's three, and theirs. */
export const topicCount = (stations: readonly Station[]): number =>
  stations.reduce(
    (sum, { id, connectors }) =>
      topicSeg(id) === null ? sum : sum + 1 + connectors.filter((connector) => connector.id > 0).length,
    3,
  )

/** A station with a place and one connector that is free, whose map colour a test may change. */
export const freeStation = (stations: readonly Station[], skip = 0): { id: string; name: string } => {
  const free = stations.filter(
    ({ id, position, connectors, status }) =>
      position !== undefined &&
      topicSeg(id) !== null &&
      status === 'available' &&
      connectors.length === 1 &&
      connectors[0]?.override === undefined,
  )
  const found = free[skip]
  if (found === undefined) throw new Error('the sandbox has no free station')
  return found
}

/** How many topics the page has subscribed. */
export const subscriptions = (sandbox: Sandbox): number => sandbox.control.sockets({}).subscriptions

/** A station of a reply, in the shape that the specifications ask for it. */
export const readStationDetail = (body: unknown, zone: string): { station: StationDetail } | undefined => {
  const read = readDetail(body, { zoneless: zone })
  return read && { station: read.data }
}

/** The people of a reply, in the shape that the specifications ask for them. */
export const readPrivateUsers = (body: unknown): { rows: readonly PrivateUser[] } | undefined => {
  const read = readPeople(body)
  return read && { rows: read.data }
}
