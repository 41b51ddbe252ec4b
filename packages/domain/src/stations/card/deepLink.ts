import { pathOf } from '../../routing/index.ts'
import { safeHost } from '../../wire/index.ts'
import type { Station } from '../station.ts'

const LABEL_DIGITS = 6

/** The label under a station's QR code: its key padded to 6 digits, 12 becomes 000012 (STN-018). */
export function stationLabel(pk: number): string {
  return String(pk).padStart(LABEL_DIGITS, '0')
}

/** What a station's QR code encodes, or why there is none. */
export type DeepLink =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'none'; readonly why: 'noHost' | 'noUuid' }

/**
 * The deep link of a station's QR code (STN-017): `https://{host}/?chargeBoxPk={pk}&uuid={uuid}`.
 *
 * @param host the Deeplinking-Host of the start, else the tenant's (STN-019); one that is no host is none.
 */
export function deepLinkOf(station: Pick<Station, 'pk' | 'uuid'>, host: string | undefined): DeepLink {
  const safe = safeHost(host)
  if (safe === null) return { kind: 'none', why: 'noHost' }
  if (station.uuid === undefined) return { kind: 'none', why: 'noUuid' }
  const uuid = encodeURIComponent(station.uuid.replaceAll(/\p{Cs}/gu, '\uFFFD'))
  return { kind: 'link', url: `https://${safe}/?chargeBoxPk=${station.pk}&uuid=${uuid}` }
}

/**
 * The address of the public page that starts a recharge on a connector; undefined where the id cannot stand in one.
 *
 * @param origin of this product, `https://example.com`.
 */
export function startLinkOf(origin: string, stationId: string, connectorId: number): string | undefined {
  try {
    return origin + pathOf('qr-start', { chargeBoxId: stationId, connectorId })
  } catch {
    return undefined
  }
}
