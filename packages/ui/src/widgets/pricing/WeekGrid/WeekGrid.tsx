import { copyDay, type PricingWeek, WEEKDAYS } from '@corrente/domain/pricing'
import { useId, useState } from 'react'
import { useInlineSize, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Skeleton } from '../../../primitives/index.ts'
import { WeekTable } from '../WeekTable/WeekTable.tsx'
import { CopyDayDialog } from './CopyDayDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { useWeekClipboard } from './useWeekClipboard.ts'
import { useWeekGrid } from './useWeekGrid.ts'
import { WeekBars } from './WeekBars.tsx'
import { WeekBox } from './WeekBox.tsx'
import { Framed, Line, Quiet, Root, Twin } from './WeekGrid.styles.ts'
import { WeekNotes } from './WeekNotes.tsx'
import { WeekRows } from './WeekRows.tsx'
import type { WeekGridProps } from './weekGridProps.ts'

/** Below this the week is seven bars and one day, pixels. */
const PHONE = 600
const KEY_LINES = ['move', 'rows', 'head', 'jump', 'enter', 'letters', 'clipboard', 'undo'] as const

function LoadedGrid(props: WeekGridProps & { week: PricingWeek }) {
  const { week, before, readOnlyReason, zoneName, hrefOf, dates, now, shown } = props
  const t = useText('pricing-week')
  const hintId = useId()
  const [frame, width] = useInlineSize<HTMLDivElement>()
  const model = useWeekGrid(props)
  const clipboard = useWeekClipboard(model)
  const { editing, isEditable, words, copied, setCopied } = model
  const [isAsked, askTable] = useState(false)
  const isPhone = width > 0 && width < PHONE
  const isGrid = !isPhone && !isAsked
  const hasHint = isEditable && isGrid
  return (
    <Root ref={frame}>
      <WeekNotes {...{ model, readOnlyReason, before }} />
      {isPhone ? (
        <WeekBars {...{ model, hrefOf, now, shown }} />
      ) : (
        <Framed>
          <Twin type="button" data-on-grid={isGrid || undefined} onClick={() => askTable(!isAsked)}>
            {t(isAsked ? 'grid.asGrid' : 'grid.asTable')}
          </Twin>
          {isGrid ? (
            <WeekRows
              {...{ model, clipboard, width, hrefOf, now, shown }}
              onTyped={props.onTyped}
              hintId={hasHint ? hintId : undefined}
            />
          ) : (
            <WeekTable {...{ week, dates }} onEdit={isEditable ? model.open : undefined} />
          )}
        </Framed>
      )}
      {!isGrid && editing.box && (
        <WeekBox
          {...{ week, editing }}
          onTyped={props.onTyped}
          box={editing.box}
          onClosed={model.focusBack}
        />
      )}
      <CopyDayDialog
        key={copied}
        {...{ week, words }}
        day={copied}
        onClose={() => setCopied(undefined)}
        onCopy={(to, withGeneral) => {
          if (copied) editing.make(() => copyDay(week, copied, to, { withGeneral }))
          setCopied(undefined)
        }}
      />
      {clipboard.preview && (
        <PasteDialog
          {...{ words }}
          preview={clipboard.preview}
          onPaste={clipboard.confirm}
          onClose={clipboard.dismiss}
        />
      )}
      <Line>
        {hasHint && <Quiet id={hintId}>{t('grid.hint')}</Quiet>}
        <Quiet>{zoneName}</Quiet>
      </Line>
      {model.hasHelp && <Quiet role="note">{KEY_LINES.map((line) => t(`keys.${line}`)).join(' · ')}</Quiet>}
      <VisuallyHidden aria-live="polite">{model.said}</VisuallyHidden>
    </Root>
  )
}

/**
 * The prices of a whole week at a glance, and edited where they stand: by mouse, finger and keyboard. What would overlap is
 * not applied and says why (DPR-028); a period without a price is a draft.
 */
export function WeekGrid({ week, ...props }: WeekGridProps) {
  const t = useText('pricing-week')
  if (week) return <LoadedGrid week={week} {...props} />
  return (
    <Root aria-busy="true" aria-label={t('grid.loading')} role="group">
      {WEEKDAYS.map((day) => (
        <Skeleton key={day} shape="block" blockSize="64px" />
      ))}
    </Root>
  )
}
