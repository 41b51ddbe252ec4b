import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppShell } from '../../../layout/index.ts'
import { type Rendered, renderWithProviders } from '../../../testing/index.ts'
import { Header } from '../Header/Header.tsx'
import { allItems } from '../storyItems.ts'
import { Sidebar } from './Sidebar.tsx'

let rendered: Rendered | undefined

afterEach(() => {
  rendered?.unmount()
  rendered = undefined
})

async function show(width: number, isPinned = false) {
  await page.viewport(width, 800)
  rendered = renderWithProviders(
    <AppShell
      header={<Header logoSrc="data:," tenantName="Move" homeHref="/" onOpenMenu={() => undefined} />}
      sidebar={<Sidebar items={allItems} current="home" isPinned={isPinned} onPin={vi.fn()} />}
    >
      <p>conteúdo</p>
    </AppShell>,
  )
  const { container } = rendered
  const get = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`nothing matches ${selector}`)
    return found
  }
  return { bar: get('nav'), main: get('main'), menuButton: get('header button') }
}

/** A busy machine draws few frames, and the bar's width moves by frames. */
const IN_TIME = { timeout: 5000 }

const widthOf = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().width)

test('SHL-009 SHL-010 the sidebar grows from 80 to 240 px under the pointer and moves nothing', async () => {
  const { bar, main } = await show(1280)
  expect(widthOf(bar)).toBe(80)
  const before = main.getBoundingClientRect().left
  await userEvent.hover(bar)
  await vi.waitFor(() => expect(widthOf(bar)).toBe(240), IN_TIME)
  expect(main.getBoundingClientRect().left).toBe(before)
  await userEvent.unhover(bar)
  await vi.waitFor(() => expect(widthOf(bar)).toBe(80), IN_TIME)
})

test('SHL-010 pinned, the sidebar stays open and the page leaves room for it', async () => {
  const { bar, main } = await show(1280, true)
  expect(widthOf(bar)).toBe(240)
  expect(main.getBoundingClientRect().left).toBe(240)
  await userEvent.keyboard('{Escape}')
  expect(widthOf(bar)).toBe(240)
})

test('SHL-010 Escape folds the sidebar that the pointer opened, until the pointer has left', async () => {
  const { bar } = await show(1280)
  await userEvent.hover(bar)
  await vi.waitFor(() => expect(widthOf(bar)).toBe(240), IN_TIME)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(widthOf(bar)).toBe(80), IN_TIME)
})

test('SHL-008 from 1025 px the sidebar shows, below that the menu button', async () => {
  const wide = await show(1025)
  expect(wide.bar.checkVisibility()).toBe(true)
  expect(wide.menuButton.checkVisibility()).toBe(false)
  rendered?.unmount()
  const narrow = await show(1024)
  expect(narrow.bar.checkVisibility()).toBe(false)
  expect(narrow.menuButton.checkVisibility()).toBe(true)
})

test('no page scrolls sideways at 360 px', async () => {
  await show(360)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
