import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Outcome } from '../../gateways/index.ts'
import { usePorts } from '../../ports/index.ts'
import { useAlone } from '../writes/index.ts'
import { hasDownloadedAtom, isLimitReachedAtom, isLimitShownAtom } from './atoms.ts'

/** A report that the server mails: no file comes back (MON-042). */
export interface MailedReport {
  /** Its name in the code: how the last one ended takes the place of how the one before did. */
  readonly kind: string
  readonly ask: () => Promise<Outcome<unknown>>
  /** That it will be mailed. */
  readonly sent: string
  /** That it could not be asked for. */
  readonly failed: string
}

/** Asks for reports that come by e-mail, one at a time. A 403 is the limit notice, as with every download (AST-018). */
export function useMailedReport(): {
  readonly start: (report: MailedReport) => void
  readonly isRunning: boolean
} {
  const { toasts } = usePorts()
  const [isRunning, setRunning] = useState(false)
  const setDownloaded = useSetAtom(hasDownloadedAtom)
  const setLimitShown = useSetAtom(isLimitShownAtom)
  const setLimitReached = useSetAtom(isLimitReachedAtom)
  const alone = useAlone('mailed-report')
  const start = ({ kind, ask, sent, failed }: MailedReport) => {
    const id = `mail:${kind}`
    const fail = () => {
      setRunning(false)
      toasts.show({ id, tone: 'danger', text: failed })
    }
    void alone.run(async () => {
      setRunning(true)
      const outcome = await ask()
      if (outcome.kind === 'refused' && outcome.status === 403) {
        // The notice stands where the tray of the downloads does.
        setDownloaded(true)
        setLimitShown(true)
        setLimitReached(true)
      } else if (outcome.kind === 'done' || outcome.kind === 'done-empty') {
        toasts.show({ id, tone: 'success', text: sent })
      } else {
        fail()
      }
      setRunning(false)
      return false
    }, fail)
  }
  return { start, isRunning }
}
