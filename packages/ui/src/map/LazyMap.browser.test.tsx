import { expect, test } from 'vitest'
import { late } from '../foundations/index.ts'
import { renderWithProviders } from '../testing/index.ts'
import { LazyMap } from './LazyMap.tsx'

test('before its code has come it is land, water and grid', () => {
  const Never = late(() => new Promise<() => null>(() => undefined))
  const { container, unmount } = renderWithProviders(
    <div style={{ inlineSize: 900, blockSize: 500 }}>
      <LazyMap lostDetail="Detail">
        <Never />
      </LazyMap>
    </div>,
  )
  const ground = container.querySelector<HTMLElement>('[data-map=loading]') ?? document.body
  expect(getComputedStyle(ground).backgroundImage.match(/gradient/g)).toHaveLength(2)
  expect([ground.offsetWidth, ground.offsetHeight]).toEqual([900, 500])
  unmount()
})
