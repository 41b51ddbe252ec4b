import { coveredUserLabel, documentText, type PickerUser, pickUsers } from '@corrente/domain/users'
import type { Block } from '@corrente/domain/wire'
import { useCallback, useMemo, useState } from 'react'
import { failureOf, type Loadable, shownOf, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { PickField, type PickFieldProps } from '../PickField/PickField.tsx'
import { OPTION_HEIGHT, PickOption } from '../PickOption.tsx'
import { WithRetry } from '../WithRetry.tsx'

/** Where the people of a picker come from. */
export interface UserSource {
  /** The first so many, and how many there are. */
  readonly list: Loadable<Block<PickerUser>>
  /** What the server finds for what is typed; asked where the list is not all of them. */
  readonly found: Loadable<Block<PickerUser>> | undefined
  /** What is typed; '' for nothing. */
  readonly onSearch: (query: string) => void
}

export interface UserPickerProps
  extends Pick<PickFieldProps<PickerUser>, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'disabledReason'> {
  source: UserSource
  /** The user_pk; undefined for nobody. */
  chosen: number | undefined
  /** undefined: the field was emptied. */
  onChoose: (user: PickerUser | undefined) => void
  /** Shown in the empty field. Default: what can be typed. */
  placeholder?: string
}

const NONE: readonly PickerUser[] = []
const keyOf = ({ pk }: PickerUser): string => String(pk)

/** Somebody, found by name, e-mail, document or tag among tens of thousands. */
export function UserPicker({ source, chosen, onChoose, hint, placeholder, ...field }: UserPickerProps) {
  const { list, found, onSearch } = source
  const t = useText('pickers')
  const personal = usePersonal()
  const nameOf = (user: PickerUser) => coveredUserLabel(user, personal)
  const { integer } = useFormats()
  const rows = list.data?.rows ?? NONE
  const more = found?.data?.rows ?? NONE
  const [last, setLast] = useState<PickerUser>()
  const user = useMemo(
    () =>
      chosen === undefined
        ? undefined
        : [last, rows.find(({ pk }) => pk === chosen), ...more].find((each) => each?.pk === chosen),
    [chosen, last, rows, more],
  )
  const search = useCallback(
    (items: readonly PickerUser[], query: string) => pickUsers(items, more, query),
    [more],
  )
  const total = list.data?.count ?? 0
  const isCut = list.data !== undefined && total > rows.length
  const isFailed = shownOf(list) === 'failed'
  const said = isFailed
    ? t(failureOf(list) === 'notPermitted' ? 'user.notPermitted' : 'user.failed')
    : found && failureOf(found)
      ? t('user.searchFailed')
      : isCut
        ? t('firstOf', { shown: integer(rows.length), total: integer(total) })
        : hint
  return (
    <WithRetry of={list}>
      <PickField
        {...field}
        hint={said}
        placeholder={placeholder ?? t('user.placeholder')}
        items={rows}
        keyOf={keyOf}
        textOf={nameOf}
        renderItem={(each) => (
          <PickOption
            name={nameOf(each)}
            notes={[each.name && each.email, documentText(each), each.idTag].map(
              (text) => text && personal(text),
            )}
          />
        )}
        itemHeight={OPTION_HEIGHT}
        chosen={chosen === undefined ? '' : String(chosen)}
        chosenText={chosen === undefined ? '' : user ? nameOf(user) : t('user.unknown', { pk: chosen })}
        onChoose={(next) => {
          setLast(next)
          onChoose(next)
        }}
        search={search}
        onSearch={onSearch}
        isLoading={shownOf(list) === 'loading' || (found !== undefined && shownOf(found) === 'loading')}
      />
    </WithRetry>
  )
}
