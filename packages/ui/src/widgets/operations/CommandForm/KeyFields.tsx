import { isReadOnlyKey, keysToChange, keysToRead } from '@corrente/domain/ocpp'
import { COMMAND_FORM, KEY_LIMIT, KEY_TYPES } from '@corrente/domain/operations'
import { useState } from 'react'
import { Checkbox, MultiSelect, RadioGroup, Select, TextField } from '../../../forms/index.ts'
import { Inline } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import type { ParameterProps } from './parameterProps.ts'

const self = (key: string): string => key

/** The keys to read: those of the list, all of them, and a maker's own that are typed (OPS-030). */
export function KeysToRead({ protocol, offer, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const [typed, setTyped] = useState('')
  const listed = keysToRead(protocol, offer.confKeys)
  const own = values.confKeys.filter((key) => !listed.includes(key))
  const isAll = listed.every((key) => values.confKeys.includes(key))
  const key = typed.trim()
  const add = () => {
    if (key === '') return
    set('confKeys', [...new Set([...values.confKeys, key])])
    setTyped('')
  }
  return (
    <>
      <Checkbox
        label={t('field.allKeys')}
        isChecked={isAll}
        isMixed={!isAll && values.confKeys.length > 0}
        onChange={(isChecked) => set('confKeys', isChecked ? [...new Set([...listed, ...own])] : own)}
      />
      <MultiSelect
        label={t('field.confKeys')}
        items={[...listed, ...own]}
        keyOf={self}
        textOf={self}
        value={values.confKeys}
        onChange={(confKeys) => set('confKeys', confKeys)}
        chipsMax={8}
        error={words.confKeys}
      />
      <Inline gap={2} align="end">
        <TextField
          label={t('field.addKey')}
          isOptional
          hint={t('field.addKeyHint')}
          value={typed}
          limit={KEY_LIMIT}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
        <Button disabledReason={key === '' ? t('field.addKeyHint') : undefined} onClick={add}>
          {t('field.addKeyButton')}
        </Button>
      </Inline>
    </>
  )
}

const LABELS = { PREDEFINED: 'predefined', CUSTOM: 'custom' } as const

/** The key to change: one of the list, without those that cannot be written, or a typed one; and its value (OPS-031, OPS-032). */
export function KeyToChange({ protocol, offer, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const isTyped = values.keyType === 'CUSTOM'
  const { customConfKey, value } = COMMAND_FORM.fields
  return (
    <>
      <RadioGroup
        label={t('field.keyType')}
        isInline
        value={values.keyType}
        onChange={(keyType) => set('keyType', keyType)}
        options={KEY_TYPES.map((each) => ({ value: each, label: t(`field.${LABELS[each]}`) }))}
      />
      {isTyped ? (
        <TextField
          name="customConfKey"
          label={t('field.customConfKey')}
          value={values.customConfKey}
          limit={customConfKey.limit}
          onChange={(key) => set('customConfKey', key)}
          error={words.customConfKey}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <Inline gap={2} align="end">
          <Select
            name="confKey"
            label={t('field.confKey')}
            placeholder={t('field.choose')}
            value={values.confKey || undefined}
            onChange={(key) => set('confKey', key)}
            options={keysToChange(protocol, offer.confKeys).map((key) => ({ value: key, label: key }))}
            error={words.confKey}
          />
          <TermHelp kind="key" text={values.confKey} />
        </Inline>
      )}
      {isTyped && isReadOnlyKey(protocol, values.customConfKey) && (
        <Banner tone="warning">{t('field.readOnly')}</Banner>
      )}
      <TextField
        name="value"
        label={t('field.value')}
        value={values.value}
        limit={value.limit}
        onChange={(next) => set('value', next)}
        error={words.value}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
