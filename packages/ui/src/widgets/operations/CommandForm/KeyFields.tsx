import { isReadOnlyKey, keysToChange, keysToRead, termOf } from '@corrente/domain/ocpp'
import { COMMAND_FORM, isSecretKey, KEY_LIMIT, KEY_TYPES, keyNamed } from '@corrente/domain/operations'
import { fold, searchWords } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import {
  Checkbox,
  Combobox,
  MultiSelect,
  PasswordField,
  RadioGroup,
  TextField,
} from '../../../forms/index.ts'
import { useMessages, useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import type { ParameterProps } from './parameterProps.ts'

const self = (key: string): string => key

const Add = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[2]};

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > button {
    /* A field keeps as much below itself for its error. */
    margin-block-end: ${theme.space[1]};
  }
`

/** The keys to read: those of the list, all of them, and a maker's own that are typed (OPS-030). */
export function KeysToRead({ protocol, offer, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const noteOf = useKeyNotes()
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
        noteOf={noteOf}
        value={values.confKeys}
        onChange={(confKeys) => set('confKeys', confKeys)}
        chipsMax={8}
        error={words.confKeys}
      />
      <Add>
        <TextField
          label={t('field.addKey')}
          isOptional
          placeholder={t('field.addKeyHint')}
          value={typed}
          limit={KEY_LIMIT}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
        />
        <Button disabledReason={key === '' ? t('field.addKeyHint') : undefined} onClick={add}>
          {t('field.addKeyButton')}
        </Button>
      </Add>
    </>
  )
}

interface ListedKeyProps {
  readonly keys: readonly string[]
  /** One of them; '' for none. */
  readonly chosen: string
  readonly onChoose: (key: string) => void
  readonly error: string | undefined
}

/** The help stands beside the field. */
const WithHelp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[2]};
`
/** In the middle of the control, above the line that a field keeps for its error. */
const Help = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  margin-block-end: ${theme.space[1]};
`
const OPTION = 52
const Option = styled.span`
  display: grid;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** One key of the list, each explained by the dictionary. A key that is typed whole is chosen: whoever knows it need not. */
function ListedKey({ keys, chosen, onChoose, error }: ListedKeyProps) {
  const t = useText('operations')
  const noteOf = useKeyNotes()
  const [typed, setTyped] = useState<string>()
  const query = typed ?? chosen
  const isOpenText = typed !== undefined && typed.trim() !== '' && chosen === ''
  return (
    <Combobox
      label={t('field.confKey')}
      placeholder={t('field.confKeyHint')}
      query={query}
      items={typed === undefined ? keys : keysFound(keys, typed, noteOf)}
      keyOf={self}
      textOf={self}
      renderItem={(key) => (
        <Option title={`${key}: ${noteOf(key) ?? ''}`}>
          <span>{key}</span>
          <small>{noteOf(key)}</small>
        </Option>
      )}
      itemHeight={OPTION}
      onQueryChange={(text) => {
        const whole = text.trim().toLowerCase()
        setTyped(text)
        onChoose(keys.find((key) => key.toLowerCase() === whole) ?? '')
      }}
      onSelect={(key) => {
        setTyped(undefined)
        onChoose(key)
      }}
      error={error !== undefined && isOpenText ? t('field.keyUnlisted') : error}
    />
  )
}

type NoteOf = (key: string) => string | undefined

/** Keys by their name, or by what they mean. */
function keysFound(keys: readonly string[], query: string, noteOf: NoteOf): readonly string[] {
  const wanted = searchWords(query)
  return keys.filter((key) => {
    const text = fold(`${key} ${noteOf(key) ?? ''}`)
    return wanted.every((word) => text.includes(word))
  })
}

/**
 * What the dictionary says of keys, once its words are there. The field neither waits for them nor becomes another one with
 * them, as it would by suspending: whoever types in it goes on.
 */
function useKeyNotes(): NoteOf {
  const messages = useMessages()
  const readVersion = () => messages.versionOf('ocpp')
  useSyncExternalStore(messages.subscribe, readVersion, readVersion)
  useEffect(() => {
    // Without them the keys stand alone, as a maker's own do.
    messages.loadArea('ocpp').catch(() => undefined)
  }, [messages])
  return (key) => {
    const term = messages.isLoaded('ocpp') ? termOf('key', key) : undefined
    return term?.kind === 'key' ? messages.text('ocpp', `key.${term.name}.meaning`) : undefined
  }
}

const LABELS = { PREDEFINED: 'predefined', CUSTOM: 'custom' } as const

/** The key to change: one of the list, without those that cannot be written, or a typed one; and its value (OPS-031, OPS-032). */
export function KeyToChange({ protocol, offer, values, set, words }: ParameterProps) {
  const t = useText('operations')
  const isTyped = values.keyType === 'CUSTOM'
  const { customConfKey, value } = COMMAND_FORM.fields
  const valueField = {
    name: 'value',
    label: t('field.value'),
    value: values.value,
    onChange: (next: string) => set('value', next),
    error: words.value,
  }
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
        <WithHelp>
          <ListedKey
            keys={keysToChange(protocol, offer.confKeys)}
            chosen={values.confKey}
            onChoose={(key) => set('confKey', key)}
            error={words.confKey}
          />
          <Help>
            <TermHelp kind="key" text={values.confKey} />
          </Help>
        </WithHelp>
      )}
      {isTyped && isReadOnlyKey(protocol, values.customConfKey) && (
        <Banner tone="warning">{t('field.readOnly')}</Banner>
      )}
      {isSecretKey(keyNamed(values)) ? (
        <PasswordField {...valueField} autoComplete="new-password" />
      ) : (
        <TextField {...valueField} limit={value.limit} autoComplete="off" spellCheck={false} />
      )}
    </>
  )
}
