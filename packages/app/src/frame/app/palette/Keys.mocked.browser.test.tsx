import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPages } from '../../../kit/testing/openPages.tsx'
import type { CommandCenterProps } from './CommandCenter.tsx'
import { Keys } from './Keys.tsx'

/** What the palette, whose code is held back here, was given. */
const given = vi.hoisted((): { early?: CommandCenterProps['early'] } => ({}))
vi.mock('./CommandCenter.tsx', () => ({
  CommandCenter: ({ early }: CommandCenterProps) => {
    given.early = early
    return null
  },
}))

const onPageKey = vi.fn()
const PageWithKeys = () => (
  <>
    <section
      aria-label="page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a page takes keys where its own part has the focus
      tabIndex={0}
      onKeyDown={({ key }) => onPageKey(key)}
    />
    <Keys signOut={() => undefined} />
  </>
)

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

test('letters for a palette on its way are none of the page’s, wherever the focus went meanwhile', async () => {
  const opened = await openPages({ '/log': PageWithKeys }, '/log')
  close = opened.close
  const page = opened.container.querySelector('section')
  page?.focus()
  await userEvent.keyboard('r')
  expect(onPageKey.mock.calls).toEqual([['r']])
  await userEvent.keyboard('{Control>}k{/Control}')
  // A dialog that closed just before gives the focus back only now.
  page?.focus()
  onPageKey.mockClear()
  await userEvent.keyboard('errors')
  expect(onPageKey).not.toHaveBeenCalled()
  await expect.poll(() => given.early?.current.typed).toBe('errors')
})
