import type { Tag } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useMemo } from 'react'
import { ReadByAddress } from '../../kit/reading/index.ts'
import { useOnceQuestion } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { tagDeletion, tagQuery } from '../../resources/tags.ts'

export interface TagDeleteProps {
  /** Whose deletion is asked for; undefined: none, the dialog is closed. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
}

/** Asks before a tag is deleted, deletes it once, and says how it ended (TAG-012, TAG-035, TAG-036). */
export function TagDelete({ tag, onClose }: TagDeleteProps) {
  const t = useText('tags')
  const { cp } = usePorts().gateways
  const personal = usePersonal()
  const shown = personal(tag?.idTag ?? '')
  const question = useOnceQuestion(tag && tagDeletion(cp, tag), {
    id: 'tag-deleted',
    done: t('message.deleted'),
    unknown: t('message.deleteUnknown', { tag: shown }),
    onClose,
  })
  return (
    <OnceDialog
      {...question}
      title={t('delete.title')}
      description={t('delete.question', { tag: shown })}
      confirmLabel={t('delete.confirm')}
      refusal={t('message.deleteFailed')}
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
      {(tag) => <TagDelete tag={tag} onClose={onClose} />}
    </ReadByAddress>
  )
}
