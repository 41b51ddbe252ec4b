import { expect, test } from 'vitest'
import { isUsed, usedKeys } from './usedKeys.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are sources to be read
const SOURCES = [
  "const t = useText('home'); t('card.title'); t(`card.${kind}.${unit}`); t(`${anything}`)",
  "const t = useText('live'); t('state.lost'); t(`reason.${reason}`)",
  "export const KEYS = ['legend.busy']",
  'const id = `${station}.${connector}`',
  "const t = useText('home'); `${t('card.title')} · ${t(`clock.${by}`)}`",
  "const t = useText('table'); type ListKey = `list.${'empty' | 'clear'}`",
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: up to here

test('finds keys written out, put together, and listed in tables', () => {
  const used = usedKeys(SOURCES, 'home')
  expect(isUsed('card.title', used)).toBe(true)
  expect(isUsed('card.energy.kwh', used)).toBe(true)
  expect(isUsed('legend.busy', used)).toBe(true)
  expect(isUsed('clock.server', used)).toBe(true)
  expect(isUsed('list.empty', used)).toBe(true)
})

test("another area's keys and a template of nothing but a hole prove nothing", () => {
  const used = usedKeys(SOURCES, 'home')
  expect(isUsed('state.lost', used)).toBe(false)
  expect(isUsed('reason.timeout', used)).toBe(false)
  expect(isUsed('forgotten', used)).toBe(false)
  expect(isUsed('card.forgotten', used)).toBe(false)
})
