import { expect, test } from 'vitest'
import { localMoment, offsetName, zoneTitle } from './clock.ts'

const JANUARY = Date.UTC(2026, 0, 15, 2, 30)
const JULY = Date.UTC(2026, 6, 15, 2, 30)

test.each([
  ['America/Sao_Paulo', 'UTC−3'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['UTC', 'UTC'],
  ['America/Santiago', 'UTC−4'],
])('%s is written %s', (zone, name) => {
  expect(offsetName(zone)).toBe(name)
})

test('at a moment, a clock in daylight-saving time says so; the tariffs stay at the standard', () => {
  expect(offsetName('America/Santiago', JANUARY)).toBe('UTC−3')
  expect(offsetName('America/Santiago', JULY)).toBe('UTC−4')
  expect(localMoment(JANUARY, 'America/Santiago')).toEqual({ date: '2026-01-14', minute: 22 * 60 + 30 })
  expect(localMoment(JULY, 'America/Santiago')).toEqual({ date: '2026-07-14', minute: 22 * 60 + 30 })
})

test('a zone is named as people say it, in their language, with its offset', () => {
  const zones = [
    'America/Sao_Paulo',
    'America/Fortaleza',
    'America/Rio_Branco',
    'Pacific/Galapagos',
    'Etc/GMT+2',
  ]
  expect(zones.map((zone) => zoneTitle(zone, 'pt-BR'))).toEqual([
    'Horário de Brasília (UTC−3)',
    'Horário de Brasília (UTC−3)',
    'Horário do Acre (UTC−5)',
    'Horário de Galápagos (UTC−6)',
    'UTC−2',
  ])
  expect(zoneTitle('America/Bogota', 'en')).toBe('Colombia Time (UTC−5)')
  expect(zoneTitle('America/Bogota', 'es')).toBe('Hora de Colombia (UTC−5)')
})
