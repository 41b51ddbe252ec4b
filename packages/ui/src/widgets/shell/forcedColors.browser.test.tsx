import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { Bars, LineChart } from '../../charts/index.ts'
import { Checkbox, Switch } from '../../forms/index.ts'
import { Button, StatusMark } from '../../primitives/index.ts'
import { renderWithProviders } from '../../testing/index.ts'
import { NAV_GROUNDS } from './Nav/NavLink.tsx'
import { NavList } from './Nav/NavList.tsx'
import { allItems } from './storyItems.ts'

/** What the session can do in Chromium, whose types do not come with it. */
interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    options: { features: readonly { name: string; value: string }[] },
  ): Promise<unknown>
}
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })
beforeAll(() => force('active'))
afterAll(() => force('none'))

const show = async (node: ReactNode) => {
  const rendered = renderWithProviders(node)
  onTestFinished(rendered.unmount)
  // A drawing waits to be measured.
  await new Promise((done) => setTimeout(done, 50))
  return rendered.container
}
const find = (container: HTMLElement, selector: string): Element => {
  const found = container.querySelector(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}
/** A system colour, as the browser computes it. */
const system = (name: string): string => {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
const styleOf = (container: HTMLElement, selector: string) => getComputedStyle(find(container, selector))

test('the system’s colours differ from each other, so that what follows shows something', () => {
  const all = ['Canvas', 'CanvasText', 'GrayText', 'Highlight'].map(system)
  expect(new Set(all).size).toBe(all.length)
})

test('charts are drawn in the colour of text, their textures and dots in that of the ground', async () => {
  const [first, second] = theme.chart.series
  const container = await show(
    <>
      <Bars
        title="Energia"
        blockSize={200}
        categories={[{ key: 'a', label: 'seg' }]}
        series={[
          { key: 'a', label: 'A', color: first, values: [3] },
          { key: 'b', label: 'B', color: second, values: [2] },
        ]}
        format={String}
        formatTick={String}
      />
      <LineChart
        title="Potência"
        blockSize={200}
        series={[
          {
            key: 'c',
            label: 'C',
            color: first,
            points: [
              { t: 0, v: 1 },
              { t: 1, v: 2 },
            ],
          },
        ]}
        format={String}
        formatTick={String}
        formatMoment={String}
        formatMomentTick={String}
      />
    </>,
  )
  expect(styleOf(container, '[data-bar="a"] path').fill).toBe(system('CanvasText'))
  expect(styleOf(container, '[data-bar="b"] path').fill).toBe(system('CanvasText'))
  expect(styleOf(container, 'pattern path').stroke).toBe(system('Canvas'))
  expect(styleOf(container, '.visx-linepath').stroke).toBe(system('CanvasText'))
  expect(styleOf(container, 'circle').fill).toBe(system('Canvas'))
})

test('what is off is grey, what is on is not', async () => {
  const container = await show(
    <>
      <Button id="on">Salvar</Button>
      <Button id="off" disabledReason="Falta o nome">
        Salvar
      </Button>
      <Checkbox label="Avisar" isChecked onChange={() => undefined} disabledReason="Sem permissão" />
      <Switch label="Ativa" isOn onChange={() => undefined} disabledReason="Sem permissão" />
    </>,
  )
  const off = system('GrayText')
  expect(styleOf(container, '#on').color).not.toBe(off)
  expect(styleOf(container, '#off').color).toBe(off)
  for (const label of container.querySelectorAll('label')) expect(getComputedStyle(label).color).toBe(off)
  expect(container.querySelectorAll('label')).toHaveLength(2)
})

test.each(NAV_GROUNDS)(
  'the current page of the menu is marked, with and without the focus: %s',
  async (ground) => {
    const container = await show(<NavList items={allItems.slice(0, 2)} current="home" ground={ground} />)
    const current = styleOf(container, '[aria-current="page"]')
    expect(current.backgroundColor).toBe(system('Highlight'))
    expect(current.color).toBe(system('HighlightText'))
    expect(styleOf(container, 'a:not([aria-current])').backgroundColor).not.toBe(system('Highlight'))
    await userEvent.tab()
    expect(document.activeElement).toBe(find(container, '[aria-current="page"]'))
    expect(current.outlineStyle).toBe('solid')
    expect(current.outlineColor).toBe(system('HighlightText'))
  },
)

test('the focus has a ring, and a status its shape', async () => {
  const container = await show(
    <>
      <Button id="on">Salvar</Button>
      <StatusMark status="busy" label="Ocupada" />
    </>,
  )
  await userEvent.tab()
  expect(styleOf(container, '#on').outline).toContain(system('Highlight'))
  expect(styleOf(container, 'svg').fill).toBe(system('CanvasText'))
})
