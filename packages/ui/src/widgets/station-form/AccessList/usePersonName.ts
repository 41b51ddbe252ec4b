import type { PrivateUser } from '@corrente/domain/stations'
import { useCallback } from 'react'
import { useText } from '../../../messages/index.ts'

/** What somebody is called: by name, else by e-mail, else by key; whoever was not asked yet is marked as pending. */
export function usePersonName(): (user: PrivateUser) => string {
  const t = useText('station-form')
  return useCallback(
    ({ pk, name, email, bindStatus }) => {
      const called = name ?? email ?? t('access.unnamed', { pk })
      return bindStatus === 'NOT_REQUESTED' ? t('access.pending', { name: called }) : called
    },
    [t],
  )
}
