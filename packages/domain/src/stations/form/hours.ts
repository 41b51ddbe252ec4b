import { readTime } from '../../time/index.ts'

const LAST_SECOND = '23:59:59'
const MIDNIGHT = '00:00:00'

/**
 * An opening or closing time of the wire as its field shows it: `HH:mm`, with seconds only where it has some; a text that
 * is no time stays raw. A closing time of 23:59:59 is shown as 00:00 (STF-057).
 */
export function shownTime(time: string | undefined, kind: 'open' | 'close'): string {
  if (time === undefined) return ''
  const read = readTime(time, { hasSeconds: true })
  if (read === undefined) return time
  const shown = kind === 'close' && read === LAST_SECOND ? MIDNIGHT : read
  return shown.endsWith(':00') ? shown.slice(0, 5) : shown
}

/**
 * A typed time as it is sent: with seconds, `:00` where none were typed (STF-056); a closing time of 00:00 goes as
 * 23:59:59 (STF-057). null where there is none or what stands there is no time.
 */
export function sentTime(time: string, kind: 'open' | 'close'): string | null {
  const read = readTime(time, { hasSeconds: true })
  if (read === undefined) return null
  return kind === 'close' && read === MIDNIGHT ? LAST_SECOND : read
}
