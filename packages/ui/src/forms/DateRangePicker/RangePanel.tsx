import { type DateRange, toDateOnly, type ZoneId } from '@corrente/domain/time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClock, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Button } from '../../primitives/index.ts'
import { TextField } from '../TextField/TextField.tsx'
import { Calendar } from './Calendar.tsx'
import { formatDayText, parseDayText } from './dayText.ts'
import { type DatePreset, presetOf, presetRange } from './presets.ts'
import { Custom, Fields, Foot, Layout, Preset, Presets, Zone } from './RangePanel.styles.ts'
import { type DraftProblem, draftOf, readDraft } from './rangeDraft.ts'
import { useZoneText } from './useZoneText.ts'

export interface RangePanelProps {
  range: DateRange
  /** A range was applied. */
  onApply: (range: DateRange) => void
  /** Closed without a change. */
  onCancel: () => void
  zone: ZoneId
  presets: readonly DatePreset[]
  min: string | undefined
  max: string
  maxDays: number | undefined
  tooLongText: string | undefined
}

/** The open part of the range picker. Its own chunk: the calendar is not needed until somebody asks for it. */
export function RangePanel(props: RangePanelProps) {
  const { range, onApply, onCancel, zone, presets, min, max, maxDays } = props
  const t = useText('common')
  const { now } = useClock()
  const { locale } = useFormats()
  const zoneText = useZoneText()
  const root = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => draftOf(range, zone))
  const [checked, setChecked] = useState<{ from: boolean; to: boolean }>({ from: false, to: false })
  const reading = readDraft(draft, { zone, min, max, maxDays })
  const current = presetOf(range, presets, now(), zone)

  useEffect(() => {
    const buttons = root.current?.querySelectorAll<HTMLButtonElement>('[role=group] button')
    const start = [...(buttons ?? [])].find((each) => each.ariaPressed === 'true') ?? buttons?.[0]
    const { activeElement } = document
    const popover = root.current?.closest('[role="dialog"]')
    // The popover took the focus while this part was on its way; or, with its code at hand, is about to take it from the
    // trigger. Choosing starts at what is chosen in either case, unless somebody has gone elsewhere meanwhile.
    const isOpening =
      activeElement?.contains(root.current) || activeElement?.getAttribute('aria-controls') === popover?.id
    if (isOpening) start?.focus({ preventScroll: true })
  }, [])
  const select = useCallback((from: string | undefined, to: string | undefined): void => {
    setDraft({ from: from ? formatDayText(from) : '', to: to ? formatDayText(to) : '' })
    setChecked({ from: false, to: false })
  }, [])
  const problemText = (problem: DraftProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined
      case 'rangeTooEarly':
        return t('dateRange.error.rangeTooEarly', { date: formatDayText(min ?? '') })
      case 'rangeInFuture':
        return t('dateRange.error.rangeInFuture', { date: formatDayText(max) })
      case 'rangeTooLong':
        return props.tooLongText ?? t('dateRange.error.rangeTooLong', { count: maxDays ?? 0 })
      default:
        return t(`dateRange.error.${problem}`)
    }
  }
  const field = (end: 'from' | 'to') => (
    <TextField
      label={t(`dateRange.${end}`)}
      value={draft[end]}
      onChange={(text) => setDraft({ ...draft, [end]: text })}
      onBlur={() => setChecked({ ...checked, [end]: draft[end] !== '' })}
      placeholder={t('dateRange.format')}
      inputMode="numeric"
      autoComplete="off"
      error={checked[end] ? problemText(reading.problems[end]) : undefined}
    />
  )

  return (
    <Layout ref={root}>
      <Presets role="group" aria-label={t('dateRange.presets')}>
        {presets.map((preset) => (
          <Preset
            key={preset}
            type="button"
            aria-pressed={preset === current}
            onClick={() => onApply(presetRange(preset, now(), zone))}
          >
            {t(`dateRange.preset.${preset}`)}
          </Preset>
        ))}
      </Presets>
      <Custom
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reading.range) onApply(reading.range)
          else setChecked({ from: true, to: true })
        }}
      >
        <Fields>
          {field('from')}
          {field('to')}
        </Fields>
        <Calendar
          from={parseDayText(draft.from)}
          to={parseDayText(draft.to)}
          onSelect={select}
          min={min}
          max={max}
          today={toDateOnly(now(), zone)}
          locale={locale}
        />
        <Zone>{zoneText(zone)}</Zone>
        <Foot>
          <Button tone="ghost" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button tone="brand" type="submit">
            {t('action.apply')}
          </Button>
        </Foot>
      </Custom>
    </Layout>
  )
}
