import type { Tag } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { DeleteDialog } from '../../kit/deletion/index.ts'
import { usePorts } from '../../ports/index.ts'
import { tagDeletion } from '../../resources/tags.ts'

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
  return (
    <DeleteDialog
      deletion={tag && tagDeletion(cp, tag)}
      id="tag-deleted"
      words={t}
      name={tag && personal(tag.idTag)}
      onClose={onClose}
    >
      {tag?.isCharging && <p>{t('delete.charging')}</p>}
      <p>{t('delete.instead')}</p>
    </DeleteDialog>
  )
}
