import { createContext, type ReactNode, use, useCallback, useContext, useSyncExternalStore } from 'react'
import type { MessageArea, MessageKey } from './catalogueTypes.ts'
import type { Messages } from './createMessages.ts'
import type { MessageValues } from './interpolate.ts'

const MessagesContext = createContext<Messages | undefined>(undefined)

export interface MessagesProviderProps {
  /** The words of this page, from `createMessages`. */
  messages: Messages
  /** Everything that has words. */
  children: ReactNode
}

/** Hands the words to everything below. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** The words themselves: to switch the language or to load an area ahead. Throws outside a provider. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}

/** Turns a key of its area into words: `t('action.close')`, `t('state.rows', { count: 3 })`. */
export type Translate<A extends MessageArea> = (key: MessageKey<A>, values?: MessageValues) => string

/**
 * The words of one area, with typed keys. Renders again when the language changes. An area that is not loaded yet is
 * loaded now and suspends the component meanwhile; pages preload theirs with `loadArea`, so that this is rare.
 */
export function useText<A extends MessageArea>(area: A): Translate<A> {
  const messages = useMessages()
  const readVersion = () => messages.versionOf(area)
  const version = useSyncExternalStore(messages.subscribe, readVersion, readVersion)
  const awaited = awaitedOf(messages, area)
  if (awaited) use(awaited)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the words behind `messages`
  return useCallback((key, values) => messages.text(area, key, values), [messages, area, version])
}

const pending = new WeakMap<Messages, Map<string, Promise<void>>>()

/**
 * What this language's words were, or are, waited for; undefined: they were there before anybody asked. React's `use` needs the
 * same promise on each attempt of a suspended render, and once more when it is settled.
 */
function awaitedOf(messages: Messages, area: MessageArea): Promise<void> | undefined {
  const id = `${messages.language}/${area}`
  const all = pending.get(messages) ?? new Map<string, Promise<void>>()
  pending.set(messages, all)
  if (!all.has(id) && !messages.isLoaded(area)) {
    const promise = messages.loadArea(area)
    all.set(id, promise)
    // A failed chunk reaches the error boundary, whose retry must be able to ask again.
    promise.catch(() => all.delete(id))
  }
  return all.get(id)
}
