import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

/** How a creation ended that is not done. `unknown`: its answer was lost. `half`: it is there, without its prices. */
export const CREATE_FAILURES = ['failed', 'unknown', 'unreachable', 'half'] as const
export type CreateFailure = (typeof CREATE_FAILURES)[number]

export interface CreateFailedDialogProps {
  why: CreateFailure
  isBusy: boolean
  /** Puts it away and shows the list. */
  onList: () => void
  /** Sends again, or first looks whether it is there (`unknown`). */
  onRetry: () => void
}

/** A profile could not be created (DPR-005): nothing typed is lost, the second try is one press away. */
export function CreateFailedDialog({ why, isBusy, onList, onRetry }: CreateFailedDialogProps) {
  const t = useText('pricing-profiles')
  return (
    <Dialog
      isOpen
      size="small"
      title={t(why === 'unknown' ? 'create.unknownTitle' : 'create.failedTitle')}
      description={t(`create.${why}`)}
      onClose={onList}
      footer={
        <>
          <Button onClick={onList}>{t('create.toList')}</Button>
          <Button tone="brand" isBusy={isBusy} onClick={onRetry}>
            {t(why === 'unknown' ? 'create.verify' : 'create.retry')}
          </Button>
        </>
      }
    />
  )
}
