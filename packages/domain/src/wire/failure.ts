import { isJsonObject, ownField } from './json.ts'
import { textOf } from './loose.ts'

/**
 * The server's own words in a failure of the charge-point API: the first non-empty of `error`, `data.error`, `message`.
 * Shown only where the documents say so. Undefined when there is none.
 */
export function serverTextOf(body: unknown): string | undefined {
  return (
    textOf(ownField(body, 'error')) ??
    textOf(ownField(ownField(body, 'data'), 'error')) ??
    textOf(ownField(body, 'message'))
  )
}

/** The same of a gateway (`mk-ms-…`), whose `error` is but the name of the status: the first non-empty of `message`, `error`. */
export const gatewayTextOf = (body: unknown): string | undefined =>
  textOf(ownField(body, 'message')) ?? textOf(ownField(body, 'error'))

/** Whether a body says `type: "error"`: a failure whatever the status (MON-037). */
export function saysError(body: unknown): boolean {
  const type = ownField(body, 'type')
  return isJsonObject(body) && typeof type === 'string' && type.trim().toLowerCase() === 'error'
}

/**
 * True when a body says that it failed, whatever the status: `type: "error"` (MON-037), or a non-empty `error`. A body
 * without either is a success under a 2xx.
 */
export function saysFailure(body: unknown): boolean {
  if (saysError(body)) return true
  const error = ownField(body, 'error')
  return typeof error === 'string' ? error.trim() !== '' : isJsonObject(error)
}
