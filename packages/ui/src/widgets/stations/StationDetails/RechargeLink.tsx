import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'

/** "Recarga 55021", which leads to it where that is permitted. */
export function RechargeLink({ id, href }: { readonly id: number; readonly href: string | undefined }) {
  const t = useText('station-list')
  const name = t('recharges.one', { id: String(id) })
  return href === undefined ? name : <TextLink href={href}>{name}</TextLink>
}
