import { type CpfTag, searchTagOptions, type TagOption } from '@corrente/domain/tags'
import { type Loadable, shownOf, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { CpfLookup, type CpfState } from '../../forms/index.ts'
import { OPTION_HEIGHT, PickField, TagOptionText } from '../../pickers/index.ts'

/** The search of a parent by CPF: where it stands, and how it is asked. */
export interface ParentCpf {
  readonly state: CpfState<CpfTag>
  /** @param digits - all 11 */
  readonly onSearch: (digits: string) => void
}

export interface ParentFieldProps {
  /** The id of the chosen USER tag; '' for none. */
  value: string
  onChange: (idTag: string) => void
  parents: Loadable<readonly TagOption[]>
  /** Absent without the right (TAG-022). */
  cpf: ParentCpf | undefined
  disabledReason: string | undefined
}

const NONE: readonly TagOption[] = []
const keyOf = ({ idTag }: TagOption): string => idTag
/** The USER tag that a card hangs on, found by its id, or by the name, the e-mail or the CPF of its user. */
export function ParentField({ value, onChange, parents, cpf, disabledReason }: ParentFieldProps) {
  const t = useText('tags')
  const personal = usePersonal()
  const textOf = ({ idTag, userName }: Pick<TagOption, 'idTag' | 'userName'>): string =>
    userName === undefined ? personal(idTag) : `${personal(idTag)} · ${userName}`
  const chosen = parents.data?.find(({ idTag }) => idTag === value)
  return (
    <>
      <PickField
        label={t('form.parentIdTag')}
        hint={shownOf(parents) === 'failed' ? t('form.parentsFailed') : t('form.parentHint')}
        placeholder={t('form.parentPlaceholder')}
        items={parents.data ?? NONE}
        search={searchTagOptions}
        keyOf={keyOf}
        textOf={textOf}
        renderItem={({ idTag, userName, userEmail }) => <TagOptionText {...{ idTag, userName, userEmail }} />}
        itemHeight={OPTION_HEIGHT}
        chosen={value}
        chosenText={value === '' ? '' : textOf(chosen ?? { idTag: value, userName: undefined })}
        onChoose={(tag) => onChange(tag?.idTag ?? '')}
        isLoading={shownOf(parents) === 'loading'}
        disabledReason={disabledReason}
      />
      {cpf && disabledReason === undefined && (
        <CpfLookup
          state={cpf.state}
          onSearch={cpf.onSearch}
          words={{
            label: t('form.cpf'),
            hint: t('form.cpfHint'),
            incomplete: t('form.cpfIncomplete'),
            search: t('form.cpfSearch'),
            searching: t('form.cpfSearching'),
            notFound: t('form.cpfNotFound'),
            failed: t('form.cpfFailed'),
          }}
        >
          {({ idTag, userName }) => (
            <>
              <span role="status">{textOf({ idTag, userName })}</span>
              <Button size="small" onClick={() => onChange(idTag)}>
                {t('form.cpfUse')}
              </Button>
            </>
          )}
        </CpfLookup>
      )}
    </>
  )
}
