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

/** The failure body of the charge-point API. */
export const apiFailure = (text: string) => ({ type: 'error', error: text, data: { error: text } })

/** The failure body of the gateways. */
export const gatewayFailure = (status: number, text: string, path: string, at: number) => ({
  timestamp: new Date(at).toISOString(),
  status,
  error: text,
  message: text,
  path,
})

/** A JSON answer that nobody keeps. */
export const json = (body: unknown, status = 200): Response => jsonBytes(JSON.stringify(body), status)

/** The same from what is JSON already. */
export const jsonBytes = (body: string | Uint8Array<ArrayBuffer>, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
