import { expect, onTestFinished, test } from 'vitest'
import { renderWithProviders } from '../testing/index.ts'
import { Layer, LayerHost } from './LayerHost.tsx'

test('an overlay stands in the nearest host and keeps its tenant; two tenants stand side by side', () => {
  const { unmount } = renderWithProviders(
    <div data-tenant="move" data-scheme="dark">
      <LayerHost>
        <Layer>
          <p id="inner">dentro</p>
        </Layer>
      </LayerHost>
    </div>,
    { scheme: 'light' },
  )
  onTestFinished(unmount)
  const overlay = document.getElementById('inner')
  expect(overlay?.closest('[data-scheme]')?.getAttribute('data-scheme')).toBe('dark')
  expect(overlay?.parentElement).not.toBe(document.body)
  const colour = (element: Element | null | undefined): string =>
    element ? getComputedStyle(element).getPropertyValue('--bg-page') : ''
  expect(colour(overlay)).not.toBe('')
  expect(colour(overlay)).not.toBe(colour(document.documentElement))
})
