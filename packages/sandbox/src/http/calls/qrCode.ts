import { Hono } from 'hono'
import type { LiveConnector, LiveStation } from '../../network/model.ts'
import { isReady } from '../../network/recharging.ts'
import { type ApiEnv, type CallContext, readBody } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { takeHumanAnswer } from '../human.ts'
import { readRequest, requestSchemas } from '../schemas.ts'

/** The QR-code token of the sandbox's builds. */
export const SANDBOX_QR_TOKEN = 'sandbox-qr'

const accepted = () => json({ type: 'success', error: null, data: null })

interface Asked {
  chargeBoxId: string
  connectorId: number
  token: string
}

/** @throws Refusal 403 for another token (these calls never answer 401), 404 for what is not there */
const spotOf = (
  { var: { core, caller } }: CallContext,
  { chargeBoxId, connectorId, token }: Asked,
): { station: LiveStation; connector: LiveConnector } => {
  if (token !== SANDBOX_QR_TOKEN)
    throw new Refusal(403, 'Forbidden', 'token is not the QR-code token of the build')
  const station = core.world.model.byChargeBoxId.get(chargeBoxId)
  if (station === undefined || station.row.network !== caller.network || station.row.active !== 1)
    throw new Refusal(404, 'Station not found', `no station ${chargeBoxId} in ${caller.network}`)
  const connector = station.connectors.find(({ row }) => row.connectorId === connectorId)
  if (connector === undefined)
    throw new Refusal(404, 'Connector not found', `${chargeBoxId} has no connector ${connectorId}`)
  return { station, connector }
}

/** What a driver may do with a QR code, without a session; the charger acts in a moment. */
export const qrCodeCalls = new Hono<ApiEnv>()

qrCodeCalls.post('/api/v1/qrcode/start', async (context) => {
  const body = readRequest(requestSchemas.qrStart, await readBody(context.req))
  takeHumanAnswer(context.var.core, body.recaptchaResponse)
  const { station, connector } = spotOf(context, body)
  if (!isReady(connector))
    throw new Refusal(409, 'Connector is not available', `its status is ${connector.row.status}`)
  context.var.core.simulator.command(station, body.connectorId, 'start')
  return accepted()
})

qrCodeCalls.post('/api/v1/qrcode/stop', async (context) => {
  const body = readRequest(requestSchemas.qrStop, await readBody(context.req))
  const { station, connector } = spotOf(context, body)
  if (connector.session === undefined)
    throw new Refusal(409, 'No recharge to stop', `its status is ${connector.row.status}`)
  context.var.core.simulator.command(station, body.connectorId, 'stop')
  return accepted()
})
