import { manyPrivateUsers } from '@corrente/domain/fixtures'
import type { BoundUser } from '@corrente/domain/stations'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as picking from '../../../forms/picking/rows.ts'
import { type Rendered, renderWithProviders } from '../../../testing/index.ts'
import { AccessList } from './AccessList.tsx'

// The index and its search are still themselves, and count how often they pass over everybody.
vi.mock('../../../forms/picking/rows.ts', { spy: true })

const EVERYBODY = manyPrivateUsers(40_000)
const NOBODY: readonly BoundUser[] = []
const CPF = { kind: 'idle' } as const
const nothing = () => undefined

function People() {
  const [people, setPeople] = useState(NOBODY)
  return (
    <AccessList
      people={people}
      users={EVERYBODY}
      usersState="ready"
      onChange={setPeople}
      onRetry={nothing}
      canSearchCpf={false}
      cpf={CPF}
      onSearchCpf={nothing}
    />
  )
}

let shown: Rendered | undefined
afterEach(() => shown?.unmount())

test('AST-020 40,000 people: each key passes over them at most once, and reads none of them anew', async () => {
  shown = renderWithProviders(<People />)
  document.querySelector<HTMLElement>('[role="combobox"]')?.click()
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('search')
  const { findRows, rowsOf } = picking
  vi.mocked(findRows).mockClear()
  vi.mocked(rowsOf).mockClear()
  const keys = 'pessoa.39999@'
  await userEvent.keyboard(keys)
  await expect.poll(() => document.body.textContent).toContain('Pessoa 39999')
  expect(vi.mocked(findRows).mock.calls.length).toBeGreaterThan(0)
  expect(vi.mocked(findRows).mock.calls.length).toBeLessThanOrEqual(keys.length)
  expect(rowsOf).not.toHaveBeenCalled()
})
