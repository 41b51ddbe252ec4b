import {
  createRandom,
  mutate,
  notificationWire,
  oddTexts,
  type Random,
  seriesWire,
  statsAltWire,
  statsWire,
} from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { HOME_CALLS, stationsReply } from './home.ts'
import { expect, type Page } from './test.ts'

const HTML = '<!doctype html><title>Portal</title><h1>Sign in to the network</h1><script>alert(1)</script>'

/** A body in place of a good one, as a text: mutated, cut off, no JSON at all, of another type, huge. */
export const spoilt = (random: Random, good: unknown): string => {
  const kind = random.int(0, 9)
  const text = JSON.stringify(good)
  if (kind <= 4) return JSON.stringify(mutate(random, good)) ?? ''
  if (kind === 5) return text.slice(0, random.int(0, text.length - 1))
  if (kind === 6) return HTML
  if (kind === 7) return JSON.stringify(random.pick([null, [], {}, 0, true, 'text', [[]], { data: null }]))
  if (kind === 8) return JSON.stringify({ ...Object(good), error: random.pick(oddTexts) })
  return JSON.stringify({ ...Object(good), filling: 'x'.repeat(2_000_000) })
}

/** Good bodies of the four calls of home, small ones. */
export const GOOD_HOME = {
  stats: statsWire(),
  graphs: seriesWire(),
  notifications: {
    error: null,
    notificationList: [notificationWire(), notificationWire({ type: 'Failure', chargeBoxName: 'Posto' })],
  },
  stations: stationsReply([
    { id: 'A-1', name: 'Posto A', statuses: ['Available', 'Faulted'], at: { lat: -23.55, lng: -46.63 } },
    { id: 'B-2', name: 'Posto B', statuses: ['Charging'], at: { lat: -23.5, lng: -46.6 } },
    { id: 'C-3', name: 'Posto C', statuses: [], at: undefined },
  ]),
} as const satisfies Record<keyof typeof HOME_CALLS, unknown>

/** Answers all four calls of home with spoilt bodies; the ones before are taken back. */
export const spoilHome = (sandbox: Sandbox, random: Random): void => {
  sandbox.control.clearFaults()
  for (const [call, path] of Object.entries(HOME_CALLS)) {
    const good =
      call === 'stats' && random.chance(0.3) ? statsAltWire() : GOOD_HOME[call as keyof typeof GOOD_HOME]
    sandbox.control.addFault({ method: 'GET', path, status: 200, body: spoilt(random, good) })
  }
}

/** A page that stands: it says something, and offers a way on that can be seen and pressed. */
export const expectStanding = async (page: Page, message: string): Promise<void> => {
  await expect(page.getByRole('heading').first(), message).toBeVisible()
  const ways = page.locator('a:visible, button:visible:enabled')
  expect(await ways.count(), `${message}: a way on`).toBeGreaterThan(0)
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts
  const text = await page.locator('body').innerText()
  expect(text.trim().length, `${message}: blank`).toBeGreaterThan(20)
  expect(text, `${message}: words of the machine`).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/)
}

/** A seeded source for one test; its seed is in every message. */
export const seeded = (seed: string) => ({ random: createRandom(seed), seed })
