import { useText } from '@corrente/ui/messages'
import { Button, Dialog } from '@corrente/ui/primitives'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Query } from '../../gateways/index.ts'
import { useLoadable } from '../reading/index.ts'

/** Why what an address names cannot be shown, and the way on. */
type AddressWord = 'notFound' | 'notPermitted' | 'unreachable' | 'toList'

/** These words of a catalogue, which stand under `record` and `delete`. */
const addressWords = (
  t: (key: 'record.notFound' | `delete.${Exclude<AddressWord, 'notFound'>}`) => string,
): Readonly<Record<AddressWord, string>> => ({
  notFound: t('record.notFound'),
  notPermitted: t('delete.notPermitted'),
  unreachable: t('delete.unreachable'),
  toList: t('delete.toList'),
})

export interface DeleteByAddressProps<T> {
  /** Reads one by its id. */
  readonly queryOf: (id: string) => Query<T>
  /** Its catalogue. */
  readonly words: Parameters<typeof addressWords>[0]
  /** The list that it leads back to. */
  readonly listPath: string
  /** The question, once it is here. */
  readonly children: (data: T, onClose: () => void) => ReactNode
}

/** The deletion that an address asks for: the record is read by its id first (decisions: Permissions), and nothing happens without a yes. */
export function DeleteByAddress<T>({ listPath, ...props }: DeleteByAddressProps<T>) {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  if (id === undefined) return null
  return <Asked key={id} id={id} onClose={() => void navigate({ to: listPath, replace: true })} {...props} />
}

interface AskedProps<T> extends Omit<DeleteByAddressProps<T>, 'listPath'> {
  readonly id: string
  readonly onClose: () => void
}

function Asked<T>({ id, queryOf, words, onClose, children }: AskedProps<T>) {
  const common = useText('common')
  const query = useMemo(() => queryOf(id), [queryOf, id])
  const { data, state, isRetrying, retry } = useLoadable(query)
  if (data !== undefined) return children(data, onClose)
  if (state === 'loading') return null
  // 404 alone says that it is not there: behind an outage it may well be (decisions: Screens).
  const isOutage = state !== 'notFound' && state !== 'notPermitted'
  const said = addressWords(words)
  return (
    <Dialog
      isOpen
      size="small"
      title={said[isOutage ? 'unreachable' : state]}
      onClose={onClose}
      footer={
        <>
          {isOutage && (
            <Button isBusy={isRetrying} onClick={retry}>
              {common('action.retry')}
            </Button>
          )}
          <Button tone="brand" onClick={onClose}>
            {said.toList}
          </Button>
        </>
      }
    />
  )
}
