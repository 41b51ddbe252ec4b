import { STATUS_CODES } from 'node:http'

/** An answer that refuses a call; thrown by a call and turned into `ApiFailure` in one place. */
export class Refusal extends Error {
  readonly status: number
  /** Why, for the sandbox's log; the client gets only the server text. */
  readonly reason: string

  /**
   * @param status 400 to 599
   * @param text the server text of the reply
   * @param reason why, in full
   */
  constructor(status: number, text: string, reason = text) {
    super(text)
    this.status = status
    this.reason = reason
  }
}

/** What a status is called. A reader that takes it for the server text shows it. */
const nameOf = (status: number): string => STATUS_CODES[status] ?? 'Error'

/** The failure body of the charge-point API, whose server text is `error`. */
export const apiFailure = (status: number, text: string) => ({
  type: 'error',
  error: text,
  data: { error: nameOf(status) },
})

/** The failure body of the gateways, whose server text is `message`. */
export const gatewayFailure = (status: number, text: string, path: string, at: number) => ({
  timestamp: new Date(at).toISOString(),
  status,
  error: nameOf(status),
  message: text,
  path,
})

/** A JSON answer that nobody keeps. */
export const json = (body: unknown, status = 200): Response => jsonBytes(JSON.stringify(body), status)

/** The same from what is JSON already. */
export const jsonBytes = (body: string | Uint8Array<ArrayBuffer>, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
