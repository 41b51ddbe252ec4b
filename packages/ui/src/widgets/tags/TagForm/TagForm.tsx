import type { FieldState } from '@corrente/domain/forms'
import type { Account } from '@corrente/domain/stations'
import {
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
import { Select, Switch, TextArea, TextField } from '../../../forms/index.ts'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { FormGrid } from '../../../layout/index.ts'
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

interface IdFieldProps extends Pick<TagFormProps, 'known'> {
  value: string
  onChange: (idTag: string) => void
  error: string | undefined
  disabledReason: string | undefined
}

/** The id of a tag, and whoever holds it already, or a card that it is only like. */
function IdField({ known, error, ...field }: IdFieldProps) {
  const t = useText('tags')
  const personal = usePersonal()
  const words = known && {
    tag: personal(known.tag.idTag),
    owner: tagUserName(known.tag) ?? t('verdict.nobody'),
  }
  const how = known?.how
  const isLike = how !== undefined && how !== 'plain' && how !== 'otherCase'
  return (
    <TextField
      {...field}
      name="idTag"
      label={t('form.idTag')}
      hint={isLike ? t(`form.known.${how}`, words) : t('form.idHint')}
      error={how !== undefined && !isLike ? t('form.known.taken', words) : error}
      limit={TAG_FORM.fields.idTag.limit}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

/** The form of a tag, new or loaded (TAG-010, TAG-014 to TAG-023). */
export function TagForm(props: TagFormProps) {
  const { isNew, known, values, onChange, errors, policy, accounts, parents, cpf, ...frame } = props
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
        <FormGrid>
          <Select
            name="type"
            label={t('form.type')}
            value={values.type}
            onChange={(type) => set('type', type)}
            options={types.map((value) => ({ value, label: typeOf(value) }))}
            disabledReason={whyNot('type')}
          />
          <IdField
            value={values.idTag}
            known={known}
            onChange={(idTag) => set('idTag', idTag)}
            error={words.idTag}
            disabledReason={whyNot('idTag')}
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
        </FormGrid>
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
