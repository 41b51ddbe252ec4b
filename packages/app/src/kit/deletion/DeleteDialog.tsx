import { OnceDialog } from '@corrente/ui/widgets/once-only'
import type { ReactNode } from 'react'
import { useOnceQuestion, type WriteAction } from '../writes/index.ts'

type DeletionKey = `delete.${'title' | 'question' | 'confirm' | 'done' | 'failed' | 'unknown'}`

export interface DeleteDialogProps<Ready, Proof> {
  /** undefined: nothing is asked about, the dialog is closed. */
  readonly deletion: WriteAction<Ready, Proof> | undefined
  /** One place for its toasts: `tag-deleted`. */
  readonly id: string
  /** Its catalogue: the words stand under `delete`, and name the record by `{{name}}`. */
  readonly words: (key: DeletionKey, values?: { readonly name: string }) => string
  readonly name: string | undefined
  /** It is deleted, and the dialog is closed next. */
  readonly onDeleted?: () => void
  readonly onClose: () => void
  /** What else is to be known before a yes. */
  readonly children?: ReactNode
}

/** Asks before a record is deleted, deletes it once, and says how it ended. */
export function DeleteDialog<Ready, Proof>(props: DeleteDialogProps<Ready, Proof>) {
  const { deletion, id, words, name = '', onDeleted, onClose, children } = props
  const question = useOnceQuestion(deletion, {
    id,
    done: words('delete.done'),
    unknown: words('delete.unknown', { name }),
    onDone: () => onDeleted?.(),
    onClose,
  })
  return (
    <OnceDialog
      {...question}
      title={words('delete.title')}
      description={words('delete.question', { name })}
      confirmLabel={words('delete.confirm')}
      refusal={words('delete.failed')}
    >
      {children}
    </OnceDialog>
  )
}
