import { cardParam } from '@corrente/domain/tags'
import { useMemo } from 'react'
import { useLinks } from '../../../kit/access/index.ts'

/** Where a recharge, and the card that it runs on, are shown; each undefined where this user may not open it. */
export function useRechargeLinks() {
  const linkTo = useLinks()
  return useMemo(
    () => ({
      rechargeHrefOf: (id: number) => linkTo('recharge', id),
      cardHrefOf: (idTag: string) => linkTo('tag', cardParam(idTag)),
    }),
    [linkTo],
  )
}
