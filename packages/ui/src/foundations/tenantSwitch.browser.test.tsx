/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/tenants.css'
import { TENANT_IDS } from 'virtual:corrente/tenants'
import { SCHEMES } from '@corrente/themes'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { Button, Card, StatusMark } from '../primitives/index.ts'
import { type Rendered, renderWithProviders } from '../testing/index.ts'

let shown: Rendered | undefined
const root = document.documentElement
const before = { tenant: root.dataset.tenant, scheme: root.dataset.scheme }
afterEach(() => {
  shown?.unmount()
  Object.assign(root.dataset, before)
})

let again = (): void => undefined

function Page() {
  const [count, setCount] = useState(0)
  again = () => setCount((value) => value + 1)
  return (
    <Card>
      <Button tone="brand">Salvar {count}</Button>
      <StatusMark status="available" label="Disponível" />
    </Card>
  )
}

test('THM-005 switching the tenant or the scheme paints every component anew and renders none', () => {
  shown = renderWithProviders(<Page />)
  const button = document.querySelector('button')
  // The colour itself, not the way to it.
  if (button) button.style.transition = 'none'
  const writes = new MutationObserver(() => undefined)
  writes.observe(shown.container, { subtree: true, childList: true, attributes: true, characterData: true })
  const colours = new Set<string>()
  for (const tenant of TENANT_IDS)
    for (const scheme of SCHEMES) {
      root.dataset.tenant = tenant
      root.dataset.scheme = scheme
      if (button) colours.add(getComputedStyle(button).backgroundColor)
    }
  expect(writes.takeRecords(), 'no component wrote anything').toEqual([])
  expect(colours.size, 'each brand painted its own colour').toBeGreaterThan(TENANT_IDS.length)
  flushSync(again)
  expect(writes.takeRecords(), 'what a render writes is seen').not.toEqual([])
})
