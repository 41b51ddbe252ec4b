import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

/** How a creation ended that is not done. `unknown`: its answer was lost. `half`: it is there, without its prices. */
export const CREATE_FAILURES = ['failed', 'unknown', 'unreachable', 'half'] as const
export type CreateFailure = (typeof CREATE_FAILURES)[number]

export interface CreateFailedDialogProps {
  why: CreateFailure
  isBusy: boolean
  /** Of one from before a reload: its name, and when it was sent, in words. */
  left?: { readonly name: string; readonly sentAt: string } | undefined
  /** Puts it away and shows the list. */
  onList: () => void
  /** Sends again, or first looks whether it is there (`unknown`). */
  onRetry: () => void
  /** Asks whether what is of unknown end is sent anew; undefined: it may not be. */
  onSendAgain?: (() => void) | undefined
}

const TITLE = {
  failed: 'create.failedTitle',
  unreachable: 'create.failedTitle',
  unknown: 'create.unknownTitle',
  half: 'create.halfTitle',
} as const

/** A profile could not be created (DPR-005): nothing typed is lost, the second try is one press away. */
export function CreateFailedDialog(props: CreateFailedDialogProps) {
  const { why, isBusy, left, onList, onRetry, onSendAgain } = props
  const t = useText('pricing-profiles')
  return (
    <Dialog
      isOpen
      size="small"
      title={t(TITLE[why])}
      description={t(`create.${why}`)}
      onClose={onList}
      footer={
        <>
          <Button onClick={onList}>{t('create.toList')}</Button>
          {why === 'unknown' && onSendAgain && !isBusy && (
            <Button onClick={onSendAgain}>{t('create.sendAgain')}</Button>
          )}
          <Button tone="brand" isBusy={isBusy} onClick={onRetry}>
            {t(why === 'unknown' ? 'create.verify' : 'create.retry')}
          </Button>
        </>
      }
    >
      {left && <p>{t('create.left', left)}</p>}
    </Dialog>
  )
}
