import {
  type BoundUser,
  bindUser,
  offeredUsers,
  type PrivateUser,
  unbindUser,
} from '@corrente/domain/stations'
import { memo, useCallback, useMemo } from 'react'
import { MultiSelect } from '../../../forms/index.ts'
import type { LoadPhase } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Skeleton } from '../../../primitives/index.ts'
import { Columns, Rows } from '../fields/columns.ts'
import { CpfSearch, type CpfState } from './CpfSearch.tsx'
import { usePersonName } from './usePersonName.ts'

export interface AccessListProps {
  /** Owners and people with access, the hidden ones included; undefined: they could not be loaded. */
  people: readonly BoundUser[] | undefined
  /** Everybody who could be chosen; 40,000 are fine (AST-020). */
  users: readonly PrivateUser[]
  /** Whether everybody is known yet. */
  usersState: LoadPhase
  /** Takes a change of the people that stand when it arrives; stays the same function. */
  onChange: (edit: (people: readonly BoundUser[]) => readonly BoundUser[]) => void
  /** Loads the people again. */
  onRetry: () => void
  /** Whether somebody may be looked up by CPF (STF-087). */
  canSearchCpf: boolean
  /** Where the last look-up stands. */
  cpf: CpfState
  /** Looks somebody up; 11 digits. */
  onSearchCpf: (digits: string) => void
}

/** Who owns a private station, and who else may charge there (STF-008, STF-084 to STF-090). */
export function AccessList(props: AccessListProps) {
  const { people, users, usersState, onChange, onRetry, canSearchCpf, cpf, onSearchCpf } = props
  const t = useText('station-form')
  const bind = useCallback(
    (user: PrivateUser, isOwner: boolean) => onChange((now) => bindUser(now, user, isOwner)),
    [onChange],
  )
  const offered = useMemo(() => {
    if (people === undefined) return []
    return [...people.filter(({ isHidden }) => !isHidden), ...offeredUsers(users, people)]
  }, [people, users])
  if (usersState === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={t('access.loading')}>
        <Skeleton shape="block" blockSize="64px" />
      </div>
    )
  const problem = usersState === 'failed' && (
    <Banner
      tone="warning"
      isAnnounced
      action={
        <Button size="small" onClick={onRetry}>
          {t('access.retry')}
        </Button>
      }
    >
      {t(people === undefined ? 'access.notLoaded' : 'access.notOffered')}
    </Banner>
  )
  if (people === undefined) return problem
  return (
    <Rows>
      {problem}
      <Columns>
        <Role isOwner people={people} offered={offered} onChange={onChange} />
        <Role isOwner={false} people={people} offered={offered} onChange={onChange} />
      </Columns>
      {canSearchCpf && <CpfSearch state={cpf} onSearch={onSearchCpf} onBind={bind} />}
    </Rows>
  )
}

interface RoleProps extends Pick<AccessListProps, 'onChange'> {
  isOwner: boolean
  people: readonly BoundUser[]
  offered: readonly PrivateUser[]
}

const keyOf = ({ pk }: PrivateUser): string => String(pk)
const noteOf = ({ email, accountName }: PrivateUser): string | undefined =>
  [email, accountName].filter((each) => each !== undefined).join(' · ') || undefined

/** The people of one role. Choosing somebody of the other role moves them. */
const Role = memo(function Role({ isOwner, people, offered, onChange }: RoleProps) {
  const t = useText('station-form')
  const nameOf = usePersonName()
  const value = useMemo(
    () => people.filter((each) => each.isOwner === isOwner && !each.isHidden).map(keyOf),
    [people, isOwner],
  )
  const choose = (keys: readonly string[]) => {
    const kept = new Set(keys)
    const held = new Set(value)
    const added = offered.filter((user) => kept.has(keyOf(user)) && !held.has(keyOf(user)))
    const gone = value.filter((key) => !kept.has(key)).map(Number)
    onChange((now) =>
      gone.reduce(
        unbindUser,
        added.reduce((list, user) => bindUser(list, user, isOwner), now),
      ),
    )
  }
  return (
    <MultiSelect
      label={t(isOwner ? 'access.owners' : 'access.users')}
      isOptional
      placeholder={t('access.choose')}
      items={offered}
      keyOf={keyOf}
      textOf={nameOf}
      noteOf={noteOf}
      isNotePersonal
      value={value}
      onChange={choose}
    />
  )
})
