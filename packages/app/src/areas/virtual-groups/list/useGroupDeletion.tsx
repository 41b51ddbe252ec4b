import type { GroupDetails, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { type ProfileChoice, useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useSession } from '../../../kit/access/index.ts'
import { useDeletion } from '../../../kit/deletion/index.ts'
import { groupDeletion } from '../../../resources/virtualGroupWrites.ts'

/** What a group's deletion tells besides its question. */
interface GroupsKnown {
  readonly details: ReadonlyMap<number, GroupDetails>
  readonly profiles: readonly ProfileChoice[] | undefined
}

/** Asks before a configuration is deleted, says what changes with it, deletes it once (VGR-075 to VGR-077). */
export function useGroupDeletion({ details, profiles }: GroupsKnown) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const accountPk = useSession()?.user.accountPk ?? 0
  return useDeletion({
    id: 'group-deleted',
    words: t,
    deletionOf: ({ gateways: { vg } }, group) => groupDeletion({ vg, accountPk }, group),
    nameOf: ({ name, id }) => name ?? String(id),
    more: ({ id, chargerCount: count = 0, hasPricing, hasSmartCharging }: VirtualGroupItem) => (
      <>
        {count > 0 && <p>{t('delete.chargers', { count })}</p>}
        {count > 0 && hasPricing === true && (
          <p>
            {t('price.fromTo', { from: words.price(details.get(id)?.pricing, profiles), to: t('price.own') })}
          </p>
        )}
        {hasSmartCharging === true && <p>{t('delete.smart')}</p>}
      </>
    ),
  })
}
