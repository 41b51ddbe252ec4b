import { qrStartRequest, qrStopRequest } from '@corrente/domain/qr-code'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { isReady } from '../network/recharging.ts'
import { call, engineFor, humanAnswer } from '../testing/engine.ts'
import { SANDBOX_QR_TOKEN } from './calls/qrCode.ts'

let engine: Engine
beforeEach(() => {
  engine = engineFor({ stations: 120 })
})
afterEach(() => engine.close())

const post = (action: 'start' | 'stop', body: unknown) => call(engine, `/api/v1/qrcode/${action}`, { body })
const SECONDS_5 = 5000

/** The first connector on which a recharge may begin, or goes on, of a network. */
const spot = (wanted: 'ready' | 'charging', network: 'BR' | 'UY' = 'BR') => {
  for (const station of engine.core.world.model.byNetwork[network]) {
    if (station.row.active !== 1 || station.row.origin !== 'MOVE') continue
    for (const connector of station.connectors)
      if (wanted === 'ready' ? isReady(connector) && connector.row.status === 'Available' : connector.session)
        return {
          connector,
          target: { chargeBoxId: station.row.chargeBoxId, connectorId: connector.row.connectorId },
        }
  }
  throw new Error('none in this world')
}
const openRecharges = ({ chargeBoxId, connectorId }: { chargeBoxId: string; connectorId: number }) =>
  engine.core.world.store.all(
    `SELECT recharge.pk FROM recharge JOIN station ON station.pk = stationPk
     WHERE chargeBoxId = ? AND connectorId = ? AND stoppedAt IS NULL`,
    chargeBoxId,
    connectorId,
  )

describe('QR start and stop', () => {
  test('QRC-007 without a session a START is taken, and a moment later a recharge is there', async () => {
    const { target, connector } = spot('ready')
    const reply = await post('start', qrStartRequest(target, SANDBOX_QR_TOKEN, humanAnswer()))
    expect([reply.status, reply.body]).toEqual([200, { type: 'success', error: null, data: null }])
    expect(openRecharges(target)).toHaveLength(0)
    engine.control.clock({ advanceMs: SECONDS_5 })
    expect(openRecharges(target)).toHaveLength(1)
    expect(connector.row.status).toBe('Charging')
  })

  test('QRC-008 a STOP ends the recharge from afar', async () => {
    const { target } = spot('charging')
    const [open] = openRecharges(target)
    expect((await post('stop', qrStopRequest(target, SANDBOX_QR_TOKEN))).status).toBe(200)
    engine.control.clock({ advanceMs: SECONDS_5 })
    const ended = engine.core.world.store.get<{ stopReason: string | null; stoppedAt: number | null }>(
      'SELECT stopReason, stoppedAt FROM recharge WHERE pk = ?',
      (open as { pk: number }).pk,
    )
    expect([ended?.stopReason, typeof ended?.stoppedAt]).toEqual(['Remote', 'number'])
  })

  test('an answer of the human check works once', async () => {
    const { target } = spot('ready')
    const body = qrStartRequest(target, SANDBOX_QR_TOKEN, humanAnswer())
    expect((await post('start', body)).status).toBe(200)
    expect(await post('start', body)).toMatchObject({ status: 400, body: { type: 'error' } })
  })

  test('what cannot be done is refused, and never with 401', async () => {
    const [ready, charging, away] = [
      spot('ready').target,
      spot('charging').target,
      spot('ready', 'UY').target,
    ]
    const start = (target: typeof ready, token = SANDBOX_QR_TOKEN) =>
      post('start', qrStartRequest(target, token, humanAnswer()))
    const replies = [
      [409, await start(charging)],
      [409, await post('stop', qrStopRequest(ready, SANDBOX_QR_TOKEN))],
      [404, await start(away)],
      [404, await start({ ...ready, chargeBoxId: 'NONE' })],
      [404, await start({ ...ready, connectorId: 99 })],
      [403, await start(ready, 'wrong')],
      [403, await post('stop', qrStopRequest(charging, 'wrong'))],
    ] as const
    for (const [status, reply] of replies) expect(reply).toMatchObject({ status, body: { type: 'error' } })
    engine.control.clock({ advanceMs: SECONDS_5 })
    expect(openRecharges(ready)).toHaveLength(0)
  })

  test.each([
    ['QRC-007 a connector as text', 'start', { connectorId: '1' }],
    ['QRC-007 no human check', 'start', { recaptchaResponse: undefined }],
    ['QRC-007 a human check that is none', 'start', { recaptchaResponse: 'x' }],
    ['QRC-007 connector 0', 'start', { connectorId: 0 }],
    ['QRC-008 a STOP with the answer of the check', 'stop', {}],
    ['QRC-008 a STOP without a token', 'stop', { recaptchaResponse: undefined, token: undefined }],
  ] as const)('%s is 400', async (_name, action, changes) => {
    const body = qrStartRequest(spot('ready').target, SANDBOX_QR_TOKEN, humanAnswer())
    expect((await post(action, { ...body, ...changes })).status).toBe(400)
  })
})
