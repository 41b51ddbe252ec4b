import { profilesOfConnectors } from '@corrente/domain/book'
import { makeBook, moneyQueue } from '@corrente/domain/fixtures'
import { decodeWeek, readPricingDetails } from '@corrente/domain/pricing'
import { expect, test } from 'vitest'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'
import { readSource } from './testing/readSource.ts'
import { DAY_MS } from './truth.ts'

const ZONE = 'America/Sao_Paulo'
const WEEKS_MS = 56 * DAY_MS

test('a bill off the list in force is told, and none that is by it', async () => {
  const engine = engineFor({ stations: 240 })
  const { stations, recharges } = (await readSource(engine, NOW - WEEKS_MS)).source
  const token = await signIn(engine)
  const lists = new Map(
    await Promise.all(
      profilesOfConnectors(stations).map(async (uuid) => {
        const { body } = await call(engine, `/api/v1/dynamic-pricing/${uuid}/detail/`, { token })
        return [
          uuid,
          { saved: decodeWeek(readPricingDetails(body)?.data ?? [], ZONE), replaced: [] },
        ] as const
      }),
    ),
  )
  const listed = new Set(
    stations.flatMap(({ id, connectors }) =>
      connectors.flatMap(({ id: at, profileUuid }) => (profileUuid ? [`${id} ${at}`] : [])),
    ),
  )
  const own = recharges.filter(({ stationId, connectorId }) => listed.has(`${stationId} ${connectorId}`))
  const off = new Set(own.filter((_, place) => place % 9 === 0).map(({ id }) => id))
  const billed = recharges.map((each) =>
    off.has(each.id) ? { ...each, income: (each.income ?? 0) * 3 } : each,
  )
  const weeks = { from: NOW - WEEKS_MS, to: NOW }
  const source = { stations, recharges: billed, events: [], eventsFrom: weeks.from }
  const { rows } = moneyQueue(
    {
      ...source,
      book: makeBook(source, weeks, NOW, ZONE),
      movements: undefined,
      requested: [],
      lists,
      currency: 'BRL',
    },
    weeks,
    NOW,
    ZONE,
  )
  const told = rows.flatMap(({ proof, rechargeId = 0 }) =>
    proof.kind === 'price' && proof.from === 'inForce' ? [rechargeId] : [],
  )
  // One of 61 came before its charger had taken the list.
  expect(told.filter((id) => !off.has(id) && id % 61 !== 7)).toEqual([])
  // The others began where their profile leaves the connector its own price.
  expect(told.filter((id) => off.has(id)).length).toBeGreaterThan(off.size / 2)
  engine.close()
})
