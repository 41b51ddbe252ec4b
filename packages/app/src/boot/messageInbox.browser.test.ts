import { afterEach, describe, expect, test } from 'vitest'
import { openInbox } from './messageInbox.ts'

/** A page that is as real as this one, and alone. */
function freshPage(): Window {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  if (!frame.contentWindow) throw new Error('A frame on the page has a window.')
  return frame.contentWindow
}

/** @param bubbles - as old shells send it: from the document up to the window */
const message = (data: string, bubbles = false) => new MessageEvent('message', { data, bubbles })

afterEach(() => document.body.replaceChildren())

describe('messages to the page', () => {
  test('those from before anybody listened come to the first listener, in order', () => {
    const page = freshPage()
    const inbox = openInbox(page)
    page.dispatchEvent(message('one'))
    page.document.dispatchEvent(message('two'))
    const heard: unknown[] = []
    inbox.listen(({ data }) => heard.push(data))
    page.dispatchEvent(message('three'))
    expect(heard).toEqual(['one', 'two', 'three'])
  })

  test('a message to the document that bubbles to the window is one message', () => {
    const page = freshPage()
    const inbox = openInbox(page)
    const heard: unknown[] = []
    inbox.listen(({ data }) => heard.push(data))
    page.document.dispatchEvent(message('once', true))
    page.dispatchEvent(message('again'))
    expect(heard).toEqual(['once', 'again'])
  })

  test('a flood before the page stands is not kept, and nobody hears after having stopped', () => {
    const page = freshPage()
    const inbox = openInbox(page)
    for (let i = 0; i < 100; i++) page.dispatchEvent(message(String(i)))
    const heard: unknown[] = []
    const stop = inbox.listen(({ data }) => heard.push(data))
    expect(heard).toHaveLength(20)
    stop()
    page.dispatchEvent(message('late'))
    expect(heard).toHaveLength(20)
  })
})
