import type { RecordBase } from '@corrente/domain/forms'
import type { EpochMs } from '@corrente/domain/time'
import { isUnsettled } from '@corrente/domain/writes'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import type { AnySave, RecordForm } from './recordForm.ts'

/** What was sent of a form, as the form works with it. */
export interface Sent {
  readonly shown: Pick<
    RecordForm<object, never, never, RecordBase, AnySave>,
    'sentAt' | 'sendAgain' | 'again'
  >
  /** Somebody presses: the send of before is not what is told from here on. */
  readonly begin: () => void
  /** It is saved. */
  readonly tellFound: () => void
}

/**
 * What a form says of a send whose end it does not know. One from before a reload, of another tab or of an earlier visit is
 * looked up when the form opens, and told with its time (decisions: Saving). It is sent anew only after a yes to the
 * question that it may come twice.
 * @param hasValues - what was sent stands in the form; a form that names a person has lost it over a reload
 * @param onAgain - a yes: what stands in the form is sent
 */
export function useSent(
  { state, disprove, forget, resume }: AnySave,
  hasValues: boolean,
  onAgain: () => void,
): Sent {
  const { toasts } = usePorts()
  const wordsOf = useSentWords()
  const [isAsking, setAsking] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  // The time of what was sent before: kept past the state that tells it.
  const [before, setBefore] = useState<EpochMs>()
  const at = 'at' in state ? state.at : undefined
  if (!hasBegun && at !== undefined && at !== before) setBefore(at)
  const takeUp = useEffectEvent(() => void resume())
  useEffect(() => takeUp(), [])
  const begin = () => {
    setBegun(true)
    setBefore(undefined)
  }
  // A look in the background may have settled it meanwhile: then there is nothing to ask.
  const canSendAgain = isUnsettled(state) && state.canRelease
  const sentAt = at ?? (state.phase === 'notApplied' ? before : undefined)
  return {
    shown: {
      sentAt: sentAt === undefined ? undefined : wordsOf(sentAt, 'sent'),
      sendAgain: canSendAgain ? () => setAsking(true) : undefined,
      again: {
        isAsking: isAsking && canSendAgain,
        isLost: !hasValues,
        answer: (isYes) => {
          setAsking(false)
          if (!isYes) return
          begin()
          if (hasValues) onAgain()
          else void disprove().then(forget)
        },
      },
    },
    begin,
    tellFound: () => {
      if (before === undefined) return
      toasts.show({ tone: 'success', id: 'draft-sent', text: wordsOf(before, 'found') })
    },
  }
}

/** The time of a send in words: of another day with its date. */
export function useSentWords() {
  const t = useText('forms')
  const { clock } = usePorts()
  const { day, timeOfDay, timestamp } = useFormats()
  return (at: EpochMs, what: 'sent' | 'found'): string =>
    day(at) === day(clock.now())
      ? t(`save.${what}At`, { time: timeOfDay(at) })
      : t(`save.${what}On`, { time: timestamp(at, 'DD/MM/YYYY HH:mm') })
}
