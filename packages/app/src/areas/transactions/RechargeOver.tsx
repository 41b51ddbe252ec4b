import { useText } from '@corrente/ui/messages'
import { Drawer, TextLink } from '@corrente/ui/primitives'
import type { OverProps } from '../../kit/area/index.ts'
import { FoundRecharge } from './FoundRecharge.tsx'
import { RECHARGE_RULES } from './rechargeSearch.ts'
import { useApproval } from './useApproval.tsx'
import { useRechargeDialogs } from './useRechargeDialogs.tsx'
import { useRights } from './useRights.ts'

/** A recharge beside the page of whom, or of what, it is: read, approved, its invoice sent again, without leaving that. */
export function RechargeOver({ search, href, onClose }: OverProps) {
  const t = useText('transactions')
  const rights = useRights()
  const approval = useApproval(rights.hasMoney, () => undefined)
  const { dialogs, elements } = useRechargeDialogs(approval.ask)
  const id = RECHARGE_RULES.read(search).recharge
  if (id === undefined) return null
  return (
    <Drawer
      isOpen
      size="large"
      title={t('found.title', { id: String(id) })}
      footer={<TextLink href={href}>{t('found.inList')}</TextLink>}
      onClose={onClose}
    >
      <FoundRecharge key={id} id={id} range={undefined} rights={rights} dialogs={dialogs} onClose={onClose} />
      {approval.dialog}
      {elements}
    </Drawer>
  )
}
