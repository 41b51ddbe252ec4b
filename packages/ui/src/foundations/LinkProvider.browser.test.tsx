import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rendered, renderWithProviders } from '../testing/index.ts'
import { useLink } from './LinkProvider.tsx'

function Links() {
  const link = useLink()
  return (
    <>
      <a id="plain" {...link('/stations')}>
        Estações
      </a>
      <a id="tab" {...link('/alerts')} target="_blank">
        Alertas
      </a>
    </>
  )
}

const follow = vi.fn()
const stay = (event: Event): void => event.preventDefault()
let shown: Rendered | undefined
beforeEach(() => {
  follow.mockClear()
  // What the product does not take, the browser would follow; here it stays.
  window.addEventListener('click', stay)
  shown = renderWithProviders(<Links />, { follow })
})
afterEach(() => {
  window.removeEventListener('click', stay)
  shown?.unmount()
})

const click = (id: string, init: MouseEventInit = {}): void => {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}

test('a plain click is followed by the product', () => {
  click('plain')
  expect(follow).toHaveBeenCalledExactlyOnceWith('/stations')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (init) => {
    click('plain', init)
    expect(follow).not.toHaveBeenCalled()
  },
)

test('a link to another tab is the browser’s', () => {
  click('tab')
  expect(follow).not.toHaveBeenCalled()
})
