import { type ReactNode, useState } from 'react'
import { type Ports, usePorts } from '../../ports/index.ts'
import type { WriteAction } from '../writes/index.ts'
import { DeleteByAddress, type DeleteByAddressProps } from './DeleteByAddress.tsx'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx'

/** How the records of a list are deleted. */
export interface Deletion<T, Ready, Proof> extends Pick<DeleteDialogProps<Ready, Proof>, 'id' | 'words'> {
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
  const { id, words, deletionOf, nameOf, more, onDeleted, address } = deletion
  const ports = usePorts()
  const [asked, ask] = useState<T>()
  const dialogOf = (record: T | undefined, onClose: () => void) => (
    <DeleteDialog
      id={id}
      words={words}
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
