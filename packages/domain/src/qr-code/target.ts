/** What a QR code points at. */
export interface QrTarget {
  readonly chargeBoxId: string
  readonly connectorId: number
}

const ID_MAX = 255
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}]/u
const CONNECTOR = /^[1-9]\d{0,2}$/

/**
 * The station and the connector of the page's address, decoded (QRC-001, QRC-003): shown as plain text, before any call.
 * Undefined where they cannot be one: no id, a longer one than there is, invisible characters; a connector that is no
 * number from 1 (0 is the station as a whole, where nothing charges).
 */
export function readQrTarget(chargeBoxId: unknown, connectorId: unknown): QrTarget | undefined {
  if (typeof chargeBoxId !== 'string' || typeof connectorId !== 'string') return undefined
  const id = chargeBoxId.trim()
  if (id === '' || id.length > ID_MAX || UNSHOWN.test(id) || !CONNECTOR.test(connectorId)) return undefined
  return { chargeBoxId: id, connectorId: Number(connectorId) }
}

/** The body of POST `qrcode/stop` (QRC-008). */
export interface QrStop extends QrTarget {
  /** The build's QR-code token; never shown. */
  readonly token: string
}
/** The body of POST `qrcode/start` (QRC-007). */
export interface QrStart extends QrStop {
  /** The answer of the human check; it works once. */
  readonly recaptchaResponse: string
}

/** The body that starts a recharge (QRC-007). */
export function qrStartRequest(target: QrTarget, token: string, humanAnswer: string): QrStart {
  return { ...qrStopRequest(target, token), recaptchaResponse: humanAnswer }
}

/** The body that stops a recharge (QRC-008). */
export function qrStopRequest({ chargeBoxId, connectorId }: QrTarget, token: string): QrStop {
  return { chargeBoxId, connectorId, token }
}
