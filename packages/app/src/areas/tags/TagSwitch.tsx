import { type Tag, tagUserName } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { CacheOffer, type CacheStation } from '@corrente/ui/widgets/tags'
import { useState } from 'react'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { cardActivation } from '../../resources/activation.ts'
import { useCacheStations } from './useCacheStations.ts'

export interface TagSwitchProps {
  /** What is asked about: an active one is switched off, an inactive one on; undefined: the dialog is closed. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
}

/** Asks before a tag is switched off or on, read afresh first, and says how it ended (jobs: Tags 4). */
export function TagSwitch({ tag, onClose }: TagSwitchProps) {
  const t = useText('tags')
  const personal = usePersonal()
  const { toasts, gateways } = usePorts()
  const deed = tag?.isInactive ? 'reactivate' : 'deactivate'
  const words = {
    tag: personal(tag?.idTag ?? ''),
    owner: (tag && tagUserName(tag)) ?? t('verdict.nobody'),
  }
  const say = (tone: 'success' | 'warning', text: string) => toasts.show({ tone, text, id: 'tag-switched' })
  const [cleared, setCleared] = useState<{
    readonly idTag: string
    readonly stations: readonly CacheStation[]
  }>()
  const stations = useCacheStations(tag && !tag.isInactive ? tag.idTag : undefined)
  const write = useWrite(tag && cardActivation(gateways.cp, tag, deed), () => {
    write.forget()
    if (tag && stations.length > 0) setCleared({ idTag: tag.idTag, stations })
    else say('success', t(`switch.${deed}.done`, words))
    onClose()
  })
  if (cleared) return <CacheOffer {...cleared} onClose={() => setCleared(undefined)} />
  return (
    <OnceDialog
      isOpen={tag !== undefined}
      title={t(`switch.${deed}.title`)}
      description={t(`switch.${deed}.question`, words)}
      confirmLabel={t(`switch.${deed}.confirm`)}
      tone={deed === 'deactivate' ? 'danger' : 'brand'}
      state={write.state}
      refusal={t(`switch.${deed}.failed`)}
      onConfirm={() => void write.press()}
      onVerify={write.verify}
      onCancel={() => {
        if (write.state.phase === 'unknown') say('warning', t('switch.unknown', words))
        write.forget()
        onClose()
      }}
    >
      {deed === 'deactivate' && (
        <>
          <p>{t('switch.history')}</p>
          {tag?.isCharging && <p>{t('switch.charging')}</p>}
          <p>{t('switch.cache')}</p>
        </>
      )}
    </OnceDialog>
  )
}
