import { expect, test } from 'vitest'
import { createClock } from '../../gateways/index.ts'
import type { Ports } from '../../ports/index.ts'
import { createReport } from '../report.ts'
import { startReporter } from './reporter.ts'

/** A page whose time and events the test makes. */
function pageOf(answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) {
  const now = Date.parse('2026-03-14T15:00:00Z')
  const document = new EventTarget()
  const sent: {
    readonly path: unknown
    readonly init: RequestInit
    readonly body: Record<string, unknown>
  }[] = []
  let tick = () => undefined as unknown
  let observed = (_entries: readonly Partial<PerformanceEventTiming>[]) => undefined as unknown
  const report = createReport(() => now)
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(document, { visibilityState: 'visible' }),
    location: { origin: 'https://panel.example.com' },
    performance: { now: () => 0, timeOrigin: now },
    setInterval: (run: () => void) => {
      tick = run
      return 1
    },
    fetch: (path: unknown, init: RequestInit) => {
      sent.push({ path, init, body: JSON.parse(String(init.body)) })
      return answer()
    },
    PerformanceObserver: class {
      static readonly supportedEntryTypes: readonly string[] = ['event']
      constructor(take: (list: { getEntries: () => readonly Partial<PerformanceEventTiming>[] }) => void) {
        observed = (entries) => take({ getEntries: () => entries })
      }
      observe() {
        return undefined
      }
    },
  })
  const ports = {
    report,
    clock: createClock(() => now),
    navigation: { path: () => '/users?q=Ana' },
    build: { version: '0.1.0 (1a2b3c4d)' },
    tenant: { id: 'move' },
    appearance: { language: () => 'pt-BR' },
  } as unknown as Ports
  startReporter(ports, '/reports', page as unknown as typeof globalThis)
  return {
    report,
    document: page.document,
    page,
    sent,
    tick: () => tick(),
    observed: (entries: readonly Partial<PerformanceEventTiming>[]) => observed(entries),
  }
}

test('nothing happened: nothing is sent', () => {
  const { tick, page, sent } = pageOf()
  tick()
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
})

test('failures, slow presses and breaches go in one batch, without cookie, token, query and address', () => {
  const { report, document, sent, tick, observed } = pageOf()
  report.went('/user/51234?tab=Ana')
  const error = new TypeError("Cannot read properties of null (reading 'Ana Souza')")
  // React and the panel's boundary tell of one error.
  report.failed('boundary', error)
  report.failed('indicators', error)
  report.failed('promise', 'ana@example.com')
  observed([
    { name: 'pointerup', duration: 320, startTime: 5, interactionId: 7 },
    { name: 'click', duration: 336, startTime: 5, interactionId: 7 },
    { name: 'pointerover', duration: 900, startTime: 5, interactionId: 0 },
    { name: 'keydown', duration: 104, startTime: 5, interactionId: 8 },
  ])
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://photos.example.com/ana.png',
    }),
  )
  tick()
  tick()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({
    version: '0.1.0 (1a2b3c4d)',
    tenant: 'move',
    language: 'pt-BR',
    dropped: 0,
    lines: [
      { kind: 'slow', event: 'click', ms: 336, route: '/user/$id', count: 1 },
      {
        kind: 'policy',
        directive: 'img-src',
        blocked: 'https://photos.example.com',
        route: '/user/$id',
        count: 1,
      },
      {
        kind: 'error',
        where: 'boundary',
        name: 'TypeError',
        message: 'Cannot read properties of null reading …',
        stack: [],
        route: '/user/$id',
        count: 1,
      },
      {
        kind: 'error',
        where: 'promise',
        name: 'string',
        message: '…',
        stack: [],
        route: '/user/$id',
        count: 1,
      },
    ],
  })
  expect(sent[0]).toMatchObject({
    path: '/reports',
    init: {
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
    },
  })
})

test('what was not sent yet goes with a page that is hidden', () => {
  const { report, document, sent } = pageOf()
  report.failed('window', new RangeError('Invalid array length'))
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

test('a host that refuses, or is not there, is neither told again nor reported', async () => {
  let asked = 0
  const { report, sent, tick } = pageOf(() => {
    asked += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  report.failed('window', new Error('x'))
  for (let at = 0; at < 5; at++) tick()
  await new Promise((resolve) => setTimeout(resolve))
  expect([asked, sent.length]).toEqual([1, 1])
  expect(report.failures()).toHaveLength(1)
})

test('an error that comes again and again is one line, and waits for the hour to end', () => {
  const { report, sent, tick } = pageOf()
  for (let at = 0; at < 50; at++) {
    report.failed('window', new Error(`Ana ${at}`))
    if (at % 10 === 9) tick()
  }
  expect(sent.map(({ body }) => body.lines)).toEqual([[expect.objectContaining({ count: 10 })]])
})
