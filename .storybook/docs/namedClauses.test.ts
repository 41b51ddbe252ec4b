import { expect, test } from 'vitest'
import type { Clause } from '../../tools/requirements/clauses.ts'
import { idsByFolder } from './namedClauses.ts'

const clause = (id: string): Clause => ({
  id,
  text: `${id} in words`,
  proposal: '',
  gap: '',
  testable: true,
})

test('a folder names what its component, its stories and its tests name, each once', () => {
  const clauses = ['ABC-001', 'ABC-002', 'ABC-003', 'ABC-004'].map(clause)
  const files = [
    { path: 'ui/Knob/Knob.tsx', text: '/** A knob (ABC-003). */' },
    { path: 'ui/Knob/Knob.stories.tsx', text: "name: 'ABC-001 ABC-003 it turns'" },
    { path: 'ui/Knob/turn.test.ts', text: "test('ABC-001 to ABC-002 and UTF-008', …)" },
    { path: 'ui/Dial/Dial.tsx', text: '/** A dial. */' },
  ]
  expect(idsByFolder(files, clauses)).toEqual({ 'ui/Knob': ['ABC-001', 'ABC-002', 'ABC-003'] })
})
