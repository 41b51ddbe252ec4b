import { expect, test } from 'vitest'
import type { WriteState } from '../../writes/index.ts'
import { stationSaveNews } from './saveNews.ts'

const refused = (status: number, body: unknown, step = 'station', saved: string[] = []): WriteState => ({
  phase: 'refused',
  refusal: { status, body },
  step,
  saved,
})
const lost = (step: string, saved: string[] = []): WriteState => ({ phase: 'notApplied', step, saved })
const news = (state: WriteState, mode: 'new' | 'edit' = 'edit', othersId?: string, missing = 1) =>
  stationSaveNews(state, mode, othersId, missing)

test('STF-015 a refused station says so on its first tab', () => {
  expect(news(refused(500, undefined))).toEqual({
    toast: { message: 'stationSaveFailed', tab: 'general' },
    taken: undefined,
    isLimited: false,
    half: undefined,
  })
})

test('CON-018 a refused connector leads to the technical tab, and tells what is saved', () => {
  const said = news(refused(400, undefined, 'connector.2', ['station', 'connector.1']))
  expect(said.toast).toEqual({ message: 'stationSaveFailed', tab: 'technical' })
  expect(said.half).toEqual({
    saved: ['station', 'connector.1'],
    stoppedAt: 'connector.2',
    why: 'refused',
  })
})

test('CON-018 a station alone has no halves; with connectors behind it, it has', () => {
  expect(news(lost('station')).half).toBeUndefined()
  expect(news(lost('station'), 'edit', undefined, 3).half).toEqual({
    saved: [],
    stoppedAt: 'station',
    why: 'lost',
  })
})

test('STF-013 a taken id is told with the server’s words, or with the station that has it', () => {
  const words = news(refused(409, { message: 'CHARGEBOX_ID_DUPLICATE: A' }), 'new')
  expect([words.taken, words.toast, words.half]).toEqual([
    'CHARGEBOX_ID_DUPLICATE: A',
    { message: 'stationIdTaken', tab: 'general' },
    undefined,
  ])
  expect(news(lost('station'), 'new', 'A-1').taken).toBe('A-1')
})

test('STN-039 the limit is said by its dialog alone, and for a new station only', () => {
  expect(news(refused(403, undefined), 'new')).toMatchObject({ toast: undefined, isLimited: true })
  expect(news(refused(403, undefined), 'edit')).toMatchObject({
    toast: { message: 'stationSaveFailed' },
    isLimited: false,
  })
})

test('a station that is gone is told; what could not be read, and what is under way, is not told here', () => {
  expect(news({ phase: 'notSent', why: 'gone' }).toast).toEqual({
    message: 'stationNotFound',
    tab: 'general',
  })
  for (const state of [
    { phase: 'notSent', why: 'unreachable' },
    { phase: 'looking' },
    { phase: 'idle' },
  ] as const)
    expect(news(state)).toMatchObject({ toast: undefined, isLimited: false, half: undefined })
})
