import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import type { Core } from '../core.ts'
import { type ApiEnv, type CallContext, withCaller } from './call.ts'
import { readPerson } from './caller.ts'
import { chargingProfileCalls } from './calls/chargingProfiles.ts'
import { financialCalls } from './calls/financial.ts'
import { groupCalls } from './calls/groups.ts'
import { homeCalls } from './calls/home.ts'
import { logCalls } from './calls/logs.ts'
import { operationCalls } from './calls/operations.ts'
import { paymentCalls } from './calls/payments.ts'
import { peopleCalls } from './calls/people.ts'
import { pricingCalls } from './calls/pricing.ts'
import { qrCodeCalls } from './calls/qrCode.ts'
import { recoveryCalls } from './calls/recovery.ts'
import { reportCalls } from './calls/reports.ts'
import { sessionCalls } from './calls/session.ts'
import { smartChargingCalls } from './calls/smartCharging.ts'
import { stationFormCalls } from './calls/stationForm.ts'
import { stationCalls } from './calls/stations.ts'
import { supportCalls } from './calls/support.ts'
import { tagCalls } from './calls/tags.ts'
import { taskCalls } from './calls/tasks.ts'
import { transactionCalls } from './calls/transactions.ts'
import { transactionWrites } from './calls/transactionWrites.ts'
import { unknownTagCalls } from './calls/unknownTags.ts'
import { userCalls } from './calls/users.ts'
import { virtualGroupCalls } from './calls/virtualGroups.ts'
import { voucherCalls } from './calls/vouchers.ts'
import { walletCalls } from './calls/wallet.ts'
import { apiFailure, gatewayFailure, json, Refusal } from './failure.ts'

const readContract = (): TrieRouter<true> => {
  const router = new TrieRouter<true>()
  // Our own file: "METHOD /path/with/{parameters}/", every call of the contract.
  const calls = JSON.parse(
    readFileSync(new URL('../../data/calls.json', import.meta.url), 'utf8'),
  ) as string[]
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    router.add(method, path.replace(/\{(\w+)\}/g, ':$1'), true)
  }
  return router
}

let contract: TrieRouter<true> | undefined

/** Whether the contract knows this method and path. */
const isKnownCall = (method: string, path: string): boolean => {
  contract ??= readContract()
  return contract.match(method, path)[0].length > 0
}

/** Hono takes the first route that fits: a path with a literal stands before one with a parameter in its place. */
const CALLS = [
  sessionCalls,
  recoveryCalls,
  homeCalls,
  stationCalls,
  stationFormCalls,
  groupCalls,
  peopleCalls,
  userCalls,
  walletCalls,
  reportCalls,
  unknownTagCalls,
  tagCalls,
  transactionWrites,
  transactionCalls,
  financialCalls,
  paymentCalls,
  // Before the forms of commands: `tasks` is no version.
  taskCalls,
  operationCalls,
  chargingProfileCalls,
  smartChargingCalls,
  voucherCalls,
  virtualGroupCalls,
  pricingCalls,
  qrCodeCalls,
  logCalls,
  supportCalls,
]
/** The bases of the contract's five back ends. */
const API_BASES = [
  '/api/v1',
  '/mk-ms-financial',
  '/mk-ms-payment-pagbank',
  '/mk-ms-virtualgroup',
  '/mk-ms-smartcharging',
] as const

const slashHint = (method: string, path: string): string | undefined => {
  const bare = path.replace(/\/+$/, '')
  if (isKnownCall(method, `${bare}/`)) return `the call ends with one slash: ${bare}/`
  return isKnownCall(method, bare) ? `the call ends without a slash: ${bare}` : undefined
}

/** @throws Refusal 404 for what is no call of the contract, 401 without a session, 501 for the rest */
const refuseCall = ({ req: { method, path }, var: { core, caller } }: CallContext): never => {
  if (!isKnownCall(method, path))
    throw new Refusal(404, 'Not found', slashHint(method, path) ?? 'no call of the contract')
  readPerson(core, caller)
  throw new Refusal(501, 'Not built yet', `${method} ${path} is in the contract, but not built yet`)
}

const answerError = (error: Error, context: Context<ApiEnv>): Response => {
  const isRefusal = error instanceof Refusal
  context.set('reason', isRefusal ? error.reason : (error.stack ?? error.message))
  const [status, text] = isRefusal ? [error.status, error.message] : [500, 'Internal error']
  const { path } = context.req
  if (!path.startsWith('/mk-ms-')) return json(apiFailure(status, text), status)
  return json(gatewayFailure(status, text, path, context.var.core.clock.now()), status)
}

/** The calls of the contract; whatever goes wrong becomes a failure body. */
export const createApi = (core: Core): Hono<ApiEnv> => {
  const api = new Hono<ApiEnv>()
  api.onError(answerError)
  for (const base of API_BASES) api.use(`${base}/*`, withCaller(core))
  for (const calls of CALLS) api.route('/', calls)
  for (const base of API_BASES) api.all(`${base}/*`, refuseCall)
  return api
}
