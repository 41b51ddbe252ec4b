import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BridgeState, cardReplyTo } from './bridge.ts'
import {
  type BridgeEvent,
  CARD_SPINNER_MS,
  IDLE_BRIDGE,
  readBridgeSettings,
  showsSpinner,
  stepBridge,
} from './index.ts'
import { CARD_FAILED, CARD_NOT_LOADED, cardReplyOf, readCardStart } from './messages.ts'

const APP = 'https://app.example.com'
const OWN = 'https://dash.example.com'
const AROUND = { origins: new Set([APP]), ownOrigin: OWN, hasShell: false }
const SHELL = { ...AROUND, hasShell: true }
const START = {
  command: 'startPagSeguro',
  session: 's1',
  request: {
    data: { customer: { name: '  Ana Exemplo ', email: ' a@example.com ' }, amount: { value: 100 } },
  },
}
const DONE = { status: 'AUTH_FLOW_COMPLETED', authenticationStatus: 'AUTHENTICATED', id: '3DS_1' }

describe('who may send', () => {
  test.each([
    [APP, false, { via: 'window', origin: APP }],
    [`${APP}.evil.example`, false, undefined],
    ['http://app.example.com', false, undefined],
    ['https://evil.example', false, undefined],
    [OWN, false, undefined],
    ['', false, undefined],
    ['null', false, undefined],
    [OWN, true, { via: 'shell' }],
    ['', true, { via: 'shell' }],
    [APP, true, { via: 'shell' }],
    ['https://evil.example', true, undefined],
    ['null', true, undefined],
  ])('TDS-002 origin %j, inside a mobile app %j: %j', (origin, hasShell, to) => {
    expect(cardReplyTo(origin, { ...AROUND, hasShell })).toEqual(to)
  })

  test('TDS-002 "null" and "" are never origins of a list, whatever it holds', () => {
    for (const origin of ['null', ''])
      expect(cardReplyTo(origin, { ...AROUND, origins: new Set(['null', '']) })).toBeUndefined()
  })
})

describe('messages', () => {
  test('TDS-004 TDS-008 a start: the name trimmed, everything else as it came', () => {
    expect(readCardStart(JSON.stringify({ ...START, more: 1 }))).toEqual({
      session: 's1',
      request: {
        data: { ...START.request.data, customer: { name: 'Ana Exemplo', email: ' a@example.com ' } },
      },
    })
    const bare = { ...START, request: { data: { customer: null }, x: [1] } }
    expect(readCardStart(JSON.stringify(bare))?.request).toEqual(bare.request)
  })

  test.each([
    ['an object', START],
    ['no JSON', 'startPagSeguro'],
    ['another command', JSON.stringify({ ...START, command: 'stop' })],
    ['no session', JSON.stringify({ ...START, session: ' ' })],
    ['no request', JSON.stringify({ ...START, request: undefined })],
    ['no data', JSON.stringify({ ...START, request: { data: [] } })],
    ['a list', JSON.stringify([START])],
    ['too much', JSON.stringify({ ...START, more: 'x'.repeat(70_000) })],
    ['nothing', undefined],
  ])('TDS-002 malformed is ignored: %s', (_name, data) => expect(readCardStart(data)).toBeUndefined())

  test('TDS-002 whatever is sent, nothing throws and no prototype is reached', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (any, json) => void [readCardStart(any), readCardStart(json)]),
    )
    const poisoned = '{"command":"startPagSeguro","session":"s","request":{"data":{"__proto__":{"x":1}}}}'
    expect(readCardStart(poisoned)?.request.data).toEqual({})
  })

  test.each([
    [DONE, DONE],
    [{ ...DONE, extra: 1 }, DONE],
    [{ ...DONE, authenticationStatus: 'NOT_AUTHENTICATED' }, CARD_FAILED],
    [{ ...DONE, status: 'AUTH_NOT_SUPPORTED' }, CARD_FAILED],
    [{ ...DONE, status: 'CHANGE_PAYMENT_METHOD' }, CARD_FAILED],
    [{ status: 'REQUIRE_CHALLENGE', id: '3DS_1' }, CARD_FAILED],
    [{ ...DONE, id: '' }, CARD_FAILED],
    [{ ...DONE, id: 7 }, CARD_FAILED],
    [Object.create(DONE), CARD_FAILED],
    ['AUTHENTICATED', CARD_FAILED],
    [undefined, CARD_FAILED],
  ])('TDS-003 TDS-007 the result %j is answered with %j', (result, reply) => {
    expect(cardReplyOf(result)).toEqual(reply)
  })

  test('TDS-006 TDS-007 the errors, word for word', () => {
    expect(CARD_FAILED).toEqual({ type: 'error' })
    expect(CARD_NOT_LOADED).toEqual({ type: 'error', message: 'PagSeguro could not be loaded' })
  })
})

