import { TOKEN_NAMES, theme } from '@corrente/themes'
import { expect, test } from 'vitest'
import { handlePaths } from './handlePaths.ts'

test('the handle has a place for every token of the contract', () => {
  const paths = handlePaths(theme)
  expect(TOKEN_NAMES.filter((name) => !paths.has(`var(--${name})`))).toEqual([])
  expect(paths.get('var(--brand-bg-hover)')).toBe('theme.brand.bgHover')
  expect(paths.get('var(--chart-2)')).toBe('theme.chart.series[1]')
})
