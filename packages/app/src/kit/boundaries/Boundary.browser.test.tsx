import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Boundary } from './Boundary.tsx'

let isBroken = true
function Panel() {
  if (isBroken) throw new Error('broken panel')
  return <p>panel</p>
}

function mount(resetKey = 'a') {
  const place = document.createElement('div')
  document.body.append(place)
  const failures: unknown[] = []
  const root = createRoot(place, { onCaughtError: () => undefined })
  const render = (key: string) =>
    flushSync(() =>
      root.render(
        <>
          <p>neighbour</p>
          <Boundary
            resetKey={key}
            onFailure={(error) => failures.push(error)}
            fallback={(retry) => (
              <button type="button" onClick={retry}>
                retry
              </button>
            )}
          >
            <Panel />
          </Boundary>
        </>,
      ),
    )
  render(resetKey)
  return { place, failures, render }
}

test('R12 a panel that throws leaves its neighbours, is reported once and can be tried again', async () => {
  isBroken = true
  const { place, failures } = mount()
  expect(place.textContent).toBe('neighbourretry')
  expect(failures).toHaveLength(1)
  isBroken = false
  place.querySelector('button')?.click()
  await expect.poll(() => place.textContent).toBe('neighbourpanel')
})

test('R12 going to another page starts anew', () => {
  isBroken = true
  const { place, render } = mount('/a')
  expect(place.textContent).toContain('retry')
  isBroken = false
  render('/b')
  expect(place.textContent).toBe('neighbourpanel')
})
