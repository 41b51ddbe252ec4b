import { countStatuses } from '@corrente/domain/stations'
import type { callsTo } from './calls.ts'
import { homeScreen, type LegendWord } from './home.ts'
import { readNetwork, subscriptions, topicCount } from './network.ts'
import { enter } from './session.ts'
import { expect, type Page } from './test.ts'

export type Sandbox = Parameters<typeof callsTo>[0]
export const TOPIC = {
  notification: '/topic/sandbox-move/notification/chargeBox',
  stats: '/topic/sandbox-move/stats',
  chargeBox: '/topic/sandbox-move/chargeBox',
} as const

/** Documents loaded so far: a reload would be one more. */
export const documents = (sandbox: Sandbox) =>
  sandbox.control.requests().filter(({ headers }) => headers['sec-fetch-dest'] === 'document').length

/** Opens home and waits until every topic of every station is subscribed. */
export const enterLive = async (page: Page, sandbox: Sandbox, path = '/') => {
  await enter(page, sandbox, 'everything', { path })
  await expect(homeScreen(page).live('ao vivo')).toBeVisible()
  // Last: thousands of stations take seconds to read here, in which the server closes the connection that it came by.
  const stations = await readNetwork(sandbox)
  await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(topicCount(stations))
  return stations
}

/** The legend's counts as the server's stations give them. */
export const trueCounts = async (sandbox: Sandbox): Promise<Record<LegendWord, string>> => {
  const stations = await readNetwork(sandbox)
  const counts = countStatuses(stations.filter(({ position }) => position !== undefined))
  return {
    Disponível: String(counts.available),
    Ocupada: String(counts.busy),
    'Em manutenção': String(counts.maintenance),
    Indisponível: String(counts.unavailable),
  }
}
