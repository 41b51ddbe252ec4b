import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '../testing/index.ts'
import { createMessages, type Messages } from './createMessages.ts'
import { MessagesProvider, useText } from './MessagesProvider.tsx'

function Close() {
  const t = useText('common')
  return <button type="button">{t('action.close')}</button>
}

let root: Root
let box: HTMLElement
beforeEach(() => {
  box = document.createElement('div')
  document.body.append(box)
  root = createRoot(box)
})
afterEach(() => {
  root.unmount()
  box.remove()
})

const show = (messages: Messages): void =>
  flushSync(() =>
    root.render(
      <MessagesProvider messages={messages}>
        <Suspense fallback="…">
          <Close />
        </Suspense>
      </MessagesProvider>,
    ),
  )

test('an area that is not there yet is fetched and shown when it comes', async () => {
  show(createMessages({ language: 'pt-BR', load: async (...asked) => catalogueOf(...asked) }))
  expect(box.textContent).toBe('…')
  await vi.waitFor(() => expect(box.textContent).toBe('Fechar'))
})

test('words of another area that come later draw nothing again', async () => {
  const messages = createMessages({ language: 'pt-BR', load: catalogueOf })
  await messages.loadArea('common')
  const drawn = vi.spyOn(messages, 'text')
  show(messages)
  drawn.mockClear()
  flushSync(() => void messages.loadArea('users'))
  await messages.loadArea('users')
  expect(messages.isLoaded('users')).toBe(true)
  flushSync(() => undefined)
  expect(drawn).not.toHaveBeenCalled()
})

test('words change in place with the language', async () => {
  const messages = createMessages({ language: 'pt-BR', load: catalogueOf })
  await messages.loadArea('common')
  show(messages)
  const button = box.querySelector('button')
  expect(button?.textContent).toBe('Fechar')
  await messages.setLanguage('es-CO')
  await vi.waitFor(() => expect(button?.textContent).toBe('Cerrar'))
  expect(box.querySelector('button')).toBe(button)
})

test('the bundled catalogues load by chunk', async () => {
  const messages = createMessages({ language: 'en' })
  await messages.loadArea('common')
  expect(messages.text('common', 'action.close')).toBe('Close')
})
