import { latestRecharges } from '@corrente/domain/users'
import { LastCardRecharge } from '@corrente/ui/widgets/tags'
import { useLinks } from '../../kit/access/index.ts'
import { useCardRecharges } from './useCardRecharges.ts'

/** When and where a card charged last: no call says when it was used, but its recharges can be asked for. */
export function LastRecharge({ idTag }: { readonly idTag: string }) {
  const linkTo = useLinks()
  const { mayFind, read } = useCardRecharges(idTag)
  return (
    <LastCardRecharge
      recharges={mayFind === false ? undefined : { ...read, data: read.data && latestRecharges(read.data) }}
      hrefOf={(id) => linkTo('recharge', id)}
    />
  )
}
