import { type DateRange, toDateOnly, type ZoneId } from '@corrente/domain/time'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { late, useNow } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button, ErrorState, LatePart, Popover, Skeleton } from '../../primitives/index.ts'
import { shortenSpan } from './dayText.ts'
import { DATE_PRESETS, type DatePreset, presetOf } from './presets.ts'
import { draftOf } from './rangeDraft.ts'

const RangePanel = late(async () => (await import('./RangePanel.tsx')).RangePanel)
/** How often 'today' is looked at, so that the presets follow midnight. */
const TODAY_CHECK_MS = 60_000

export interface DateRangePickerProps {
  /** The shown range: whole local days, both ends included. */
  range: DateRange
  /** Another one was applied: from the first instant of a day to 23:59:59 of a day. */
  onChange: (range: DateRange) => void
  /** The zone whose days are meant; the picker names it. */
  zone: ZoneId
  /** What the range limits; accessible name of button and popover. Default: the common 'Escolher período'. */
  label?: string
  /** Earliest day, `YYYY-MM-DD` (HOM-003). Default: any. */
  min?: string
  /** Latest day, `YYYY-MM-DD`. Default: today. */
  max?: string
  /** Longest range in days (FMT-001). Default: any. */
  maxDays?: number
  /** What is said of a longer one, where a screen has its own words. Default: the common words. */
  tooLongText?: string | undefined
  /** Ranges one click away. Default: all of `DATE_PRESETS`. */
  presets?: readonly DatePreset[]
}

/**
 * A range of days: a button that tells it, and behind it presets, two fields to type in (DD/MM/YYYY) and a calendar.
 * A preset applies at once; typed and clicked days apply with the button; Escape changes nothing.
 */
export function DateRangePicker({
  range,
  onChange,
  zone,
  label,
  min,
  max,
  maxDays,
  tooLongText,
  presets = DATE_PRESETS,
}: DateRangePickerProps) {
  const t = useText('common')
  const tc = useText('controls')
  const now = useNow(TODAY_CHECK_MS)
  const [isOpen, setOpen] = useState(false)
  const preset = presetOf(range, presets, now, zone)
  const days = draftOf(range, zone)
  const name = label ?? t('dateRange.choose')
  const presetLabel = preset ? t(`dateRange.preset.${preset}`) : undefined
  const tell = (span: typeof days) => (days.from === days.to ? days.from : t('dateRange.span', { ...span }))
  const shown = presetLabel ?? tell(shortenSpan(days))
  return (
    <Popover
      label={name}
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          data-value=""
          icon={<CalendarDays aria-hidden="true" />}
          aria-label={`${name}: ${presetLabel ? `${shown}, ${tell(days)}` : shown}`}
        >
          {shown}
        </Button>
      }
    >
      <LatePart
        waiting={<Skeleton shape="block" inlineSize="420px" blockSize="320px" />}
        lost={(retry) => <ErrorState title={tc('date.lost')} onRetry={retry} />}
      >
        <RangePanel
          range={range}
          onApply={(applied) => {
            setOpen(false)
            onChange(applied)
          }}
          onCancel={() => setOpen(false)}
          zone={zone}
          presets={presets}
          min={min}
          max={max ?? toDateOnly(now, zone)}
          maxDays={maxDays}
          tooLongText={tooLongText}
        />
      </LatePart>
    </Popover>
  )
}
