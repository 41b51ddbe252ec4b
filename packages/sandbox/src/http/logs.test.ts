import { factsOf, frameOf, growthOf, indexLog, lineAt } from '@corrente/domain/logs'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120, clock: 'manual' })
const token = await signIn(engine)
afterAll(() => engine.close())

const ACCOUNT = 'Rede Ipê'
const read = (path: string) => call(engine, path, { token })
const logPath = (tenant: string, kind = '') => `/api/v1/log/${kind}?tenant=${encodeURIComponent(tenant)}`

describe('the log of a day', () => {
  test('LOG-005 LOG-006 is text with a level in its lines, to read and as a file', async () => {
    const reply = await read(logPath(ACCOUNT))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect((await read(logPath(ACCOUNT, 'download/'))).text).toBe(reply.text)
    const index = indexLog(reply.text)
    const { counts, stations } = factsOf(index)
    expect(counts.INFO).toBeGreaterThan(1000)
    expect(counts.WARN + counts.ERROR).toBeGreaterThan(0)
    expect(stations.length).toBeGreaterThan(10)
  })

  test('holds whole OCPP messages, each answer after its call', async () => {
    const { text } = await read(logPath(ACCOUNT))
    const index = indexLog(text)
    let calls = 0
    for (let i = 0; i < index.count; i += 1) {
      const frame = frameOf(lineAt(text, index, i))
      if (frame?.kind !== 'result') continue
      calls += 1
      const of = index.pairs[i] ?? -1
      expect(of, lineAt(text, index, i)).toBeGreaterThanOrEqual(0)
      expect(of).toBeLessThan(i)
    }
    expect(calls).toBeGreaterThan(500)
  })

  test('LOG-008 goes on from what was read while the network lives, and begins anew at midnight', async () => {
    const before = (await read(logPath(ACCOUNT))).text
    engine.control.clock({ advanceMs: 120_000 })
    const after = (await read(logPath(ACCOUNT))).text
    expect(growthOf(before, after)).toBe('grown')
    engine.control.clock({ set: NOW + 10 * 3_600_000 })
    expect((await read(logPath(ACCOUNT))).text.slice(0, 10)).not.toBe(before.slice(0, 10))
  })

  test('LOG-003 an account that there is not has no log to be had', async () => {
    const reply = await read(logPath('Ninguém'))
    expect([reply.status, reply.body]).toEqual([404, expect.objectContaining({ error: 'Not Available' })])
  })
})
