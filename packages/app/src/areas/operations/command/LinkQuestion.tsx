import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import { useEffect, useEffectEvent } from 'react'

export interface LinkQuestionProps {
  /** Something that was chosen or typed would be lost. */
  readonly isAsked: boolean
  readonly onRenew: () => void
  readonly onKeep: () => void
}

/** A link names another station for the command that is open: taken over at once where nothing is lost by it. */
export function LinkQuestion({ isAsked, onRenew, onKeep }: LinkQuestionProps) {
  const t = useText('operations')
  const renew = useEffectEvent(onRenew)
  useEffect(() => {
    if (!isAsked) renew()
  }, [isAsked])
  return (
    <AlertDialog
      isOpen={isAsked}
      tone="brand"
      title={t('link.title')}
      description={t('link.detail')}
      confirmLabel={t('link.open')}
      cancelLabel={t('link.keep')}
      onConfirm={onRenew}
      onCancel={onKeep}
    />
  )
}
