import { EVENT_TYPES } from '@corrente/domain/notifications'
import { expect, onTestFinished, test } from 'vitest'
import { renderWithProviders } from '../../testing/index.ts'
import { EventIcon } from './EventIcon/EventIcon.tsx'
import { UNKNOWN_EVENT } from './EventIcon/eventShapes.ts'

const icons = (language: 'pt-BR' | 'en') => {
  const rendered = renderWithProviders(
    [...EVENT_TYPES, undefined].map((type) => (
      <EventIcon key={type ?? 'unknown'} event={{ type, rawType: type ?? 'FirmwareUpdated' }} />
    )),
    { language },
  )
  onTestFinished(rendered.unmount)
  return [...rendered.container.querySelectorAll('[role=img]')]
}

test('ALR-008 ALR-011 each of the eight types has a picture of its own, an unknown one a bell', () => {
  const shown = icons('pt-BR')
  expect(shown).toHaveLength(9)
  const drawings = shown.map((icon) =>
    [...icon.querySelectorAll('svg > *')].map((part) => part.outerHTML).join(''),
  )
  expect(new Set(drawings).size).toBe(9)
  expect(shown.at(-1)?.querySelector('path')?.getAttribute('d')).toBe(UNKNOWN_EVENT.lines)
})

test('ALR-012 ALR-013 types are named in the user’s language, an unknown one as it came', () => {
  const names = icons('en').map((icon) => icon.getAttribute('aria-label'))
  expect(names).toContain('Station started')
  expect(names).toContain('Short Recharge')
  expect(names.at(-1)).toBe('FirmwareUpdated')
})