describe('the bridge', () => {
  const message = (session = 's1', at = 0, origin = APP, surroundings = AROUND): BridgeEvent => ({
    type: 'message',
    data: JSON.stringify({ ...START, session }),
    origin,
    at,
    surroundings,
  })
  const result = (run: number, value: unknown = DONE): BridgeEvent => ({ type: 'result', run, result: value })
  const run = (events: readonly BridgeEvent[], from: BridgeState = IDLE_BRIDGE) => {
    let state = from
    const effects = events.map((event) => {
      const step = stepBridge(state, event)
      state = step.state
      return step.effect
    })
    return { state, effects }
  }

  test('TDS-003 TDS-004 a message asks the provider, its result is answered once, to the sender', () => {
    const { effects } = run([message(), result(1), result(1)])
    expect(effects).toMatchObject([
      { do: 'authenticate', run: 1, session: 's1' },
      { do: 'reply', to: { via: 'window', origin: APP }, reply: DONE },
      { do: 'nothing' },
    ])
  })

  test('TDS-002 inside a mobile app the answer goes to it', () => {
    expect(run([message('s1', 0, '', SHELL), result(1)]).effects[1]).toMatchObject({ to: { via: 'shell' } })
  })

  test('TDS-002 TDS-005 a foreign message does nothing, not even the spinner', () => {
    expect(run([message('s1', 0, 'https://evil.example')])).toEqual({
      state: IDLE_BRIDGE,
      effects: [{ do: 'nothing' }],
    })
  })

  test('TDS-006 TDS-007 a script that does not load, and a provider that throws', () => {
    expect(run([message(), { type: 'notLoaded', run: 1 }]).effects[1]).toMatchObject({
      reply: CARD_NOT_LOADED,
    })
    expect(run([message(), result(1, null)]).effects[1]).toMatchObject({ reply: CARD_FAILED })
  })

  test('TDS-001 TDS-005 blank, the spinner for ten seconds from the last message, blank; a late answer is answered', () => {
    expect(showsSpinner(IDLE_BRIDGE, 0)).toBe(false)
    const { state } = run([message('s1', 1000)])
    expect(
      [1000, 1000 + CARD_SPINNER_MS - 1, 1000 + CARD_SPINNER_MS].map((at) => showsSpinner(state, at)),
    ).toEqual([true, true, false])
    const again = run([message('s1', 5000)], state)
    expect([again.effects[0]?.do, showsSpinner(again.state, 14_999)]).toEqual(['nothing', true])
    expect(run([result(1)], state).effects[0]).toMatchObject({ reply: DONE })
  })

  test('TDS-003 the answer to an older session is never taken for the newer one', () => {
    const { effects } = run([message('s1'), message('s2'), result(1), result(2, null)])
    expect(effects.map((effect) => effect.do)).toEqual(['authenticate', 'authenticate', 'nothing', 'reply'])
    expect(effects[3]).toMatchObject({ reply: CARD_FAILED })
  })

  test('TDS-003 whatever happens in whatever order: AUTHENTICATED only for what the provider reported of the newest', () => {
    const event = fc.oneof(
      fc
        .tuple(fc.constantFrom('s1', 's2'), fc.constantFrom(APP, OWN, 'null', ''))
        .map(([s, o]) => message(s, 0, o)),
      fc.tuple(fc.nat(5), fc.constantFrom<unknown>(DONE, null)).map(([n, value]) => result(n, value)),
      fc.nat(5).map((n): BridgeEvent => ({ type: 'notLoaded', run: n })),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = IDLE_BRIDGE
        for (const next of events) {
          const before = state
          const { state: after, effect } = stepBridge(before, next)
          state = after
          if (effect.do !== 'reply') continue
          expect(next).toMatchObject({ run: before.run })
          expect(effect.to).toEqual({ via: 'window', origin: APP })
          expect('status' in effect.reply).toBe(next.type === 'result' && next.result === DONE)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('settings', () => {
  const raw = {
    script: 'https://cards.example.com/sdk.js',
    environment: '',
    origins: `${APP}, https://b.example:8443`,
  }

  test('TDS-002 TDS-004 the script, PROD by default, exact origins', () => {
    expect(readBridgeSettings(raw)).toEqual({
      script: raw.script,
      environment: 'PROD',
      origins: new Set([APP, 'https://b.example:8443']),
    })
    expect(readBridgeSettings({ ...raw, environment: 'sandbox', origins: '' })).toMatchObject({
      environment: 'SANDBOX',
      origins: new Set(),
    })
  })

  test.each([
    [{ script: '' }, ['script']],
    [{ script: 'http://cards.example.com/sdk.js' }, ['script']],
    [{ environment: 'TEST' }, ['environment']],
    [{ origins: '*' }, ['origins']],
    [{ origins: 'https://*.example.com' }, ['origins']],
    [{ origins: `${APP}/path` }, ['origins']],
    [{ origins: `${APP} http://app.example.com` }, ['origins']],
    [{ script: 'x', environment: 'x', origins: 'null' }, ['script', 'environment', 'origins']],
  ])('TDS-002 TDS-004 %j is named: %j', (changes, problems) => {
    expect(readBridgeSettings({ ...raw, ...changes })).toEqual({ problems })
  })

  test('plain http on this machine is for development alone', () => {
    const local = { ...raw, script: 'http://127.0.0.1:4301/sdk.js', origins: 'http://localhost:4302' }
    expect(readBridgeSettings(local, true)).toMatchObject({ origins: new Set(['http://localhost:4302']) })
    expect(readBridgeSettings(local)).toEqual({ problems: ['script', 'origins'] })
  })
})
