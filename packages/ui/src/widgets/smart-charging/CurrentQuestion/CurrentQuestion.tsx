import { useText } from '../../../messages/index.ts'
import { AlertDialog, DescriptionList } from '../../../primitives/index.ts'
import { useMeterWords } from '../useMeterWords.ts'

export interface CurrentQuestionProps {
  isOpen: boolean
  /** The saved current, amperes per phase. */
  before: number
  /** The one that stands in the form. */
  now: number
  onSave: () => void
  onStay: () => void
}

/** Asks before a current that is more than four times, or less than a quarter of, the saved one: from and to. */
export function CurrentQuestion({ isOpen, before, now, onSave, onStay }: CurrentQuestionProps) {
  const t = useText('smart-charging')
  const { limit } = useMeterWords()
  const text = limit(now)
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('question.title', { now: text })}
      description={now > before ? t('question.more') : t('question.less')}
      confirmLabel={t('question.confirm', { now: text })}
      cancelLabel={t('question.stay')}
      onConfirm={onSave}
      onCancel={onStay}
    >
      <DescriptionList
        items={[
          { key: 'from', term: t('question.from'), value: limit(before) },
          { key: 'to', term: t('question.to'), value: text },
        ]}
      />
    </AlertDialog>
  )
}
