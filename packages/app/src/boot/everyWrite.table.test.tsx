import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { writeCalls } from '../resources/testing/writeCalls.ts'
import { createTestBrowser, type Tab } from './testing/everyWrite/browser.tsx'
import { createDoor, type Door, type Sent } from './testing/everyWrite/door.ts'
import { FAULTS, type FaultName, type Play } from './testing/everyWrite/faults.ts'
import { handsOf, press as pressOn, textOf } from './testing/everyWrite/hands.ts'
import type { Row } from './testing/everyWrite/row.ts'
import { LEFT_OUT, ROWS } from './testing/everyWrite/rows.ts'
import { preloadPages } from './testing/everyWrite/screens.tsx'
import { openServer, type Server } from './testing/everyWrite/server.ts'
import { startTime } from './testing/everyWrite/time.ts'
import { lies, NOT_DONE } from './testing/everyWrite/truth.ts'

/** In which the code of all pages comes. */
const LOAD_MS = 120_000
const realFetch = window.fetch.bind(window)
let server: Server
let door: Door
beforeAll(async () => {
  server = await openServer(await commands.sandbox(), realFetch)
  door = createDoor(
    ROWS.map(({ call }) => call),
    realFetch,
  )
  await preloadPages()
}, LOAD_MS)
afterAll(async () => {
  // biome-ignore lint/suspicious/noConsole: how many cells there were is part of the result
  console.log(
    `${ROWS.length} writes, ${spent.length} cells, ${Math.round(spent.reduce((sum, ms) => sum + ms, 0) / spent.length)} ms each`,
  )
  await commands.closeSandbox()
})
const spent: number[] = []
let stop: () => void = () => undefined
afterEach(() => stop())

/** What looks up how a write ended, and what tries again; never what says that it may come twice. */
const LOOK_UP = ['button', /^(Verificar|Conferir)/] as const
const RETRY = ['button', /^Tentar (novamente|de novo)$/] as const

/** How often something happened at the server: a record that is put there twice as it is was put there once. */
const executionsOf = (sent: readonly Sent[]): number => {
  const done = sent.filter(({ state }) => state === 'done')
  return done.filter(({ call, body }, at) => !(call.startsWith('PUT ') && done[at - 1]?.body === body)).length
}

async function play(row: Row, run: (play: Play) => Promise<void>, n: number) {
  const { address, steps } = await row.begin(server, n)
  door.clear()
  const browser = createTestBrowser(server, door)
  const tabs: Tab[] = []
  let at = 0
  let sentBefore = 0
  /** Whether it was seen to be done since it was last pressed, tab by tab. */
  let isDone: boolean[] = []
  const lied = new Set<string>()
  const now = (): Tab => {
    const tab = tabs[at]
    if (!tab) throw new Error('a tab is open')
    return tab
  }
  const watch = () => {
    for (const [place, { container }] of tabs.entries()) {
      const text = textOf(container)
      for (const lie of lies({ text, sent: door.sent(row.call), sentBefore, done: row.done })) lied.add(lie)
      if (row.done.test(text)) isDone[place] = true
    }
  }
  const time = startTime(door, watch)
  stop = () => {
    for (const tab of tabs) tab.close()
    time.stop()
    stop = () => undefined
  }
  const hands = (isHurried = false) => handsOf(now(), time, isHurried)
  const last = steps.length - 1
  /** Goes from a step to one before another. @param isHurried - what is not there is left */
  const walk = async (from: number, to: number, isHurried = false): Promise<HTMLElement | undefined> => {
    let pressed: HTMLElement | undefined
    for (const [place, step] of steps.entries()) {
      if (place < from || place >= to) continue
      if (typeof step === 'function') {
        await step(hands(isHurried)).catch((error: unknown) => {
          if (!isHurried) throw error
        })
        continue
      }
      if (place === last) sentBefore = door.sent(row.call).length
      pressed = isHurried ? await hands().tryPress(step) : await hands().press(step)
    }
    return pressed
  }
  /** Opens a page, then puts its address' question to it. */
  const openAt = async (place: number, to: string, own?: Storage) => {
    const tab = await browser.openTab(to, own)
    tabs[place] = tab
    at = place
    await time.waitFor(() => tab.container.querySelector('h1') ?? undefined)
    if (to.includes('?')) tab.go(to)
    await time.settle()
  }
  const open = async () => {
    await openAt(tabs.length, address)
    await walk(0, last)
    await time.settle()
  }
  const press = async () => {
    await walk(last, steps.length, at > 0)
    await time.settle()
  }
  await open()
  isDone = []
  await run({
    browser,
    plan: (...fates) => door.plan(row.call, ...fates),
    press,
    pressTwice: async () => {
      const pressed = await walk(last, steps.length)
      if (pressed) pressOn(pressed)
      await time.settle()
    },
    again: async () => {
      const look = hands().find(LOOK_UP)
      if (look) pressOn(look)
      await time.settle()
      if (isDone[at]) return
      const places = [...steps.entries()].filter(
        ([, step]) => typeof step !== 'function' && hands().find(step) !== undefined,
      )
      const place = places.at(-1)?.[0]
      sentBefore = door.sent(row.call).length
      if (place === undefined) hands().find(RETRY)?.click()
      else await walk(place, steps.length, true)
      await time.settle()
    },
    reload: async () => {
      // Where nothing may be sent, there is nothing to wait for.
      await time.until(() => (door.sent(row.call).length > 0 ? true : undefined))
      const tab = now()
      const own = tab.close()
      isDone = []
      await openAt(at, tab.address(), own)
      if (!isDone[at]) await walk(0, steps.length, true)
      await time.settle()
    },
    otherTab: async () => {
      if (tabs.length > 1) at = 1
      else await open()
    },
    firstTab: () => {
      at = 0
    },
    pass: time.pass,
  })
  watch()
  const sent = door.sent(row.call)
  const result = {
    executions: executionsOf(sent),
    sent: sent.length,
    lies: [...lied],
    crashes: tabs.flatMap(({ crashes }) => crashes.map(String)),
    isDone: isDone[at] === true,
    text: textOf(now().container),
  }
  stop()
  return result
}

const ALL = Object.keys(FAULTS) as readonly FaultName[] // its own names
const faultsOf = (row: Row): readonly FaultName[] => row.faults ?? ALL

for (const row of ROWS)
  describe(`${row.call}${row.by ? ` ${row.by}` : ''}`, () => {
    for (const [n, fault] of faultsOf(row).entries())
      test(fault, async () => {
        const from = performance.now()
        const { executions, sent, lies: problems, crashes, isDone, text } = await play(row, FAULTS[fault], n)
        const found = [...problems, ...crashes]
        // A second form that somebody filled is their word for a second record.
        const most = row.isNew && fault === 'two tabs' ? 2 : 1
        if (executions > most) found.push(`${executions} executions of ${sent} sent`)
        // The hands and the words are those of the product: without a fault it is done and said so, a no is told as one.
        if (fault === 'nothing is wrong' && (executions !== 1 || !isDone))
          found.push(`${executions} executions, told as done: ${isDone}`)
        if (fault === 'the server says no' && !NOT_DONE.test(text)) found.push('a no is not told')
        spent.push(performance.now() - from)
        expect(found, text.slice(0, 4000)).toEqual([])
      })
  })

test('each write of the product has its row, or is left out by name', () => {
  const named = [...ROWS.map(({ call }) => call), ...Object.keys(LEFT_OUT)]
  expect(new Set(named)).toEqual(new Set(writeCalls()))
})
