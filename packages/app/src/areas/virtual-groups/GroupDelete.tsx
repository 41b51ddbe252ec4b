import type { GroupDetails, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { type ProfileChoice, useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useSession } from '../../kit/access/index.ts'
import { DeleteDialog } from '../../kit/deletion/index.ts'
import { usePorts } from '../../ports/index.ts'
import { groupDeletion } from '../../resources/virtualGroupWrites.ts'

export interface GroupDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly group: VirtualGroupItem | undefined
  /** What is known of it. */
  readonly known: GroupDetails | undefined
  readonly profiles: readonly ProfileChoice[] | undefined
  readonly onClose: () => void
}

/** Asks before a configuration is deleted, says what changes with it, deletes it once (VGR-075 to VGR-077). */
export function GroupDelete({ group, known, profiles, onClose }: GroupDeleteProps) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { vg } = usePorts().gateways
  const accountPk = useSession()?.user.accountPk ?? 0
  const count = group?.chargerCount ?? 0
  return (
    <DeleteDialog
      deletion={group && groupDeletion({ vg, accountPk }, group)}
      id="group-deleted"
      words={t}
      name={group && (group.name ?? String(group.id))}
      onClose={onClose}
    >
      {count > 0 && <p>{t('delete.chargers', { count })}</p>}
      {count > 0 && group?.hasPricing === true && (
        <p>{t('price.fromTo', { from: words.price(known?.pricing, profiles ?? []), to: t('price.own') })}</p>
      )}
      {group?.hasSmartCharging === true && <p>{t('delete.smart')}</p>}
    </DeleteDialog>
  )
}
