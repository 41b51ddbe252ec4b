import { coveredUserLabel, type User } from '@corrente/domain/users'
import { Combobox, OptionText } from '@corrente/ui/forms'
import { shownOf, usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useMemo, useState } from 'react'
import { useSettled } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { userPageQuery } from '../../resources/users.ts'

const NONE: readonly User[] = []

export interface PersonFieldProps {
  /** What the person is called whom the list is narrowed to. */
  readonly chosen: string | undefined
  readonly onChoose: (pk: number | undefined) => void
}

/** Finds a person by name, e-mail or document; what is typed never reaches the address (FIN-019). */
export function PersonField({ chosen, onChoose }: PersonFieldProps) {
  const t = useText('financial')
  const [typed, setTyped] = useState<string>()
  const search = useSettled((typed ?? '').trim())
  const found = useLoadable(
    useMemo(
      () => userPageQuery(search.length < 2 ? undefined : { isActive: true, search, page: 1 }),
      [search],
    ),
  )
  const isAsked = search.length >= 2
  const personal = usePersonal()
  const nameOf = (user: User) => coveredUserLabel(user, personal)
  return (
    <Combobox
      label={t('filter.person')}
      query={typed ?? chosen ?? ''}
      onQueryChange={(text) => {
        setTyped(text)
        if (text === '' && chosen !== undefined) onChoose(undefined)
      }}
      items={isAsked ? (found.data?.rows ?? NONE) : NONE}
      keyOf={({ pk }) => String(pk)}
      textOf={nameOf}
      renderItem={(user) => <OptionText name={nameOf(user)} />}
      onSelect={({ pk }) => onChoose(pk)}
      isLoading={isAsked && shownOf(found) === 'loading'}
      {...(isAsked && shownOf(found) === 'failed' && { hint: t('filter.personFailed') })}
    />
  )
}
