import {
  isUnderWay,
  isUnsettled,
  NOT_SENT,
  type NotSent,
  ownWordsOf,
  type WriteState,
} from '@corrente/domain/writes'
import type { ReactNode } from 'react'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button } from '../../../primitives/index.ts'

export interface OnceDialogProps {
  /** Whether it stands. */
  isOpen: boolean
  /** The question, naming the thing: 'Excluir a estação Paulista 01?'. */
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  /** The verb of the action, never 'OK'. */
  confirmLabel: string
  /** Default: the common 'Cancelar'. */
  cancelLabel?: string
  /** Where the action stands; the dialog leaves to its screen what is said once it is done. */
  state: WriteState
  /** The area's own words for a failure: one that was refused, or whose record reads back unchanged. */
  refusal: string
  /** The area's own words for what kept it from being sent, by its reason; any other has the common ones. */
  reasons?: Readonly<Record<string, string>>
  /** danger: destroys something; brand: anything else that needs a yes. Default: danger. */
  tone?: 'danger' | 'brand'
  /** Why it cannot be confirmed at all, besides the state. */
  disabledReason?: string | undefined
  /** Yes. */
  onConfirm: () => void
  /** Looks what became of an action whose outcome is unknown. */
  onVerify: () => void
  /** Sends anew what may come twice, as the dialog then says; absent: only a look settles it. */
  onRelease?: () => void
  /** No, or not any more. */
  onCancel: () => void
  /** What will be changed, line by line; optional. */
  children?: ReactNode
}

/** A reason of an action's own that its screen says nothing of. */
const whyOf = (why: string): NotSent => NOT_SENT.find((known) => known === why) ?? 'changed'

const NO_REASONS: Readonly<Record<string, string>> = {}

/** The one line of words that a state needs, or none. */
type Notice = { readonly tone: 'info' | 'warning' | 'danger'; readonly text: string } | undefined

interface NoticeParts extends Pick<OnceDialogProps, 'state' | 'refusal'> {
  readonly reasons: Readonly<Record<string, string>>
  readonly mayRelease: boolean
}

function useNotice({ state, refusal, reasons, mayRelease }: NoticeParts): Notice {
  const t = useText('once-only')
  switch (state.phase) {
    case 'idle':
    case 'looking':
    case 'asking':
    case 'sending':
    case 'done':
      return undefined
    case 'elsewhere':
      return { tone: 'info', text: t('elsewhere') }
    case 'verifying':
      return { tone: 'warning', text: t('reconciling') }
    case 'accepted':
    case 'other':
    case 'unknown':
      return { tone: 'warning', text: t(mayRelease && state.canRelease ? 'mayComeTwice' : 'unknown') }
    case 'notSent':
      return { tone: 'warning', text: reasons[state.why] ?? t(`notSent.${whyOf(state.why)}`) }
    case 'refused': {
      const text = ownWordsOf(state.refusal)
      return { tone: 'danger', text: text === undefined ? refusal : t('serverSaid', { refusal, text }) }
    }
    case 'notApplied':
      return { tone: 'danger', text: `${refusal} ${t('notApplied')}` }
  }
}

/**
 * Asks before something that must happen once, and says how it ended (decisions: Once-only actions, rules 4 to 7): locked while it
 * is under way, a look instead of a second try while its outcome is unknown.
 */
export function OnceDialog({
  state,
  refusal,
  reasons = NO_REASONS,
  onVerify,
  onRelease,
  disabledReason,
  children,
  ...dialog
}: OnceDialogProps) {
  const t = useText('once-only')
  const notice = useNotice({ state, refusal, reasons, mayRelease: onRelease !== undefined })
  const isOpenEnd = isUnsettled(state)
  const release = isOpenEnd && state.canRelease ? onRelease : undefined
  return (
    <AlertDialog
      {...dialog}
      {...(release && { confirmLabel: t('sendAgain'), onConfirm: release })}
      isBusy={isUnderWay(state)}
      disabledReason={isOpenEnd && !release ? t('lockedReason') : disabledReason}
    >
      {children !== undefined || notice ? (
        <>
          {children}
          {notice && (
            <Banner
              tone={notice.tone}
              isAnnounced
              action={
                isOpenEnd && (
                  <Button size="small" onClick={onVerify}>
                    {t('verify')}
                  </Button>
                )
              }
            >
              {notice.text}
            </Banner>
          )}
        </>
      ) : undefined}
    </AlertDialog>
  )
}
