import { MultiSelect, Select } from '../../forms/index.ts'
import { shownOf, usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { UserChoices } from './userChoices.ts'

/** What the choices of a user's form hold. */
export interface ChoiceValues {
  readonly accountPk: number | undefined
  readonly groupPk: number | undefined
  readonly tagPks: readonly number[]
}

export interface ChoiceFieldsProps {
  readonly choices: UserChoices
  readonly values: ChoiceValues
  readonly onChange: (change: Partial<ChoiceValues>) => void
  readonly errors: Readonly<Partial<Record<keyof ChoiceValues, string>>>
}

const NONE = ''

/** A chosen key stays although its name is not here, so that it does not look unset. */
const withChosen = (
  options: readonly { readonly pk: number; readonly name: string }[],
  pk: number | undefined,
) =>
  (pk === undefined || options.some((each) => each.pk === pk)
    ? options
    : [...options, { pk, name: String(pk) }]
  ).map(({ pk: key, name }) => ({ value: String(key), label: name }))

const keyOf = (value: string): number | undefined => (value === NONE ? undefined : Number(value))

/** Account, group and cards of a user (USR-025 to USR-027, USR-040 to USR-042). */
export function ChoiceFields({ choices, values, onChange, errors }: ChoiceFieldsProps) {
  const t = useText('users')
  const personal = usePersonal()
  const { accounts, groups, tags, heldTags } = choices
  const failed = (read: UserChoices['accounts'] | UserChoices['groups']) =>
    shownOf(read) === 'failed' ? { hint: t('form.choicesFailed') } : {}
  const nameOfHeld = (key: string) => {
    const tag = heldTags.find(({ pk }) => String(pk) === key)
    return tag ? t('form.heldTag', { id: personal(tag.idTag) }) : key
  }
  const hasNone = tags.data?.length === 0
  return (
    <>
      <Select
        name="accountPk"
        label={t('form.accountPk')}
        value={values.accountPk === undefined ? undefined : String(values.accountPk)}
        options={withChosen(accounts.data ?? [], values.accountPk)}
        onChange={(value) => onChange({ accountPk: keyOf(value) })}
        error={errors.accountPk}
        {...failed(accounts)}
      />
      <Select
        name="groupPk"
        label={t('form.groupPk')}
        isOptional
        value={values.groupPk === undefined ? NONE : String(values.groupPk)}
        options={[
          { value: NONE, label: t('form.noGroup') },
          ...withChosen(groups.data ?? [], values.groupPk),
        ]}
        onChange={(value) => onChange({ groupPk: keyOf(value) })}
        {...failed(groups)}
      />
      <MultiSelect
        label={t('form.tagPks')}
        isOptional
        items={tags.data ?? []}
        keyOf={({ pk }) => String(pk)}
        textOf={({ idTag }) => idTag}
        isTextPersonal
        noteOf={({ userName }) => userName ?? ''}
        value={values.tagPks.map(String)}
        onChange={(keys) => onChange({ tagPks: keys.map(Number) })}
        nameOfUnoffered={nameOfHeld}
        {...(hasNone
          ? { hint: t('form.noTags') }
          : shownOf(tags) === 'failed'
            ? { hint: t('form.choicesFailed') }
            : {})}
      />
    </>
  )
}
