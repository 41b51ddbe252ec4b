import type { PrivateUser } from '@corrente/domain/stations'
import { memo } from 'react'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { CpfLookup } from '../../forms/index.ts'
import { usePersonName } from './usePersonName.ts'

/** Where a look-up by CPF stands. */
export type CpfState =
  | { readonly kind: 'idle' | 'looking' | 'notFound' | 'failed' }
  | { readonly kind: 'found'; readonly user: PrivateUser }

interface CpfSearchProps {
  state: CpfState
  /** 11 digits. */
  onSearch: (digits: string) => void
  onBind: (user: PrivateUser, isOwner: boolean) => void
}

/** Somebody who is not on the list is found by CPF, if this user may (STF-087 to STF-090). */
export const CpfSearch = memo(function CpfSearch({ state, onSearch, onBind }: CpfSearchProps) {
  const t = useText('station-form')
  const nameOf = usePersonName()
  return (
    <CpfLookup
      state={state.kind === 'found' ? { kind: 'found', found: state.user } : state}
      onSearch={onSearch}
      words={{
        label: t('access.cpf'),
        hint: t('access.cpfHint'),
        incomplete: t('access.cpfIncomplete'),
        search: t('access.search'),
        searching: t('access.searching'),
        notFound: t('access.notFound'),
        failed: t('access.failed'),
      }}
    >
      {(user) => (
        <>
          <span role="status">{t('access.found', { name: nameOf(user) })}</span>
          <Button size="small" onClick={() => onBind(user, true)}>
            {t('access.addOwner')}
          </Button>
          <Button size="small" onClick={() => onBind(user, false)}>
            {t('access.addUser')}
          </Button>
        </>
      )}
    </CpfLookup>
  )
})
