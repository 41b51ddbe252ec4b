import { createRandom } from '@corrente/domain/fixtures'
import { theme } from '@corrente/themes'
import { expect, fireEvent, userEvent, within } from 'storybook/test'

export const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
export const recharges = (value: number) => `${number.format(value)} recargas`
export const colors = theme.chart.series

/** Whole numbers that are the same in every run. */
export const amounts = (seed: string, size: number, most = 120): number[] => {
  const random = createRandom(seed)
  return Array.from({ length: size }, () => random.int(0, most))
}

/**
 * Walks along a chart. Simulated arrows do not move a native range, so its value is set; the browser tests press real
 * keys. @returns the chart's one tab stop
 */
export async function walkChart(
  canvasElement: HTMLElement,
  steps: readonly (readonly [index: number, said: string | RegExp])[],
): Promise<HTMLElement> {
  const cursor = within(canvasElement).getByRole('slider', { name: /^Percorrer / })
  await userEvent.tab()
  await expect(cursor).toHaveFocus()
  for (const [index, said] of steps) {
    fireEvent.change(cursor, { target: { value: String(index) } })
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(said))
    await expect(canvasElement.querySelector('[data-chart-bubble]')).toBeVisible()
  }
  await userEvent.keyboard('{Escape}')
  await expect(canvasElement.querySelector('[data-chart-bubble]')).toBeNull()
  await expect(cursor).toHaveFocus()
  return cursor
}
