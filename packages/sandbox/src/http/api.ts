import type { Core } from '../core.ts'
import type { CallContext } from './call.ts'
import { readCaller, readPerson } from './caller.ts'
import { groupCalls } from './calls/groups.ts'
import { homeCalls } from './calls/home.ts'
import { peopleCalls } from './calls/people.ts'
import { qrCodeCalls } from './calls/qrCode.ts'
import { recoveryCalls } from './calls/recovery.ts'
import { reportCalls } from './calls/reports.ts'
import { sessionCalls } from './calls/session.ts'
import { stationFormCalls } from './calls/stationForm.ts'
import { stationCalls } from './calls/stations.ts'
import { supportCalls } from './calls/support.ts'
import { transactionCalls } from './calls/transactions.ts'
import { apiFailure, json, Refusal } from './failure.ts'
import { isKnownCall } from './knownCalls.ts'
import { createRouter } from './router.ts'

const findCall = createRouter([
  ...sessionCalls,
  ...recoveryCalls,
  ...homeCalls,
  ...stationCalls,
  ...stationFormCalls,
  ...groupCalls,
  ...peopleCalls,
  ...reportCalls,
  ...transactionCalls,
  ...qrCodeCalls,
  ...supportCalls,
])
/** The bases of the contract's five back ends. */
export const API_BASES = [
  '/api/v1/',
  '/mk-ms-financial/',
  '/mk-ms-payment-pagbank/',
  '/mk-ms-virtualgroup/',
  '/mk-ms-smartcharging/',
] as const

const slashHint = (method: string, path: string): string | undefined => {
  const bare = path.replace(/\/+$/, '')
  if (isKnownCall(method, `${bare}/`)) return `the call ends with one slash: ${bare}/`
  return isKnownCall(method, bare) ? `the call ends without a slash: ${bare}` : undefined
}

const answer = async (bare: Omit<CallContext, 'params'>): Promise<Response> => {
  const { core, request, url } = bare
  const found = findCall(request.method, url.pathname)
  const call = found?.call
  const context: CallContext = { ...bare, params: found?.params ?? {} }
  if (call?.answer !== undefined) return call.answer(context)
  if (call === undefined && !isKnownCall(request.method, url.pathname))
    throw new Refusal(404, 'Not found', slashHint(request.method, url.pathname) ?? 'no call of the contract')
  const person = readPerson(core, context.caller)
  if (call?.answerTo !== undefined) return call.answerTo(context, person)
  throw new Refusal(
    501,
    'Not built yet',
    `${request.method} ${url.pathname} is in the contract, but not built yet`,
  )
}

/** A reply and, when it refuses, why. */
export interface ApiAnswer {
  response: Response
  reason: string | undefined
}

/** Answers a call of the contract; whatever goes wrong becomes a failure body. */
export const answerApi = async (core: Core, request: Request, url: URL): Promise<ApiAnswer> => {
  try {
    const caller = readCaller(core, request.headers)
    return { response: await answer({ core, caller, request, url }), reason: undefined }
  } catch (error) {
    if (error instanceof Refusal)
      return { response: json(apiFailure(error.message), error.status), reason: error.reason }
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { response: json(apiFailure('Internal error'), 500), reason }
  }
}
