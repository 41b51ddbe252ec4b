import { Component, createElement, type ReactNode, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { forgetLost, late } from './late.ts'

const Hello = ({ name }: { readonly name: string }) => createElement('p', null, `Hello ${name}`)

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override componentDidCatch() {
    forgetLost()
  }
  override render() {
    const retry = () => this.setState({ hasFailed: false })
    return this.state.hasFailed ? (
      <button type="button" onClick={retry}>
        retry
      </button>
    ) : (
      this.props.children
    )
  }
}

function shown(content: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place, { onCaughtError: () => undefined })
  flushSync(() =>
    root.render(
      <Boundary>
        <Suspense fallback="waiting">{content}</Suspense>
      </Boundary>,
    ),
  )
  return place
}

test('what is there already is shown by the first render', async () => {
  const load = vi.fn(async () => Hello)
  const Greeting = late(load)
  await Greeting.preload()
  expect(shown(<Greeting name="Ana" />).textContent).toBe('Hello Ana')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is not there is waited for', async () => {
  const Greeting = late(async () => Hello)
  const place = shown(<Greeting name="Bia" />)
  expect(place.textContent).toBe('waiting')
  await expect.poll(() => place.textContent).toBe('Hello Bia')
})

test('what did not come is thrown, once asked for, and comes by the retry', async () => {
  let isDown = true
  const load = vi.fn(async () => {
    if (isDown) throw new Error('offline')
    return Hello
  })
  const Greeting = late(load)
  const place = shown(<Greeting name="Caio" />)
  await expect.poll(() => place.textContent).toBe('retry')
  expect(load).toHaveBeenCalledTimes(1)
  place.querySelector('button')?.click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.poll(() => place.textContent).toBe('retry')
  isDown = false
  place.querySelector('button')?.click()
  await expect.poll(() => place.textContent).toBe('Hello Caio')
})

test('a preload that fails is no unhandled rejection, and the mount fetches again', async () => {
  let isDown = true
  const Greeting = late(async () => {
    if (isDown) throw new Error('offline')
    return Hello
  })
  await expect(Greeting.preload()).resolves.toBeUndefined()
  isDown = false
  const place = shown(<Greeting name="Duda" />)
  await expect.poll(() => place.textContent).toBe('Hello Duda')
})
