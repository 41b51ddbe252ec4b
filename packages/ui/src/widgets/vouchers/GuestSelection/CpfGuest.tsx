import type { PrivateUser } from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { CpfLookup, type CpfState } from '../../forms/index.ts'

export interface CpfGuestProps {
  state: CpfState<PrivateUser>
  /** 11 digits. */
  onSearch: (digits: string) => void
  guestPks: readonly number[]
  onAdd: (pk: number) => void
}

/** Somebody who is not on the list, found by CPF (VCH-028); only whom a voucher may be given to is added (VCH-071). */
export function CpfGuest({ state, onSearch, guestPks, onAdd }: CpfGuestProps) {
  const t = useText('voucher-form')
  const whyNot = ({ pk, isHidden, isRelated }: PrivateUser) => {
    if (guestPks.includes(pk)) return t('cpf.already')
    return isHidden || !isRelated ? t('cpf.notOffered') : undefined
  }
  return (
    <CpfLookup
      state={state}
      onSearch={onSearch}
      words={{
        label: t('cpf.label'),
        hint: t('cpf.hint'),
        incomplete: t('cpf.incomplete'),
        search: t('cpf.search'),
        searching: t('cpf.searching'),
        notFound: t('cpf.notFound'),
        failed: t('cpf.failed'),
      }}
    >
      {(user) => (
        <>
          <span role="status">
            {t('cpf.found', {
              name: user.name ?? user.email ?? t('select.unknown', { pk: String(user.pk) }),
            })}
          </span>
          <Button size="small" disabledReason={whyNot(user)} onClick={() => onAdd(user.pk)}>
            {t('cpf.add')}
          </Button>
        </>
      )}
    </CpfLookup>
  )
}
