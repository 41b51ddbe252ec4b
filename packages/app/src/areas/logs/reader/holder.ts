import { factsOf, growthOf, indexLog, type LogIndex, partOf, viewLog } from '@corrente/domain/logs'
import type { FromLog, LogPiece, ToLog } from './protocol.ts'

/** A log at work, apart from the worker that it runs in. */
export interface LogHolder {
  /** Takes what the server has now; what is shown stays where that is another log. */
  readonly read: (text: string) => { readonly piece: LogPiece | undefined; readonly isOther: boolean }
  /** Shows the other log. */
  readonly accept: () => LogPiece
  readonly answer: (message: Extract<ToLog, { kind: 'ask' | 'part' }>) => FromLog
}

/** Holds the text of a log, so that 100,000 lines are read, searched and cut away from the page. */
export function createLogHolder(): LogHolder {
  let text = ''
  let index: LogIndex = indexLog('')
  let other: string | undefined
  const show = (next: string, from: number): LogPiece => {
    text = next
    index = indexLog(next)
    other = undefined
    return { from, text: next.slice(from), index, facts: factsOf(index) }
  }
  return {
    read: (now) => {
      const growth = growthOf(text, now)
      if (growth === 'grown') return { piece: show(now, text.length), isOther: false }
      if (growth === 'replaced') other = now
      else other = undefined
      return { piece: undefined, isOther: other !== undefined }
    },
    accept: () => show(other ?? text, 0),
    answer: (message) =>
      message.kind === 'ask'
        ? { kind: 'view', id: message.id, view: viewLog(text, index, message.question) }
        : {
            kind: 'part',
            id: message.id,
            text: partOf(text, index, viewLog(text, index, message.question).rows, message.part),
          },
  }
}
