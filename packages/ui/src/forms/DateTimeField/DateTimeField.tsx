import { type EpochMs, readTime, type TimeOnly, type ZoneId } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { DateBox } from '../DateField/DateBox.tsx'
import { readDay } from '../DateField/readDay.ts'
import { formatDayText } from '../DateRangePicker/dayText.ts'
import { useZoneText } from '../DateRangePicker/useZoneText.ts'
import type { FieldFrameProps } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { TimeBox } from '../TimeField/TimeBox.tsx'
import { type DateTimeDraft, draftOfInstant, instantOfDraft } from './dateTimeText.ts'

export interface DateTimeFieldProps extends FieldFrameProps {
  /** The instant; undefined while a part is empty or cannot be read. */
  value: EpochMs | undefined
  /** It was changed. `draft` is what stands in the two fields. */
  onChange: (value: EpochMs | undefined, draft: DateTimeDraft) => void
  /** The time that a day gets while none is typed: 00:00:00 of a start, 23:59:59 of an end (VCH-067). Default: none. */
  defaultTime?: TimeOnly
  /** Whether seconds are part of it (VCH-010). Default: false. */
  hasSeconds?: boolean
  /** The zone whose clock is meant; the field names it. Default: that of all times shown. */
  zone?: ZoneId
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > :first-child {
    flex: 2 1 148px;
  }

  > :last-child {
    flex: 1 1 96px;
  }
`

/** A day and a time of it, as one instant; the zone that is meant stands below. */
export function DateTimeField({
  value,
  onChange,
  defaultTime,
  hasSeconds = false,
  zone: ownZone,
  hint,
  error,
  ...frame
}: DateTimeFieldProps) {
  const t = useText('common')
  const tc = useText('controls')
  const formats = useFormats()
  const zone = ownZone ?? formats.zone
  const [typed, setTyped] = useState<DateTimeDraft | undefined>(undefined)
  const [left, setLeft] = useState({ day: false, time: false })
  const isOwn = typed !== undefined && Object.is(instantOfDraft(typed, zone, hasSeconds), value)
  const draft = isOwn ? typed : draftOfInstant(value, zone, hasSeconds)
  const day = readDay(draft.day)
  const time = readTime(draft.time, { hasSeconds })

  const put = (next: DateTimeDraft): void => {
    setTyped(next)
    onChange(instantOfDraft(next, zone, hasSeconds), next)
  }
  const putDay = (text: string): void => {
    setLeft((was) => ({ ...was, day: false }))
    const isDay = readDay(text) !== undefined
    put({ day: text, time: isDay && draft.time === '' && defaultTime ? defaultTime : draft.time })
  }
  const putTime = (text: string): void => {
    setLeft((was) => ({ ...was, time: false }))
    put({ ...draft, time: text })
  }
  const isOff = Boolean(frame.disabledReason)
  const dayError = left.day && draft.day.trim() !== '' && day === undefined
  const timeError = left.time && draft.time.trim() !== '' && time === undefined
  const own = (): string | undefined => {
    if (dayError) return t('dateRange.error.unreadable')
    if (timeError) return hasSeconds ? tc('time.unreadableSeconds') : tc('time.unreadable')
    return undefined
  }
  const attributes = (isWrong: boolean) => ({
    'aria-invalid': Boolean(error) || isWrong || undefined,
    'aria-required': !frame.isOptional || undefined,
    'aria-disabled': isOff || undefined,
  })
  const zoneText = useZoneText()(zone, value)
  return (
    <FieldGroup
      {...frame}
      hint={
        hint ? (
          <>
            {hint} · {zoneText}
          </>
        ) : (
          zoneText
        )
      }
      error={error ?? own()}
    >
      <Parts>
        <DateBox
          {...attributes(dayError)}
          aria-label={tc('dateTime.date', { label: frame.label })}
          label={frame.label}
          text={draft.day}
          onText={putDay}
          day={day}
          onPick={(picked) => putDay(formatDayText(picked))}
          disabledReason={frame.disabledReason}
          onBlur={() => {
            setLeft((was) => ({ ...was, day: true }))
            if (day !== undefined) setTyped({ ...draft, day: formatDayText(day) })
          }}
        />
        <TimeBox
          {...attributes(timeError)}
          aria-label={tc('dateTime.time', { label: frame.label })}
          text={draft.time}
          onText={putTime}
          hasSeconds={hasSeconds}
          isOff={isOff}
          onBlur={() => {
            setLeft((was) => ({ ...was, time: true }))
            if (time !== undefined) setTyped({ ...draft, time })
          }}
        />
      </Parts>
    </FieldGroup>
  )
}
