import { CURRENT_LIMIT, type CurrentRefusal, readCurrent, typeCurrent } from '@corrente/domain/smart-charging'
import { useState } from 'react'
import { TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMeterWords } from '../useMeterWords.ts'

export interface CurrentFieldProps {
  /** As it is typed: `125.0`. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The breaker's nominal current: the fourth digit puts a point after the third, and what it means stands below (SMC-017, SMC-018). */
export function CurrentField({ value, error, onChange }: CurrentFieldProps) {
  const t = useText('smart-charging')
  const words = useMeterWords()
  const [refused, setRefused] = useState<CurrentRefusal>()
  const amps = readCurrent(value)
  const echo = amps === undefined ? undefined : t('form.echo', { amps: words.limit(amps) })
  const why =
    refused === 'limit'
      ? t('form.currentLimit', { count: CURRENT_LIMIT })
      : refused === 'notNumber'
        ? t('form.currentNotNumber')
        : undefined
  return (
    <TextField
      name="current"
      label={t('form.current')}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={error}
      hint={[why, echo].filter(Boolean).join(' ') || t('form.currentHint')}
      onBlur={() => setRefused(undefined)}
      onChange={(typed) => {
        const edit = typeCurrent(value, typed)
        setRefused(edit.refused)
        if (edit.text !== value) onChange(edit.text)
      }}
    />
  )
}
