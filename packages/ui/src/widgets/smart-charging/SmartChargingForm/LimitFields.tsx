import type { FormErrors } from '@corrente/domain/forms'
import {
  CURRENT_LIMIT,
  type CurrentRefusal,
  readCurrent,
  type SmartChargingPath,
  type SmartChargingValues,
  typeCurrent,
} from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { DateField, Switch, TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { type FormWord, useFormWords } from '../../forms/index.ts'
import { useMeterWords } from '../useMeterWords.ts'

interface CurrentFieldProps {
  /** As it is typed: `125.0`. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The breaker's nominal current: the fourth digit puts a point after the third, and what it means stands below (SMC-017, SMC-018). */
function CurrentField({ value, error, onChange }: CurrentFieldProps) {
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

export interface LimitFieldsProps {
  values: SmartChargingValues
  errors: FormErrors<SmartChargingPath, FormWord>
  /** Takes a change of the smart charging alone. */
  onChange: (change: <Values extends SmartChargingValues>(values: Values) => Values) => void
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** The switch, the dates and the current of smart charging; the safety notice as long as it is on (SMC-033). */
export function LimitFields({ values, errors, onChange }: LimitFieldsProps) {
  const t = useText('smart-charging')
  const words = useFormWords(errors)
  const day = (name: 'startDate' | 'endDate') => (
    <DateField
      name={name}
      label={t(`form.${name}`)}
      value={DAY.test(values[name]) ? values[name] : undefined}
      error={words[name]}
      onChange={(value, typed) => onChange((now) => ({ ...now, [name]: value ?? typed }))}
    />
  )
  return (
    <>
      <Switch
        name="isEnabled"
        label={t('form.isEnabled')}
        isOn={values.isEnabled}
        error={words.isEnabled}
        {...(!values.isEnabled && { hint: t('form.off') })}
        onChange={(isEnabled) => onChange((now) => ({ ...now, isEnabled }))}
      />
      {values.isEnabled && (
        <>
          <Pair>
            {day('startDate')}
            {day('endDate')}
            <CurrentField
              value={values.current}
              error={words.current}
              onChange={(current) => onChange((now) => ({ ...now, current }))}
            />
          </Pair>
          <Banner tone="warning">{t('form.safety')}</Banner>
        </>
      )}
    </>
  )
}
