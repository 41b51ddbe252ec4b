import type { FieldState } from '@corrente/domain/forms'
import type { Account } from '@corrente/domain/stations'
import {
  isHeldBy,
  type KnownId,
  TAG_FORM,
  TAG_TYPES,
  type TagErrors,
  type TagOption,
  type TagPath,
  type TagValues,
  type TagWhyNot,
  tagUserName,
} from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Select, Switch, TextArea, TextField } from '../../../forms/index.ts'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { accountOptions } from '../accountOptions.ts'
import { useTagType } from '../useTagType.ts'
import { type ParentCpf, ParentField } from './ParentField.tsx'

export interface TagFormProps extends RecordFormProps<TagValues, TagErrors> {
  /** A tag that does not exist yet. */
  isNew: boolean
  /** The registered tag that the typed id is, or may be. */
  known?: KnownId | undefined
  /** What each field is now. */
  policy: Readonly<Record<TagPath, FieldState<TagWhyNot>>>
  accounts: Loadable<readonly Account[]>
  /** The USER tags that a card may hang on. */
  parents: Loadable<readonly TagOption[]>
  /** Absent without the right (TAG-022). */
  cpf: ParentCpf | undefined
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** Who holds the id that was typed, or what it may be. */
function useKnownText(): (known: KnownId | undefined) => string | undefined {
  const t = useText('tags')
  const personal = usePersonal()
  return (known) => {
    if (!known) return undefined
    const { how, tag } = known
    const words = { tag: personal(tag.idTag), owner: tagUserName(tag) ?? t('verdict.nobody') }
    return t(`form.known.${how === 'plain' || how === 'otherCase' ? 'taken' : how}`, words)
  }
}

/** The form of a tag, new or loaded (TAG-010, TAG-014 to TAG-023). */
export function TagForm(props: TagFormProps) {
  const { isNew, known, values, onChange, errors, policy, accounts, parents, cpf, ...frame } = props
  const knownText = useKnownText()(known)
  const t = useText('tags')
  const typeOf = useTagType()
  const words = useFormWords(errors)
  const set = <Name extends TagPath>(name: Name, value: TagValues[Name]) =>
    onChange((now) => ({ ...now, [name]: value }))
  const whyNot = (path: TagPath) => {
    const why = policy[path].whyNot
    return why && t(`form.whyNot.${why}`)
  }
  const types = TAG_TYPES.some((type) => type === values.type) ? TAG_TYPES : [...TAG_TYPES, values.type]
  return (
    <FormFrame
      {...frame}
      label={isNew ? t('form.createTitle') : t('form.editTitle')}
      submitLabel={isNew ? t('form.create') : t('form.save')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.section')}>
        <Pair>
          <Select
            name="type"
            label={t('form.type')}
            value={values.type}
            onChange={(type) => set('type', type)}
            options={types.map((value) => ({ value, label: typeOf(value) }))}
            disabledReason={whyNot('type')}
          />
          <TextField
            name="idTag"
            label={t('form.idTag')}
            hint={(known && !isHeldBy(known) && knownText) || t('form.idHint')}
            value={values.idTag}
            limit={TAG_FORM.fields.idTag.limit}
            onChange={(idTag) => set('idTag', idTag)}
            error={known && isHeldBy(known) ? knownText : words.idTag}
            disabledReason={whyNot('idTag')}
            autoComplete="off"
            spellCheck={false}
          />
          <Select
            name="accountPk"
            label={t('form.accountPk')}
            value={values.accountPk === undefined ? undefined : String(values.accountPk)}
            placeholder={t('form.chooseAccount')}
            onChange={(pk) => set('accountPk', Number(pk))}
            options={accountOptions(accounts.data, values.accountPk)}
            error={words.accountPk}
            {...(shownOf(accounts) === 'failed' && { hint: t('filter.failed') })}
          />
        </Pair>
      </FormSection>
      <FormSection title={t('form.parentSection')}>
        <ParentField
          value={values.parentIdTag}
          onChange={(idTag) => set('parentIdTag', idTag)}
          parents={parents}
          cpf={cpf}
          disabledReason={whyNot('parentIdTag')}
        />
      </FormSection>
      <FormSection title={t('form.useSection')}>
        <Switch
          name="isFree"
          label={t('form.isFree')}
          hint={t('form.freeHint')}
          isOn={values.isFree}
          onChange={(isOn) => set('isFree', isOn)}
        />
        {policy.isInactive.isVisible && (
          <Switch
            name="isInactive"
            label={t('form.isInactive')}
            hint={t('form.inactiveHint')}
            isOn={values.isInactive}
            onChange={(isOn) => set('isInactive', isOn)}
          />
        )}
        <TextArea
          name="note"
          label={t('form.note')}
          isOptional
          rows={2}
          limit={TAG_FORM.fields.note.limit}
          value={values.note}
          onChange={(note) => set('note', note)}
          error={words.note}
        />
      </FormSection>
    </FormFrame>
  )
}
