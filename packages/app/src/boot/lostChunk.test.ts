import { expect, test } from 'vitest'
import { watchLostChunks } from './lostChunk.ts'

const OWN = '/assets/index-a1.js'
const pageWith = (script: string) => `<script src="${script}"></script><div id="root"></div>`

/** A tab, and the server as it is told to be. */
function tab(answer: () => Promise<string>) {
  const target = new EventTarget()
  const server = { answer }
  const lost = watchLostChunks({ target, readDocument: () => server.answer(), script: OWN })
  const told: (string | undefined)[] = []
  lost.subscribe(() => told.push(lost.loss()))
  /** Something happened, and what follows from it. */
  const on = async (event: string) => {
    target.dispatchEvent(new Event(event))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { lost, told, server, on }
}

const ofServer = (page: string) => () => Promise.resolve(page)
const noServer = () => Promise.reject(new TypeError('Failed to fetch'))

test('R12 nothing is said before a file fails', async () => {
  const { lost, told, on } = tab(ofServer(pageWith(OWN)))
  await on('online')
  expect([lost.loss(), told]).toEqual([undefined, []])
})

test.each([
  ['the server has another build', ofServer(pageWith('/assets/index-b2.js')), 'outdated'],
  ['the server has this build still', ofServer(pageWith(OWN)), 'missed'],
  ['nobody answers', noServer, 'unreachable'],
  ["a portal's page stands in the way", ofServer('<h1>Wi-Fi</h1>'), 'unreachable'],
] as const)('R12 a file that did not come, %s: %s', async (_, answer, loss) => {
  const { lost, told, on } = tab(answer)
  await on('vite:preloadError')
  expect([lost.loss(), told]).toEqual([loss, [loss]])
})

test('R12 a reload is offered only once somebody answers again: by itself with the network, or asked for', async () => {
  const { told, server, on, lost } = tab(noServer)
  await on('vite:preloadError')
  await on('online')
  server.answer = ofServer(pageWith(OWN))
  await on('online')
  // The network's coming back is no news any more.
  await on('online')
  await lost.check()
  expect(told).toEqual(['unreachable', 'unreachable', 'missed', 'missed'])
})
