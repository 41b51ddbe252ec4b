import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { createTestBrowser, type Tab } from './browser.tsx'
import { createDoor, type Door } from './door.ts'
import { FAULTS, type Play } from './faults.ts'
import { handsOf } from './hands.ts'
import { type Begun, ROWS, type Row } from './rows.ts'
import { openServer, type Server } from './server.ts'
import { startTime } from './time.ts'
import { lies, NOT_DONE } from './truth.ts'

const realFetch = window.fetch.bind(window)
let server: Server
let door: Door
beforeAll(async () => {
  server = await openServer(await commands.sandbox(), realFetch)
  door = createDoor(
    ROWS.map(({ call }) => call),
    realFetch,
  )
})
afterAll(async () => {
  console.log(`${ROWS.length} writes × ${Object.keys(FAULTS).length} faults = ${cells} cells`)
  await commands.closeSandbox()
})
let cells = 0
let stop: () => void = () => undefined
afterEach(() => stop())

/** The steps that may be pressed. */
const isTarget = (step: Begun['steps'][number]) => typeof step !== 'function'
/** What looks up how a write ended. */
const LOOK_UP = ['button', /^(Verificar|Conferir)/] as const

async function play(row: Row, run: (play: Play) => Promise<void>, n: number) {
  const begun = await row.begin(server, n)
  door.clear()
  const browser = createTestBrowser(server, door)
  const tabs: Tab[] = []
  let at = 0
  let sentBefore = 0
  const lied = new Set<string>()
  const now = (): Tab => {
    const tab = tabs[at]
    if (!tab) throw new Error('a tab is open')
    return tab
  }
  const textOf = (tab: Tab) => tab.container.innerText
  const watch = () => {
    for (const tab of tabs)
      for (const lie of lies({ text: textOf(tab), sent: door.sent(row.call), sentBefore, done: row.done })) lied.add(lie)
  }
  const time = startTime(door, watch)
  stop = () => {
    for (const tab of tabs) tab.close()
    time.stop()
  }
  const hands = () => handsOf(now(), time)
  const steps = begun.steps
  /** Goes from a step to the last one; a press that does not come ends it. */
  const goOn = async (from: number, isHurried: boolean, times = 1) => {
    for (const [place, step] of steps.entries()) {
      if (place < from) continue
      if (typeof step === 'function') {
        if (isHurried) await step(hands()).catch(() => undefined)
        else await step(hands())
        continue
      }
      const isLast = place === steps.length - 1
      if (isLast) sentBefore = door.sent(row.call).length
      if (isHurried) {
        const found = await time.until(() => hands().find(step))
        if (!found) return
      }
      const element = await hands().press(step)
      if (isLast) for (let more = 1; more < times; more += 1) element.click()
    }
    await time.settle()
  }
  const isDone = () => row.done.test(textOf(now()))
  const again = async () => {
    const look = hands().find(LOOK_UP)
    if (look) {
      look.click()
      await time.settle()
    }
    if (isDone()) return
    const places = [...steps.keys()].filter((place) => {
      const step = steps[place]
      return step !== undefined && typeof step !== 'function' && hands().find(step) !== undefined
    })
    const last = places.at(-1)
    if (last !== undefined) await goOn(last, true)
  }
  const open = async () => {
    tabs.push(await browser.openTab(begun.address))
    at = tabs.length - 1
    await time.settle()
  }
  await open()
  const upToLast = async () => {
    for (const step of steps.slice(0, -1)) {
      if (typeof step === 'function') await step(hands())
      else await hands().press(step)
    }
    await time.until(() => hands().find(steps.at(-1) as never))
  }
  await upToLast()
  const last = steps.length - 1
  await run({
    browser,
    plan: (...fates) => door.plan(row.call, ...fates),
    press: () => goOn(last, at > 0),
    pressTwice: () => goOn(last, false, 2),
    again,
    reload: async () => {
      await time.until(() => (door.sent(row.call).length > 0 ? true : undefined))
      const tab = now()
      const own = tab.close()
      tabs[at] = await browser.openTab(tab.address(), own)
      await time.settle()
      await goOn(0, true)
    },
    otherTab: async () => {
      if (tabs.length > 1) {
        at = 1
        return
      }
      await open()
      await upToLast()
    },
    firstTab: () => {
      at = 0
    },
    pass: time.pass,
  })
  watch()
  const result = {
    executions: door.sent(row.call).filter(({ state }) => state === 'done').length,
    sent: door.sent(row.call).length,
    lies: [...lied],
    crashes: tabs.flatMap(({ crashes }) => crashes.map(String)),
    text: textOf(now()),
  }
  stop()
  stop = () => undefined
  return result
}

for (const row of ROWS)
  describe(`${row.call}${row.by ? ` ${row.by}` : ''}`, () => {
    for (const [n, [fault, run]] of Object.entries(FAULTS).entries())
      test(fault, async () => {
        cells += 1
        const { executions, sent, lies: found, crashes, text } = await play(row, run, n)
        const report = `${sent} sent, the screen at the end:\n${text.slice(0, 3000)}`
        expect(found, report).toEqual([])
        expect(executions, `executions: ${report}`).toBeLessThanOrEqual(1)
        expect(crashes).toEqual([])
        // The hands and the words are those of the product: without a fault it is done and said so, a no is told as one.
        if (fault === 'nothing is wrong') {
          expect(executions, report).toBe(1)
          expect(text).toMatch(row.done)
        }
        if (fault === 'the server says no') expect(text).toMatch(NOT_DONE)
      })
  })
