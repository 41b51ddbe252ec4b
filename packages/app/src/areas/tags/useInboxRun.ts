import { type UnknownCard, unknownKey } from '@corrente/domain/tags'
import type { WriteState } from '@corrente/domain/writes'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useState } from 'react'
import { useRun } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { approval, dismissal, inboxLook } from '../../resources/unknownTags.ts'
import { useTagHref } from './useTagHref.ts'

/** What is done with cards of the inbox. */
export type InboxAction = 'approve' | 'dismiss'

/** What is said of a card once its write has come to rest (UNK-015 to UNK-018). */
export function useInboxWords() {
  const t = useText('unknown-tags')
  const personal = usePersonal()
  return (action: InboxAction, card: UnknownCard, state: WriteState): string => {
    const { phase } = state
    const tag = personal(card.idTag)
    if (phase === 'done') return t(`message.${action}.done`, { tag })
    if (phase === 'elsewhere') return t('message.elsewhere', { tag })
    if (isTakenAway(state)) return t('message.gone', { tag })
    const failed = t(`message.${action}.failed`)
    if (phase === 'notApplied') return t('message.unchanged', { failed })
    if (phase === 'refused' || phase === 'notSent') return failed
    if (phase === 'other') return t(`message.${action}.other`, { tag })
    return phase === 'unknown' ? t('message.unknown', { tag }) : tag
  }
}

/**
 * Approves and deletes cards of the inbox, two at a time; one id is one call, however many stations it was held to. A
 * single one shows its toast, many a panel (UNK-004).
 *
 * @param onGone - takes away the rows of those that are done
 */
export function useInboxRun(onGone: (isGone: (card: UnknownCard) => boolean) => void) {
  const t = useText('unknown-tags')
  const { clock, gateways, toasts } = usePorts()
  const words = useInboxWords()
  const tagHref = useTagHref()
  const { run, begin, clear } = useRun<UnknownCard>()
  const [asked, ask] = useState<readonly UnknownCard[]>([])
  const [action, setAction] = useState<InboxAction>('approve')
  /** The end of a single one was not known: its panel stays, and says how it ended. */
  const [isUnsure, setUnsure] = useState(false)

  const leave = (cards: readonly UnknownCard[], states: readonly WriteState[]) => {
    const isGone = (state: WriteState | undefined) =>
      state !== undefined && (state.phase === 'done' || state.phase === 'other' || isTakenAway(state))
    const gone = new Set(cards.filter((_, place) => isGone(states[place])).map(unknownKey))
    onGone((card) => gone.has(unknownKey(card)))
  }
  const start = async (now: InboxAction, cards: readonly UnknownCard[], accountPk?: number) => {
    setAction(now)
    setUnsure(false)
    const look = inboxLook(gateways.cp, clock.now)
    const states = await begin(cards, (card) =>
      // The dialog lets nobody approve a card without an account.
      now === 'approve'
        ? approval(gateways.cp, card, card.accountPk ?? accountPk ?? 0, look)
        : dismissal(gateways.cp, card, look),
    )
    leave(cards, states)
    const [card] = cards
    const [state] = states
    if (cards.length !== 1 || !card || !state) return
    if (!SETTLED.has(state.phase)) return setUnsure(true)
    clear()
    const isDone = state.phase === 'done'
    const href = isDone && now === 'approve' ? await tagHref(card.idTag) : undefined
    toasts.show({
      id: 'unknown-tag',
      tone: isDone ? 'success' : 'danger',
      text: words(now, card, state),
      ...(href !== undefined && { action: { label: t('assign'), href } }),
    })
  }
  const again = async (how: 'retry' | 'verify') => {
    if (!run) return
    leave(run.items, await run[how]())
  }
  return {
    run,
    action,
    isUnsure,
    asked,
    ask,
    clear,
    again,
    approve: (accountPk: number | undefined) => {
      ask([])
      void start('approve', asked, accountPk)
    },
    dismiss: (cards: readonly UnknownCard[]) => void start('dismiss', cards),
  }
}

/** The inbox had it no more before anything was sent: somebody else, or another tab, was quicker. */
const isTakenAway = (state: WriteState) => state.phase === 'notSent' && state.why === 'gone'

const SETTLED: ReadonlySet<WriteState['phase']> = new Set([
  'done',
  'other',
  'refused',
  'notApplied',
  'notSent',
  'elsewhere',
])
