import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

/** What can be said of a save that is not done, besides the form's own words. */
export const SAVE_NOTICES = ['unreachable', 'unknown', 'verifying', 'notSaved', 'refused'] as const
export type SaveNoticeKind = (typeof SAVE_NOTICES)[number]

export interface SaveNoticeProps {
  /** What happened; undefined: nothing to say. */
  kind: SaveNoticeKind | undefined
  /** The form's own words for a refusal. */
  refusal: string
  /** Looks whether a save of unknown end was done. */
  onVerify: () => void
  /** When it was sent, in words. */
  sentAt?: string | undefined
  /** Asks whether it is sent anew; absent: it may not be yet. */
  onSendAgain?: (() => void) | undefined
  /** What was typed is not there any more: it is typed anew, not sent anew. */
  isLost?: boolean | undefined
}

const TONE = {
  unreachable: 'danger',
  unknown: 'warning',
  verifying: 'warning',
  notSaved: 'info',
  refused: 'danger',
} as const

/** How a save went wrong, above the form's buttons: read out at once, and with the way on. */
export function SaveNotice(props: SaveNoticeProps) {
  const { kind, refusal, onVerify, sentAt, onSendAgain, isLost = false } = props
  const t = useText('forms')
  if (kind === undefined) return null
  const isOpenEnd = kind === 'unknown' || kind === 'verifying'
  return (
    <Banner
      tone={TONE[kind]}
      isAnnounced
      {...(sentAt !== undefined && kind !== 'refused' && { title: sentAt })}
      action={
        isOpenEnd && (
          <>
            {kind === 'unknown' && onSendAgain && (
              <Button size="small" onClick={onSendAgain}>
                {t(isLost ? 'typeAgain.confirm' : 'sendAgain.label')}
              </Button>
            )}
            <Button size="small" isBusy={kind === 'verifying'} onClick={onVerify}>
              {kind === 'verifying' ? t('save.verifying') : t('save.verify')}
            </Button>
          </>
        )
      }
    >
      {kind === 'refused' ? refusal : t(kind === 'verifying' ? 'save.unknown' : `save.${kind}`)}
    </Banner>
  )
}
