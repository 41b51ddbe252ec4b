import { CalendarDays } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { late } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { ErrorState, IconButton, LatePart, Popover, Skeleton } from '../../primitives/index.ts'
import { EndSlot, Input, Slotted } from '../Field/Field.styles.ts'

const DayCalendar = late(async () => (await import('./DayCalendar.tsx')).DayCalendar)

interface DateBoxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** What the day is: names the calendar and its button. */
  label: string
  text: string
  onText: (text: string) => void
  day: string | undefined
  onPick: (day: string) => void
  max?: string | undefined
  disabledReason: string | undefined
}

/** The text of a day with the button of its calendar; Alt and arrow down opens it too. */
export function DateBox({ label, text, onText, day, onPick, max, disabledReason, ...rest }: DateBoxProps) {
  const t = useText('common')
  const tc = useText('controls')
  const [isOpen, setOpen] = useState(false)
  const isOff = Boolean(disabledReason)
  return (
    <Slotted>
      <Input
        placeholder={t('dateRange.format')}
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        type="text"
        value={text}
        readOnly={isOff}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || isOff) return
          event.preventDefault()
          setOpen(true)
        }}
        data-end-slot=""
      />
      <EndSlot>
        <Popover
          label={tc('date.calendarOf', { label })}
          align="end"
          isOpen={isOpen}
          onOpenChange={(open) => setOpen(open && !isOff)}
          trigger={
            <IconButton
              label={tc('date.openCalendar', { label })}
              icon={<CalendarDays aria-hidden="true" />}
              size="small"
              disabledReason={disabledReason}
            />
          }
        >
          <LatePart
            waiting={<Skeleton shape="block" inlineSize="252px" blockSize="252px" />}
            lost={(retry) => <ErrorState title={tc('date.lost')} detail={tc('date.typed')} onRetry={retry} />}
          >
            <DayCalendar
              label={tc('date.calendarOf', { label })}
              {...{ day, max }}
              onPick={(picked) => {
                setOpen(false)
                onPick(picked)
              }}
            />
          </LatePart>
        </Popover>
      </EndSlot>
    </Slotted>
  )
}
