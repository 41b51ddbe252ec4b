import { type CpfTag, searchTagOptions, type TagOption } from '@corrente/domain/tags'
import { useMemo, useState } from 'react'
import { Combobox } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { CpfLookup, type CpfState } from '../../forms/index.ts'

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

const textOf = ({ idTag, userName }: Pick<TagOption, 'idTag' | 'userName'>): string =>
  userName === undefined ? idTag : `${idTag} · ${userName}`

/** The USER tag that a card hangs on, found by its id, or by the name, the e-mail or the CPF of its user. */
export function ParentField({ value, onChange, parents, cpf, disabledReason }: ParentFieldProps) {
  const t = useText('tags')
  const chosen = parents.data?.find(({ idTag }) => idTag === value)
  const text = value === '' ? '' : textOf(chosen ?? { idTag: value, userName: undefined })
  const [typed, setTyped] = useState({ query: text, text })
  // Another one was chosen elsewhere (by CPF), or its name has come.
  const query = typed.text === text ? typed.query : text
  const items = useMemo(
    () => searchTagOptions(parents.data ?? [], query === text ? '' : query),
    [parents.data, query, text],
  )
  const hint = shownOf(parents) === 'failed' ? t('form.parentsFailed') : t('form.parentHint')
  return (
    <>
      <Combobox
        label={t('form.parentIdTag')}
        hint={hint}
        placeholder={t('form.parentPlaceholder')}
        query={query}
        onQueryChange={(next) => {
          setTyped({ query: next, text: next === '' ? '' : text })
          if (next === '' && value !== '') onChange('')
        }}
        items={items}
        keyOf={({ pk }) => String(pk)}
        textOf={textOf}
        onSelect={({ idTag }) => onChange(idTag)}
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
