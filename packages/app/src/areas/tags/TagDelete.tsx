import type { Tag } from '@corrente/domain/tags'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useMemo } from 'react'
import { ReadByAddress } from '../../kit/reading/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { tagDeletion, tagQuery } from '../../resources/tags.ts'

export interface TagDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before a tag is deleted, deletes it once, and says how it ended (TAG-012, TAG-035, TAG-036). */
export function TagDelete({ tag, onClose, onDeleted }: TagDeleteProps) {
  const t = useText('tags')
  const { toasts, gateways } = usePorts()
  const say = (tone: 'success' | 'warning', text: string) => toasts.show({ tone, text, id: 'tag-deleted' })
  const deletion = useWrite(tag && tagDeletion(gateways.cp, tag), () => {
    deletion.forget()
    say('success', t('message.deleted'))
    onDeleted()
  })
  return (
    <OnceDialog
      isOpen={tag !== undefined}
      title={t('delete.title')}
      description={t('delete.question', { tag: tag?.idTag ?? '' })}
      confirmLabel={t('delete.confirm')}
      state={deletion.state}
      refusal={t('message.deleteFailed')}
      onConfirm={() => void deletion.press()}
      onVerify={deletion.verify}
      onCancel={() => {
        if (deletion.state.phase === 'unknown')
          say('warning', t('message.deleteUnknown', { tag: tag?.idTag ?? '' }))
        deletion.forget()
        onClose()
      }}
    >
      {tag?.isCharging && <p>{t('delete.charging')}</p>}
      <p>{t('delete.instead')}</p>
    </OnceDialog>
  )
}

/** `/ocpptags/delete/{id}` (RTE-011): the tag is read by its id first, and nothing happens without a yes. */
export function DeleteTagByAddress({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText('tags')
  return (
    <ReadByAddress
      query={useMemo(() => tagQuery(id), [id])}
      words={{
        notFound: t('message.notFound'),
        notPermitted: t('delete.notPermitted'),
        unreachable: t('delete.unreachable'),
        toList: t('delete.toList'),
      }}
      onClose={onClose}
    >
      {(tag) => <TagDelete tag={tag} onClose={onClose} onDeleted={onClose} />}
    </ReadByAddress>
  )
}
