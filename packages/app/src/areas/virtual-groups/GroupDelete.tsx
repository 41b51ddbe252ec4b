import type { GroupDetails, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { type ProfileChoice, useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useSession } from '../../kit/access/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { groupDeletion } from '../../resources/virtualGroupWrites.ts'

export interface GroupDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly group: VirtualGroupItem | undefined
  /** What is known of it. */
  readonly known: GroupDetails | undefined
  readonly profiles: readonly ProfileChoice[] | undefined
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a configuration is deleted, says what changes with it, deletes it once (VGR-075 to VGR-077). */
export function GroupDelete({ group, known, profiles, onClose, onDeleted }: GroupDeleteProps) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { gateways, toasts } = usePorts()
  const accountPk = useSession()?.user.accountPk ?? 0
  const title = group?.name ?? String(group?.id ?? '')
  const say = (tone: 'success' | 'warning', text: string) => toasts.show({ tone, text, id: 'group-deleted' })
  const deletion = useWrite(group && groupDeletion({ vg: gateways.vg, accountPk }, group), () => {
    deletion.forget()
    say('success', t('deleteGroup.done'))
    onDeleted()
  })
  const count = group?.chargerCount ?? 0
  return (
    <OnceDialog
      isOpen={group !== undefined}
      title={t('deleteGroup.title')}
      description={t('deleteGroup.question', { title })}
      confirmLabel={t('deleteGroup.confirm')}
      state={deletion.state}
      refusal={t('deleteGroup.failed')}
      onConfirm={() => void deletion.press()}
      onVerify={deletion.verify}
      onCancel={() => {
        if (deletion.state.phase === 'unknown') say('warning', t('deleteGroup.unknown', { title }))
        deletion.forget()
        onClose()
      }}
    >
      {count > 0 && <p>{t('deleteGroup.chargers', { count })}</p>}
      {count > 0 && group?.hasPricing === true && (
        <p>{t('price.fromTo', { from: words.price(known?.pricing, profiles ?? []), to: t('price.own') })}</p>
      )}
      {group?.hasSmartCharging === true && <p>{t('deleteGroup.smart')}</p>}
    </OnceDialog>
  )
}
