import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure } from './pageSettings.ts'
import { settle } from './settle.ts'

const plot = document.createElement('div')
const say = (state: string) => {
  plot.dataset.plot = state
}

const drawing = { present: '[data-plot]', busy: '[data-plot]:not([data-plot="done"])' }
beforeAll(() => configure({ attributes: { brand: 'data-brand', scheme: 'data-mode' }, drawing }))
afterEach(() => plot.remove())

test('a drawing that is still coming is waited for', async () => {
  say('coming')
  document.body.append(plot)
  setTimeout(() => say('done'), 400)
  await settle()
  expect(plot.dataset.plot).toBe('done')
})

test('so is a drawing that hears of a new size later than the page', async () => {
  const said: string[] = []
  say('done')
  document.body.append(plot)
  setTimeout(() => say('drawing'), 50)
  setTimeout(() => {
    said.push('done')
    say('done')
  }, 120)
  await settle()
  expect(said).toEqual(['done'])
})

test('a drawing that is never done fails its story: a key of something half drawn changes from run to run', async () => {
  say('drawing')
  document.body.append(plot)
  await expect(settle(300)).rejects.toThrow('A drawing was not done after 0.3 s')
})
