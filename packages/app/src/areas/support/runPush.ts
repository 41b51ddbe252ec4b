import type { WriteEnd } from '@corrente/domain/forms'
import {
  type PushEffect,
  type PushEvent,
  type PushRequest,
  type PushState,
  pushIntent,
} from '@corrente/domain/support'

/** What a push notification needs from outside. */
export interface PushDeps {
  /** Runs the work alone in all tabs; false: another tab is sending. */
  readonly tryAlone: (work: () => Promise<void>) => Promise<boolean>
  /** Whether the journal holds this intent: it was sent, and its answer was lost. */
  readonly isOpen: (key: string) => boolean
  /** Puts the intent into the journal. */
  readonly keep: (key: string) => void
  /** Takes it out again. */
  readonly settle: (key: string) => void
  readonly send: (body: PushRequest) => Promise<WriteEnd>
  /** Moves the notification and tells what is to be done. */
  readonly step: (event: PushEvent) => PushEffect
  readonly state: () => PushState
}

/** `asked`: nothing was sent, the question stands or stands anew; `elsewhere`: another tab is sending. */
export type PushRun = WriteEnd | 'asked' | 'elsewhere'

/**
 * A yes to a push notification (SUP-009): one tab at a time, the journal before the one send. Where another tab lost
 * this text's answer since the question was put, it is put anew, and says so.
 */
export async function runPush(deps: PushDeps): Promise<PushRun> {
  const { tryAlone, isOpen, keep, settle, send, step, state } = deps
  let run: PushRun = 'asked'
  const isOurs = await tryAlone(async () => {
    const asked = state()
    if (asked.phase !== 'asking') return
    if (!asked.mayBeOut && isOpen(pushIntent(asked.message))) {
      step({ type: 'cancel' })
      step({ type: 'submit', message: asked.message, isOpen: true })
      return
    }
    const effect = step({ type: 'confirm' })
    if (effect.do !== 'send') return
    keep(effect.key)
    run = await send(effect.body)
    const after = step({ type: 'ended', end: run })
    if (after.do === 'settle') settle(after.key)
  })
  return isOurs ? run : 'elsewhere'
}
