import type { CardMessage } from '../ports/index.ts'

/** Most messages that wait for a listener: a flood before the page stands is not kept. */
const WAITING_MAX = 20

/** Messages to this page, those from before anybody listened included. */
export interface MessageInbox {
  readonly listen: (listener: (message: CardMessage) => void) => () => void
}

/**
 * Hears messages from now on: a mobile app sends when the document is loaded, before the page in it stands. Android's
 * shell sends to the document, all others to the window.
 */
export function openInbox(page: Window): MessageInbox {
  let waiting: CardMessage[] = []
  let told: ((message: CardMessage) => void) | undefined
  // An event that a shell lets bubble comes to the document and then to the window: it is one message.
  const taken = new WeakSet<Event>()
  const take = (event: Event) => {
    if (!(event instanceof MessageEvent) || taken.has(event)) return
    taken.add(event)
    const { data, origin, source } = event
    const message: CardMessage = {
      data,
      origin,
      answer: (text, to) => {
        if (source && 'closed' in source) source.postMessage(text, to)
      },
    }
    if (told) told(message)
    else if (waiting.length < WAITING_MAX) waiting.push(message)
  }
  page.addEventListener('message', take)
  page.document.addEventListener('message', take)
  return {
    listen: (listener) => {
      told = listener
      const kept = waiting
      waiting = []
      for (const message of kept) listener(message)
      return () => {
        if (told === listener) told = undefined
      }
    },
  }
}
