import { type PricingWeek, WEEKDAYS } from '@corrente/domain/pricing'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { SplitNote } from '../SplitNote/SplitNote.tsx'
import type { WeekGridModel } from './useWeekGrid.ts'
import { Line, Quiet } from './WeekGrid.styles.ts'

export interface WeekNotesProps {
  model: WeekGridModel
  readOnlyReason: string | undefined
  /** The week as it was loaded. */
  before: PricingWeek
}

/** What stands above the rows, where there is any of it: why nothing can be changed, what was refused. */
export function WeekNotes({ model, readOnlyReason, before }: WeekNotesProps) {
  const t = useText('pricing-week')
  const { week, rows, words, changed, isEmpty, isEditable } = model
  return (
    <>
      {/* Seen where the blocks are marked. */}
      <VisuallyHidden role="status">
        {changed > 0 ? t('grid.changed', { count: changed }) : ''}
      </VisuallyHidden>
      {readOnlyReason !== undefined && <Banner tone="info">{readOnlyReason}</Banner>}
      {isEmpty && (
        <Line>
          <Quiet>{t('grid.empty')}</Quiet>
          {isEditable && (
            <Button size="small" tone="brand" onClick={() => model.open({ on: 'general', days: WEEKDAYS })}>
              {t('grid.emptyAction')}
            </Button>
          )}
        </Line>
      )}
      {rows.hidden.length > 0 && (
        <Quiet>{t('grid.hidden', { days: rows.hidden.map(words.dayWithin).join(', ') })}</Quiet>
      )}
      <SplitNote {...{ before, week }} />
      <RefusalNote model={model} />
    </>
  )
}

/** An edit that was not applied: what is in its way, and two ways on. */
function RefusalNote({ model: { editing, words, rows, focusBack } }: Pick<WeekNotesProps, 'model'>) {
  const t = useText('pricing-week')
  const { refusal } = editing
  if (!refusal) return null
  const { refused, again } = refusal
  const makeBy = (rule: 'free' | 'cut') => () => {
    if (again) editing.make(again, rule)
    focusBack()
  }
  return (
    <Banner tone="warning" isAnnounced onDismiss={editing.dismiss}>
      <Line>
        {words.refusal(refused, rows.look.tariffs)}
        {again && (
          <Button size="small" onClick={makeBy('free')}>
            {t('refusal.free')}
          </Button>
        )}
        {again && (
          <Button size="small" onClick={makeBy('cut')}>
            {t('refusal.cut')}
          </Button>
        )}
      </Line>
    </Banner>
  )
}
