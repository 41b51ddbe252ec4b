import { placeOfCommand } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import { type Tag, tagUserName } from '@corrente/domain/tags'
import { documentText } from '@corrente/domain/users'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { CacheOffer, type CacheStation } from '@corrente/ui/widgets/tags'
import { useMemo, useState } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useOnceQuestion } from '../../kit/writes/index.ts'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { cardActivation } from '../../resources/activation.ts'
import { userQuery } from '../../resources/userRecord.ts'
import { useCardRecharges } from './useCardRecharges.ts'

/**
 * The stations where a card charged last, with the way to clear their memory of cards; none where recharges may not be
 * searched by card, or the command not be sent.
 * @param idTag - undefined: nothing is asked
 */
function useCacheStations(idTag: string | undefined): readonly CacheStation[] {
  const may = useMay()
  const { stations } = useLive()
  const { data } = useCardRecharges(idTag).read
  const byId = new Map(
    (data ?? []).flatMap(({ stationId, stationName }) =>
      stationId === undefined ? [] : [[stationId, stationName ?? stationId] as const],
    ),
  )
  return [...byId].flatMap(([id, name]) => {
    const place = placeOfCommand('clearCache', { id, protocol: stations.get(id)?.protocol }, may)
    return place ? [{ id, name, href: hrefOf(place) }] : []
  })
}

export interface TagSwitchProps {
  /** What is asked about: an active one is switched off, an inactive one on; undefined: the dialog is closed. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
}

/** Asks before a tag is switched off or on, read afresh first, and says how it ended (jobs: Tags 4). */
export function TagSwitch({ tag, onClose }: TagSwitchProps) {
  const t = useText('tags')
  const personal = usePersonal()
  const { cp } = usePorts().gateways
  const action = tag?.isInactive ? 'reactivate' : 'deactivate'
  const words = { tag: personal(tag?.idTag ?? ''), owner: useOwner(tag) }
  const [cleared, setCleared] = useState<{
    readonly idTag: string
    readonly stations: readonly CacheStation[]
  }>()
  const stations = useCacheStations(tag && !tag.isInactive ? tag.idTag : undefined)
  const hasCaches = stations.length > 0
  const question = useOnceQuestion(tag && cardActivation(cp, tag, action), {
    id: 'tag-switched',
    // The offer says it where there is one.
    done: hasCaches ? undefined : t(`switch.${action}.done`, words),
    unknown: t('switch.unknown', words),
    onDone: () => tag && hasCaches && setCleared({ idTag: tag.idTag, stations }),
    onClose,
  })
  if (cleared) return <CacheOffer {...cleared} onClose={() => setCleared(undefined)} />
  return (
    <OnceDialog
      {...question}
      title={t(`switch.${action}.title`)}
      description={t(`switch.${action}.question`, words)}
      confirmLabel={t(`switch.${action}.confirm`)}
      tone={action === 'deactivate' ? 'danger' : 'brand'}
      refusal={t(`switch.${action}.failed`)}
    >
      {tag?.isFree && <p>{t('switch.free')}</p>}
      {action === 'deactivate' && (
        <>
          <p>{t('switch.history')}</p>
          {tag?.isCharging && <p>{t('switch.charging')}</p>}
          <p>{t('switch.cache')}</p>
        </>
      )}
    </OnceDialog>
  )
}

/** Whose a tag is, by the name and what tells two people of one name apart: e-mail, else document, else number. */
function useOwner(tag: Tag | undefined): string {
  const t = useText('tags')
  const personal = usePersonal()
  const may = useMay()
  const pk = tag?.ownerPk ?? tag?.parentUserPk
  const asked = may('users') ? pk : undefined
  const { data } = useLoadable(useMemo(() => userQuery(asked), [asked]))
  const name = tag && tagUserName(tag)
  if (pk === undefined) return name ?? t('verdict.nobody')
  const told = data && (data.email ?? documentText(data))
  const number = t('verdict.person', { pk: String(pk) })
  if (name === undefined) return told === undefined ? number : personal(told)
  return `${name} (${told === undefined ? number : personal(told)})`
}
