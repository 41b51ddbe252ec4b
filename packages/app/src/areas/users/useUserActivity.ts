import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccess, useLinks } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { userNotificationsQuery } from '../../resources/users.ts'
import { depositsQuery, walletTotalQuery } from '../../resources/wallet.ts'

/** The wallet and the last notifications of a user; without monetization access no wallet, and no call for one (WLT-007). */
export function useUserActivity(pk: number) {
  const isPermitted = useAccess()?.capabilities.monetization === true
  const deposits = useLoadable(useMemo(() => depositsQuery(pk, isPermitted), [pk, isPermitted]))
  const total = useLoadable(useMemo(() => walletTotalQuery(pk, isPermitted), [pk, isPermitted]))
  const notifications = useLoadable(useMemo(() => userNotificationsQuery(pk), [pk]))
  return {
    wallet: isPermitted ? { deposits, total } : undefined,
    notifications,
    onSelectStation: useOpenStation(),
  }
}

/** Opens the station that a notification tells of, by its charge box id; undefined where this user may not. */
function useOpenStation(): ((stationId: string) => void) | undefined {
  const linkTo = useLinks()
  const navigate = useNavigate()
  if (linkTo('station', 'any') === undefined) return undefined
  return (stationId) => {
    const href = linkTo('station', stationId)
    if (href !== undefined) void navigate({ href })
  }
}
