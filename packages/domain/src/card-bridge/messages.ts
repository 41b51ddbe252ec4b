import { isJsonObject, type JsonObject, ownField, safeJsonParse } from '../wire/index.ts'

/** What the provider is asked with; card and customer data: in memory only, never logged, never stored (TDS-004). */
export interface CardRequest extends JsonObject {
  readonly data: JsonObject
}

/** A host's message that starts an authentication. */
export interface CardStart {
  readonly session: string
  readonly request: CardRequest
}

/** What the bridge answers: the provider's own result, or an error (TDS-003, TDS-006, TDS-007). */
export type CardReply =
  | {
      readonly status: 'AUTH_FLOW_COMPLETED'
      readonly authenticationStatus: 'AUTHENTICATED'
      readonly id: string
    }
  | { readonly type: 'error'; readonly message?: string }

/** The answer when the authentication did not succeed, for whatever reason (TDS-007). */
export const CARD_FAILED: CardReply = { type: 'error' }
/** The answer when the provider's script cannot be had (TDS-006). */
export const CARD_NOT_LOADED: CardReply = { type: 'error', message: 'PagSeguro could not be loaded' }

const MESSAGE_MAX = 65_536

/**
 * Reads a host's message: JSON text with the command `startPagSeguro`, a session and the request's data (TDS-002).
 * Undefined for everything else, which is ignored. The customer's name is trimmed, the rest stays as it came (TDS-008).
 */
export function readCardStart(text: unknown): CardStart | undefined {
  if (typeof text !== 'string' || text.length > MESSAGE_MAX) return undefined
  const message = safeJsonParse(text)
  if (ownField(message, 'command') !== 'startPagSeguro') return undefined
  const session = ownField(message, 'session')
  const request = ownField(message, 'request')
  const data = ownField(request, 'data')
  if (typeof session !== 'string' || session.trim() === '') return undefined
  if (!isJsonObject(request) || !isJsonObject(data)) return undefined
  return { session, request: { ...request, data: withTrimmedName(data) } }
}

function withTrimmedName(data: JsonObject): JsonObject {
  const customer = ownField(data, 'customer')
  const name = ownField(customer, 'name')
  if (!isJsonObject(customer) || typeof name !== 'string') return data
  return { ...data, customer: { ...customer, name: name.trim() } }
}

/**
 * What a provider's result is answered with. AUTHENTICATED only where the provider itself reports a completed flow, that
 * it is authenticated, and the id that it generated; everything else is an error (TDS-003, TDS-007).
 */
export function cardReplyOf(result: unknown): CardReply {
  const id = ownField(result, 'id')
  const isAuthenticated =
    ownField(result, 'status') === 'AUTH_FLOW_COMPLETED' &&
    ownField(result, 'authenticationStatus') === 'AUTHENTICATED'
  return isAuthenticated && typeof id === 'string' && id.trim() !== ''
    ? { status: 'AUTH_FLOW_COMPLETED', authenticationStatus: 'AUTHENTICATED', id }
    : CARD_FAILED
}
