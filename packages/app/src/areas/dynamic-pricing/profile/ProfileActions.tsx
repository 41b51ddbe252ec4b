import { weekProblems } from '@corrente/domain/pricing'
import { useText } from '@corrente/ui/messages'
import { Button, ButtonLink, FoldedActions } from '@corrente/ui/primitives'
import { useWeekWords } from '@corrente/ui/widgets/pricing'
import type { WeekDraft } from '../useWeekDraft.ts'

export interface ProfileActionsProps {
  readonly draft: WeekDraft
  /** Why nothing can be changed. */
  readonly lock: string | undefined
  /** The way back to the week; undefined: it is shown. */
  readonly backHref: string | undefined
  /** A form of its own is open, which Salvar keeps first: whether anything changes is known then. */
  readonly hasForm: boolean
  readonly onCopy: () => void
  readonly onPast: () => void
  readonly onSave: () => void
}

/** What can be done with the week: a step back or on, a copy, an earlier week, one Salvar for all of it. */
export function ProfileActions({
  draft,
  lock,
  backHref,
  hasForm,
  onCopy,
  onPast,
  onSave,
}: ProfileActionsProps) {
  const t = useText('pricing-profiles')
  const words = useWeekWords()
  const { undo, redo } = draft
  // A price that is on and empty is nothing to ask about: it is finished where it was begun (DPR-019).
  const lacking = weekProblems(draft.week, draft.base).find(({ what }) => what === 'missing')
  const blockOf = () => {
    if (lock !== undefined) return lock
    if (lacking) return t('save.missing', { day: t(`day.${lacking.part}`) })
    return draft.isChanged || hasForm ? undefined : t('save.nothing')
  }
  return (
    <>
      {backHref === undefined ? (
        <FoldedActions
          actions={[
            { label: t('duplicate.open'), onSelect: onCopy },
            {
              label: t('past.open'),
              disabledReason: lock,
              onSelect: onPast,
            },
          ]}
        />
      ) : (
        <ButtonLink href={backHref}>{t('page.back')}</ButtonLink>
      )}
      {undo && (
        <Button disabledReason={lock} onClick={undo.run}>
          {t('page.undoStep', { step: words.step(undo.step) })}
        </Button>
      )}
      {redo && (
        <Button disabledReason={lock} onClick={redo.run}>
          {t('page.redoStep', { step: words.step(redo.step) })}
        </Button>
      )}
      <Button tone="brand" disabledReason={blockOf()} onClick={onSave}>
        {t('save.button')}
      </Button>
    </>
  )
}
