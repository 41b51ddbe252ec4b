import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { readyLazy } from './readyLazy.ts'

const Hello = ({ name }: { readonly name: string }) => createElement('p', null, `Hello ${name}`)

function shown(content: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(content))
  return place
}

test('what is there already is shown by the first render', async () => {
  const load = vi.fn(async () => Hello)
  const { component, preload } = readyLazy<{ readonly name: string }>(load)
  await preload()
  expect(shown(createElement(component, { name: 'Ana' })).textContent).toBe('Hello Ana')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is not there comes later, and a failed load is asked for again', async () => {
  let isDown = true
  const { component, preload } = readyLazy<{ readonly name: string }>(async () => {
    if (isDown) throw new Error('offline')
    return Hello
  })
  await expect(preload()).rejects.toThrow('offline')
  isDown = false
  const place = shown(createElement(component, { name: 'Bia' }))
  await vi.waitFor(() => expect(place.textContent).toBe('Hello Bia'))
})
