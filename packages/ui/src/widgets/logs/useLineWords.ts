import { clockOf, clockSpan, frameOf, messageOf, stationOf, visibleText } from '@corrente/domain/logs'
import { useCallback } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** What a line says, in columns. */
export interface LineWords {
  readonly clock: string | undefined
  readonly station: string | undefined
  /** The OCPP message in short, else the rest of the line. */
  readonly message: string
}

/** The most letters of a line that its row shows. */
const MOST = 600
const ARROWS = { in: '←', out: '→' } as const

/** Says a line in columns: an OCPP frame by who speaks, its action and what matters, an answer with the time that it took. */
export function useLineWords(): (raw: string, pairRaw: string | undefined) => LineWords {
  const t = useText('logs')
  const { integer } = useFormats()
  return useCallback(
    (raw, pairRaw) => {
      const clock = clockOf(raw)
      const station = stationOf(raw)
      const frame = frameOf(raw)
      if (!frame) return { clock, station, message: visibleText(messageOf(raw).slice(0, MOST)) }
      const call = frame.kind === 'call' || pairRaw === undefined ? undefined : frameOf(pairRaw)
      const ms = call && clockSpan(clockOf(pairRaw ?? ''), clock)
      const words = [
        frame.direction && ARROWS[frame.direction],
        call?.action,
        frame.kind === 'error' ? t('frame.error', { code: frame.action ?? '' }) : frame.action,
        ...frame.words,
        // An answer that holds nothing worth a word is still an answer.
        frame.kind === 'result' && frame.words.length === 0 && t('frame.answer'),
        ms !== undefined && `· ${t('frame.span', { ms: integer(ms) })}`,
      ]
      return { clock, station, message: visibleText(words.filter(Boolean).join(' ').slice(0, MOST)) }
    },
    [t, integer],
  )
}
