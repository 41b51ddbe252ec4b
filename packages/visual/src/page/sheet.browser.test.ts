import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { holdResizes } from './freezeViewport.ts'
import { configure } from './pageSettings.ts'
import { closeSheet, cutCells, openSheet, whyLive } from './sheet.ts'

const THEMES = [
  { brand: 'a', scheme: 'light' },
  { brand: 'b', scheme: 'dark' },
] as const
const PICTURE = { width: 320, height: 200 }

const open = (): HTMLElement[] => {
  openSheet(THEMES, PICTURE, 2)
  return [...document.querySelectorAll<HTMLElement>('#visual-sheet > div')]
}
const story = (html: string): HTMLElement => {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}
const one = (cell: ParentNode | undefined, selector: string): HTMLElement => {
  const found = cell?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing is ${selector}.`)
  return found
}

beforeAll(() => configure({ attributes: { brand: 'data-brand', scheme: 'data-mode' } }))
afterEach(() => {
  closeSheet()
  document.body.replaceChildren()
})

test('an open popover stands in front of each cell, at its anchor there, and the original is not seen', () => {
  const root = story(`
    <style>.tip { position: fixed; inset: auto; margin: 0; position-area: block-end }</style>
    <button style="margin: 40px 100px; anchor-name: --tip">Save</button>
    <span class="tip" popover="manual" style="position-anchor: --tip">Why not</span>`)
  const original = one(root, '.tip')
  original.showPopover()
  expect(whyLive()).toBe('')
  const cells = open()
  expect(cells).toHaveLength(2)
  for (const cell of cells) {
    const [tip, button] = [
      one(cell, '.tip').getBoundingClientRect(),
      one(cell, 'button').getBoundingClientRect(),
    ]
    expect(tip.width).toBeGreaterThan(0)
    expect(tip.top).toBeCloseTo(button.bottom, 0)
    expect(Math.abs(tip.left + tip.width / 2 - button.left - button.width / 2)).toBeLessThan(1)
  }
  expect(getComputedStyle(original).opacity).toBe('0')
  closeSheet()
  expect(getComputedStyle(original).opacity).toBe('1')
})

test('a popover that is not open is not shown in a copy', () => {
  story('<span class="tip" popover="manual">Why not</span>')
  for (const cell of open()) expect(one(cell, '.tip').getBoundingClientRect().width).toBe(0)
})

test('a story that measures itself is not told of the sheet’s window', async () => {
  const root = story('<div></div>')
  const widths: number[] = []
  const observer = new ResizeObserver(([entry]) => widths.push(entry?.contentRect.width ?? 0))
  observer.observe(root)
  let resizes = 0
  holdResizes()
  const count = () => resizes++
  addEventListener('resize', count)
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))
  await frames()
  const own = innerWidth
  try {
    open()
    await page.viewport(own + 400, innerHeight)
    await frames()
    expect(innerWidth).toBe(own + 400)
    await page.viewport(own, innerHeight)
    await frames()
    closeSheet()
    await frames()
    expect(widths).toHaveLength(1)
    expect(resizes).toBe(0)
    await page.viewport(own + 400, innerHeight)
    await expect.poll(() => resizes).toBe(1)
  } finally {
    await page.viewport(own, innerHeight)
    observer.disconnect()
    removeEventListener('resize', count)
  }
})

test('what is scrolled is scrolled in each copy', () => {
  const root = story(
    '<div class="box" style="inline-size: 100px; overflow: auto"><p style="inline-size: 400px">…</p></div>',
  )
  one(root, '.box').scrollLeft = 120
  expect(whyLive()).toBe('')
  for (const cell of open()) expect(one(cell, '.box').scrollLeft).toBe(120)
})

test('a cell that does not hold what is to be seen is named; what scrolls, and words for screen readers, are not', () => {
  story(`
    <style>[data-brand='b'] .tall { block-size: 400px }</style>
    <div style="block-size: 50px; overflow: auto; position: relative"><p style="block-size: 900px">…</p></div>
    <span style="position: absolute; inset-block-start: 900px; inline-size: 1px; block-size: 1px">…</span>
    <div class="tall">…</div>`)
  open()
  expect(cutCells()).toEqual([1])
})

test('the edge of round corners around what scrolls is put together in its own cell, wherever that stands', () => {
  const inner = '<div style="block-size: 50px; overflow: auto"><p style="block-size: 900px">…</p></div>'
  const surfaces = () => open().map((cell) => getComputedStyle(cell).filter)
  story(inner)
  expect(surfaces()).toEqual(['none', 'none'])
  closeSheet()
  story(`<div style="overflow: clip; border-radius: 8px">${inner}</div>`)
  expect(surfaces()).toEqual(['brightness(1)', 'brightness(1)'])
})

test('a modal dialog of the browser and embedded pages are shown themselves', () => {
  const root = story('<dialog>Sure?</dialog>')
  const dialog = root.querySelector('dialog')
  dialog?.showModal()
  expect(whyLive()).toBe('top layer')
  dialog?.close()
  story('<iframe></iframe>')
  expect(whyLive()).toBe('embedded content')
})

test('values, ticks and choices come along, and radios of one name stay in their copy', () => {
  const root = story(`
    <input class="text"><input type="checkbox" class="tick">
    <input type="radio" name="r" value="1"><input type="radio" name="r" value="2" class="second">`)
  const text = root.querySelector<HTMLInputElement>('.text')
  if (text) text.value = 'typed'
  one(root, '.tick').click()
  one(root, '.second').click()
  for (const cell of open()) {
    expect(cell.querySelector<HTMLInputElement>('.text')?.value).toBe('typed')
    expect(cell.querySelector<HTMLInputElement>('.tick')?.checked).toBe(true)
    expect(cell.querySelector<HTMLInputElement>('.second')?.checked).toBe(true)
  }
})

test('a story holds controls in states that only a mouse or a keyboard gives: each cell draws them, and nothing else', () => {
  story(`
    <style>i { color: rgb(1, 1, 1) } i:hover { color: rgb(2, 2, 2) } i:hover:active { color: rgb(3, 3, 3) }</style>
    <i>rest</i> <i data-hold="hover">hover</i> <i data-hold="hover active">pressed</i>`)
  for (const cell of open())
    expect([...cell.querySelectorAll('i')].map((each) => getComputedStyle(each).color)).toEqual([
      'rgb(1, 1, 1)',
      'rgb(2, 2, 2)',
      'rgb(3, 3, 3)',
    ])
})
