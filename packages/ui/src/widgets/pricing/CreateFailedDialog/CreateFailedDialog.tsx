import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

/**
 * How a creation ended that is not done. `unknown`: its answer was lost. `notSaved`: it was looked up, and is not there.
 * `half`: it is there, without its prices; `halfUnknown`: nobody knows whether with them.
 */
export const CREATE_FAILURES = [
  'failed',
  'notSaved',
  'unknown',
  'half',
  'halfUnknown',
  'unreachable',
  'notPermitted',
  'elsewhere',
  'notKept',
  'damaged',
] as const
export type CreateFailure = (typeof CREATE_FAILURES)[number]

export interface CreateFailedDialogProps {
  why: CreateFailure
  isBusy: boolean
  /** Of one from before a reload: its name, and when it was sent, in words. */
  left?: { readonly name: string; readonly sentAt: string } | undefined
  /** Puts it away and shows the list. */
  onList: () => void
  /** Sends again, or looks whether it is there (`unknown`, `halfUnknown`). */
  onRetry: () => void
  /** Asks whether what may still arrive is sent anew; absent: it may not be yet. */
  onSendAgain?: (() => void) | undefined
}

const TITLES = {
  unknown: 'create.unknownTitle',
  half: 'create.halfTitle',
  halfUnknown: 'create.halfUnknownTitle',
} as const

/** A profile could not be created (DPR-005): nothing typed is lost, the second try is one press away. */
export function CreateFailedDialog(props: CreateFailedDialogProps) {
  const { why, isBusy, left, onList, onRetry, onSendAgain } = props
  const t = useText('pricing-profiles')
  const isUnknown = why === 'unknown' || why === 'halfUnknown'
  return (
    <Dialog
      isOpen
      size="small"
      title={t(why === 'half' || isUnknown ? TITLES[why] : 'create.failedTitle')}
      description={t(`create.${why}`)}
      onClose={onList}
      footer={
        <>
          <Button onClick={onList}>{t('create.toList')}</Button>
          {isUnknown && onSendAgain && !isBusy && (
            <Button onClick={onSendAgain}>{t('create.sendAgain')}</Button>
          )}
          <Button tone="brand" isBusy={isBusy} onClick={onRetry}>
            {t(isUnknown ? 'create.verify' : 'create.retry')}
          </Button>
        </>
      }
    >
      {left && <p>{t('create.left', left)}</p>}
    </Dialog>
  )
}
