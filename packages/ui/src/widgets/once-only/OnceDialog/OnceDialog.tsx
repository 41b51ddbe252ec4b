import { serverTextOf } from '@corrente/domain/wire'
import {
  isUnderWay,
  isUnsettled,
  NOT_SENT,
  type NotSent,
  ownWordsOf,
  type WriteState,
} from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, type AlertDialogProps, Banner, Button, CopyButton } from '../../../primitives/index.ts'

/** How it ended, in the place of the question until somebody closes it. */
export interface OnceResult {
  /** '23 aprovadas, R$ 702,00'. */
  readonly summary: string
  /** What failed and why, one line each; none: all of it is done. */
  readonly failed: readonly string[]
  /** What becomes of those that failed. */
  readonly note?: string | undefined
}

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
  /** Where the server says why in a body of its own. Default: where the charge-point API does. */
  wordsOf?: (body: unknown) => string | undefined
  /** The area's own words for what kept it from being sent, by its reason; any other has the common ones. */
  reasons?: Readonly<Record<string, string>>
  /** danger: destroys something; brand: anything else that needs a yes. Default: danger. */
  tone?: 'danger' | 'brand'
  /** Why it cannot be confirmed at all, besides the state. */
  disabledReason?: string | undefined
  /** Default: small. */
  size?: NonNullable<AlertDialogProps['size']>
  /** Once it is done: how. */
  result?: OnceResult | undefined
  /** Puts the result on the clipboard; rejects where it cannot. */
  onCopy?: ((text: string) => Promise<void>) | undefined
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

interface NoticeParts extends Pick<OnceDialogProps, 'state' | 'refusal' | 'wordsOf'> {
  readonly reasons: Readonly<Record<string, string>>
  readonly mayRelease: boolean
}

function useNotice({ state, refusal, wordsOf, reasons, mayRelease }: NoticeParts): Notice {
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
      const text = ownWordsOf(state.refusal, wordsOf)
      return { tone: 'danger', text: text === undefined ? refusal : t('serverSaid', { refusal, text }) }
    }
    case 'notApplied':
      return { tone: 'danger', text: `${refusal} ${t('notApplied')}` }
  }
}

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  overflow-wrap: anywhere;
  ${focusRing}
`

/** What failed and why, and the press that copies it with the sum. */
function Result({
  result,
  onCopy,
}: {
  readonly result: OnceResult
  readonly onCopy: OnceDialogProps['onCopy']
}) {
  const t = useText('once-only')
  const { summary, failed } = result
  return (
    <Stack gap={3}>
      <Banner
        tone={failed.length === 0 ? 'success' : 'warning'}
        isAnnounced
        action={
          onCopy && (
            <CopyButton text={[summary, ...failed].join('\n')} label={t('copyResult')} onCopy={onCopy} />
          )
        }
      >
        {summary}
      </Banner>
      {failed.length > 0 && (
        <Lines tabIndex={0} aria-label={t('failed')}>
          {failed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Lines>
      )}
    </Stack>
  )
}

/**
 * Asks before something that must happen once, and says how it ended (decisions: Once-only actions, rules 4 to 7): locked while it
 * is under way, a look instead of a second try while its outcome is unknown.
 */
export function OnceDialog({
  state,
  refusal,
  wordsOf = serverTextOf,
  reasons = NO_REASONS,
  onVerify,
  onRelease,
  disabledReason,
  result,
  onCopy,
  children,
  ...dialog
}: OnceDialogProps) {
  const t = useText('once-only')
  const notice = useNotice({ state, refusal, wordsOf, reasons, mayRelease: onRelease !== undefined })
  const isOpenEnd = isUnsettled(state)
  const release = isOpenEnd && state.canRelease ? onRelease : undefined
  if (result)
    return (
      <AlertDialog {...dialog} title={result.summary} description={result.note ?? t('allDone')} isDone>
        <Result result={result} onCopy={onCopy} />
      </AlertDialog>
    )
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
