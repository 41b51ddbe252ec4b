import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Dialog } from '../../../primitives/index.ts'

/** How a save can end that is not done. */
export const SAVE_FAILURES = [
  'refused',
  'notSaved',
  'unknown',
  'unreachable',
  'gone',
  'notPermitted',
  'elsewhere',
  'notKept',
  'damaged',
] as const
export type SaveFailure = (typeof SAVE_FAILURES)[number]

export interface VoucherSaveDialogsProps {
  isNew: boolean
  /** How the save ended; undefined: it has not. */
  end: 'saved' | 'alreadySaved' | SaveFailure | undefined
  /** What the server said of a refusal, where it said something. */
  reason: string | undefined
  /** It looks, or sends: the dialog stays. */
  isRetrying: boolean
  /** Of unknown end: looks whether it was saved. Else sends again. */
  onRetry: () => void
  /** Asks whether what may still arrive is sent anew; absent: it may not be yet. */
  onSendAgain?: (() => void) | undefined
  /** Back to the form. */
  onClose: () => void
  /** Where 'Ver listagem' leads. */
  listHref: string
  onList: () => void
  /** The voucher whose place it takes, and where that is switched off; undefined: it takes no other's. */
  stop: { readonly code: string; readonly href: string } | undefined
}

/** How a save of a voucher ended: done, with the way to the list, or not, with a second try (VCH-021, VCH-022, VCH-087, VCH-088). */
export function VoucherSaveDialogs(props: VoucherSaveDialogsProps) {
  const { isNew, end, reason, isRetrying, onRetry, onSendAgain, onClose, listHref, onList, stop } = props
  const t = useText('voucher-form')
  const isUnknown = end === 'unknown'
  const isDone = end === 'saved' || end === 'alreadySaved'
  if (isDone)
    return (
      <Dialog
        isOpen
        size="small"
        title={t(isNew ? 'done.created' : 'done.updated')}
        {...(end === 'alreadySaved' && { description: t('done.alreadySaved') })}
        onClose={onList}
        footer={
          <>
            <ButtonLink tone={stop ? 'neutral' : 'brand'} href={listHref}>
              {t('done.list')}
            </ButtonLink>
            {stop && (
              <ButtonLink tone="brand" href={stop.href}>
                {t('done.stop', { code: stop.code })}
              </ButtonLink>
            )}
          </>
        }
      >
        {stop && <p>{t('done.stopHint', { code: stop.code })}</p>}
      </Dialog>
    )
  return (
    <Dialog
      isOpen={end !== undefined}
      size="small"
      title={t(isUnknown ? 'failed.unknownTitle' : isNew ? 'failed.create' : 'failed.update')}
      {...(end && { description: t(`failed.${end}`) })}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={listHref}>{t('failed.list')}</ButtonLink>
          {isUnknown && onSendAgain && !isRetrying && (
            <Button onClick={onSendAgain}>{t('failed.sendAgain')}</Button>
          )}
          <Button tone="brand" isBusy={isRetrying} onClick={onRetry}>
            {t(
              isUnknown
                ? isRetrying
                  ? 'failed.verifying'
                  : 'failed.verify'
                : isRetrying
                  ? 'failed.retrying'
                  : 'failed.retry',
            )}
          </Button>
        </>
      }
    >
      {end === 'refused' && reason !== undefined && <p>{t('failed.reason', { text: reason })}</p>}
    </Dialog>
  )
}
