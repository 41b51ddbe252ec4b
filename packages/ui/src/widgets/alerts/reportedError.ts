import type { StationNotification } from '@corrente/domain/notifications'

/**
 * What an event says about its fault: the message, else the code; undefined where it says nothing. OCPP's `NoError`
 * comes with every good event and says nothing.
 */
export function reportedError({
  errorCode,
  errorMessage,
}: Pick<StationNotification, 'errorCode' | 'errorMessage'>): string | undefined {
  return errorMessage ?? (errorCode && !/^no[\s_-]?error$/i.test(errorCode) ? errorCode : undefined)
}
