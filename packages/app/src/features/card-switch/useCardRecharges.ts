import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { personRechargesQuery } from '../../resources/personRecharges.ts'
import { useMayFindByCard } from './useMayFindByCard.ts'

/**
 * The recharges of one card, and whether they may be searched by card; while that is not known nothing is asked.
 * @param idTag - undefined: nothing is asked
 */
export function useCardRecharges(idTag: string | undefined) {
  const mayFind = useMayFindByCard()
  const asked = mayFind ? idTag : undefined
  const read = useLoadable(
    useMemo(() => personRechargesQuery(asked === undefined ? undefined : [asked]), [asked]),
  )
  return { mayFind, read }
}
