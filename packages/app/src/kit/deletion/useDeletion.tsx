import { OnceDialog, type OnceDialogProps } from '@corrente/ui/widgets/once-only'
import { type ReactNode, useState } from 'react'
import { type Ports, usePorts } from '../../ports/index.ts'
import { useOnceQuestion, type WriteAction } from '../writes/index.ts'
import { DeleteByAddress, type DeleteByAddressProps } from './DeleteByAddress.tsx'

type DeletionKey = `delete.${'title' | 'question' | 'confirm' | 'done' | 'failed' | 'unknown'}`

interface DeleteDialogProps<Ready, Proof> {
  /** undefined: nothing is asked about, the dialog is closed. */
  readonly deletion: WriteAction<Ready, Proof> | undefined
  /** One place for its toasts: `tag-deleted`. */
  readonly id: string
  /** Its catalogue: the words stand under `delete`, and name the record by `{{name}}`. */
  readonly words: (key: DeletionKey, values?: { readonly name: string }) => string
  readonly name: string | undefined
  readonly wordsOf?: OnceDialogProps['wordsOf']
  /** It is deleted, and the dialog is closed next. */
  readonly onDeleted?: () => void
  readonly onClose: () => void
  /** What else is to be known before a yes. */
  readonly children?: ReactNode
}

/** Asks before a record is deleted, deletes it once, and says how it ended. */
function DeleteDialog<Ready, Proof>(props: DeleteDialogProps<Ready, Proof>) {
  const { deletion, id, words, name = '', wordsOf, onDeleted, onClose, children } = props
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
      {...(wordsOf && { wordsOf })}
    >
      {children}
    </OnceDialog>
  )
}

/** How the records of a list are deleted. */
export interface Deletion<T, Ready, Proof>
  extends Pick<DeleteDialogProps<Ready, Proof>, 'id' | 'words' | 'wordsOf'> {
  readonly deletionOf: (ports: Ports, record: T) => WriteAction<Ready, Proof>
  readonly nameOf: (record: T) => string
  /** What else is to be known before a yes. @default nothing */
  readonly more?: (record: T) => ReactNode
  /** It is deleted, and the dialog is closed next. */
  readonly onDeleted?: (record: T) => void
  /** Where a deletion has an address: how that is answered. @default it has none */
  readonly address?: Omit<DeleteByAddressProps<T>, 'children'>
}

/** The deletion of one record of a page, asked for by `ask`, or by its address; the page shows `question`. */
export function useDeletion<T, Ready, Proof>(deletion: Deletion<T, Ready, Proof>) {
  const { id, words, wordsOf, deletionOf, nameOf, more, onDeleted, address } = deletion
  const ports = usePorts()
  const [asked, ask] = useState<T>()
  const dialogOf = (record: T | undefined, onClose: () => void) => (
    <DeleteDialog
      id={id}
      words={words}
      {...(wordsOf && { wordsOf })}
      deletion={record && deletionOf(ports, record)}
      name={record && nameOf(record)}
      onDeleted={() => record && onDeleted?.(record)}
      onClose={onClose}
    >
      {record && more?.(record)}
    </DeleteDialog>
  )
  const question = (
    <>
      {dialogOf(asked, () => ask(undefined))}
      {address && <DeleteByAddress {...address}>{dialogOf}</DeleteByAddress>}
    </>
  )
  return { ask: (record: T) => ask(() => record), question }
}
