import type { StationNotification } from '@corrente/domain/notifications'

/** The error code of an event; undefined for none and for OCPP's `NoError`, which comes with every good event. */
export function namedErrorCode({
  errorCode,
}: Pick<StationNotification, 'errorCode'>): StationNotification['errorCode'] {
  return errorCode && !/^no[\s_-]?error$/i.test(errorCode) ? errorCode : undefined
}
