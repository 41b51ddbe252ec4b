import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Rendered, renderWithProviders } from '../../testing/index.ts'
import { Accordion } from './Accordion.tsx'

let rendered: Rendered | undefined
afterEach(() => rendered?.unmount())

const items = ['1', '2', '3'].map((key) => ({ key, title: `Conector ${key}`, content: `Preço ${key}` }))
const openOnes = () => [...document.querySelectorAll('details')].map(({ open }) => open)

test('keys open and close a section; on its own, or alone among all', async () => {
  rendered = renderWithProviders(<Accordion items={items} initialKey="1" />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(openOnes()).toEqual([true, true, false])
  await userEvent.keyboard(' ')
  expect(openOnes()).toEqual([true, false, false])
  rendered.rerender(<Accordion items={items} initialKey="1" isExclusive />)
  await userEvent.keyboard('{Enter}')
  expect(openOnes()).toEqual([false, true, false])
})

test('what a person has opened stays open when the page renders again', async () => {
  rendered = renderWithProviders(<Accordion items={items} />)
  await userEvent.click(document.querySelectorAll('summary')[2] ?? document.body)
  rendered.rerender(<Accordion items={items.map((item) => ({ ...item, note: 'novo' }))} />)
  expect(openOnes()).toEqual([false, false, true])
})
