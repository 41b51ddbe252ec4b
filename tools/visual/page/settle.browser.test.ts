import { afterEach, expect, test } from 'vitest'
import { settle } from './settle.ts'

const map = document.createElement('div')
const say = (state: string) => {
  map.dataset.map = state
}

afterEach(() => map.remove())

test('a map that is still coming is waited for', async () => {
  say('coming')
  document.body.append(map)
  setTimeout(() => say('drawn'), 400)
  await settle()
  expect(map.dataset.map).toBe('drawn')
})

test('so is a map that hears of a new size later than the page', async () => {
  const said: string[] = []
  say('drawn')
  document.body.append(map)
  setTimeout(() => say('drawing'), 50)
  setTimeout(() => {
    said.push('drawn')
    say('drawn')
  }, 120)
  await settle()
  expect(said).toEqual(['drawn'])
})
