import type { StationNotification } from '@corrente/domain/notifications'
import { errorCodeOf } from '@corrente/domain/stations'
import { useCallback } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { namedErrorCode } from './reportedError.ts'

/** Says an error code in the user's language, with the code beside it for whoever is called; one that nobody knows as it came. */
export function useCodeText(): (code: string | undefined) => string | undefined {
  const t = useText('stations')
  const { locale } = useFormats()
  return useCallback(
    (code) => {
      const known = errorCodeOf(code)
      if (!known) return code
      const words = t(`errorCode.${known}`)
      return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)} (${code})`
    },
    [t, locale],
  )
}

/** What an event says about its fault, in words: the message, else the code; undefined where it says nothing. */
export function useReportedError(): (
  event: Pick<StationNotification, 'errorCode' | 'errorMessage'>,
) => string | undefined {
  const codeText = useCodeText()
  return useCallback((event) => event.errorMessage ?? codeText(namedErrorCode(event)), [codeText])
}
