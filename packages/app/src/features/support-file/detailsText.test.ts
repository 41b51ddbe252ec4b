import { expect, test } from 'vitest'
import { createRing } from '../../gateways/index.ts'
import type { Ports } from '../../ports/index.ts'
import { detailsText } from './detailsText.ts'

const textOf = (failures: ReturnType<Ports['report']['failures']>) =>
  detailsText({
    build: { version: '0.1.0 (1a2b3c4d)' } as Ports['build'],
    report: { failures: () => failures } as Ports['report'],
    ring: createRing(),
  })

test('the details name the version, kind and place of a failure, never its words', () => {
  expect(textOf([])).toBe('Corrente 0.1.0 (1a2b3c4d)')
  const text = textOf([
    { at: 0, where: 'page', error: new TypeError('ana@example.com is not a function') },
    { at: 0, where: 'page', error: 'ana@example.com' },
  ])
  expect(text).toMatch(
    /^Corrente 0\.1\.0 \(1a2b3c4d\)\n\n1970\S+ page TypeError detailsText\.test\.ts:\d+:\d+\n\S+ page string$/,
  )
})
