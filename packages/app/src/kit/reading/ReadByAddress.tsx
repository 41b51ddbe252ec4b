import { useText } from '@corrente/ui/messages'
import { Button, Dialog } from '@corrente/ui/primitives'
import type { ReactNode } from 'react'
import type { Query } from '../../gateways/index.ts'
import { useLoadable } from './useLoadable.ts'

export interface ReadByAddressProps<T> {
  /** Reads the thing that an address names; keep it. */
  readonly query: Query<T>
  /** Why it cannot be shown, and the way on. */
  readonly words: Readonly<Record<'notFound' | 'notPermitted' | 'unreachable' | 'toList', string>>
  readonly onClose: () => void
  /** What is asked once it is here. */
  readonly children: (data: T) => ReactNode
}

/** A question about the thing that an address names: it is read by its id first (decisions: Permissions). */
export function ReadByAddress<T>({ query, words, onClose, children }: ReadByAddressProps<T>) {
  const common = useText('common')
  const { data, state, isRetrying, retry } = useLoadable(query)
  if (data !== undefined) return children(data)
  if (state === 'loading') return null
  // 404 alone says that it is not there: behind an outage it may well be (decisions: Screens).
  const isOutage = state !== 'notFound' && state !== 'notPermitted'
  return (
    <Dialog
      isOpen
      size="small"
      title={words[isOutage ? 'unreachable' : state]}
      onClose={onClose}
      footer={
        <>
          {isOutage && (
            <Button isBusy={isRetrying} onClick={retry}>
              {common('action.retry')}
            </Button>
          )}
          <Button tone="brand" onClick={onClose}>
            {words.toList}
          </Button>
        </>
      }
    />
  )
}
