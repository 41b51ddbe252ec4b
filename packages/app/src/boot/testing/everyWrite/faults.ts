import type { TestBrowser } from './browser.tsx'
import type { Fate } from './door.ts'

/** The hands that a fault plays with; each `press` is what somebody does who was not told that it is done. */
export interface Play {
  readonly browser: TestBrowser
  readonly plan: (...fates: readonly Fate[]) => void
  /** Presses what the screen offers to press, and looks up what it offers to look up. */
  readonly press: () => Promise<void>
  readonly pressTwice: () => Promise<void>
  /** Once more, unless the screen says that it is done. */
  readonly again: () => Promise<void>
  /** Closes the tab in the middle of it and opens it anew; the form is filled where it came back empty. */
  readonly reload: () => Promise<void>
  /** The same address in a second tab, filled: whatever is pressed from now on is pressed there. */
  readonly otherTab: () => Promise<void>
  readonly firstTab: () => void
  readonly pass: (ms: number) => Promise<void>
}

const JSON_ERROR = JSON.stringify({ type: 'error', error: 'Falhou', message: 'Falhou', data: null })
const PORTAL = '<!doctype html><title>Wi-Fi</title><form>Aceite os termos</form>'
const own = (reachesAfter: number): Fate => ({ reachesAfter, answer: 'own' })
const instead = (reachesAfter: number | undefined, status: number, body: string): Fate => ({
  reachesAfter,
  answer: { status, body },
})

/** What can go wrong with a write, and what somebody does about it who is in a hurry. */
export const FAULTS = {
  'nothing is wrong': async ({ press, pass }) => {
    await press()
    await pass(8_000)
  },
  'the server says no': async ({ plan, press, pass }) => {
    plan(instead(undefined, 422, JSON_ERROR))
    await press()
    // Some hold their word back for a moment.
    await pass(4_000)
  },
  'a 5xx after the effect': async ({ plan, press, again, pass }) => {
    plan(instead(0, 500, JSON_ERROR))
    await press()
    await again()
    await pass(12_000)
    await again()
  },
  'an answer after 25 s': async ({ plan, press, again, pass }) => {
    plan(own(25_000))
    await press()
    await pass(21_000)
    await again()
    await pass(10_000)
    await again()
  },
  'an answer after 45 s': async ({ plan, press, again, pass }) => {
    plan(own(45_000))
    await press()
    await pass(21_000)
    await again()
    await pass(12_000)
    await again()
    await pass(20_000)
    await again()
  },
  'a reload while it is sent': async ({ plan, press, reload, again, pass }) => {
    plan(own(20_000))
    await press()
    await reload()
    await again()
    await pass(25_000)
    await again()
  },
  'a lost answer': async ({ plan, press, again, pass }) => {
    plan({ reachesAfter: 0, answer: 'lost' })
    await press()
    await again()
    await pass(12_000)
    await again()
  },
  'a 200 that says error': async ({ plan, press, again, pass }) => {
    plan(instead(undefined, 200, JSON_ERROR))
    await press()
    await again()
    await pass(8_000)
  },
  'the page of a portal': async ({ plan, press, again, pass }) => {
    plan(instead(undefined, 200, PORTAL))
    await press()
    await again()
    await pass(12_000)
    await again()
  },
  'two tabs': async ({ plan, press, otherTab, firstTab, again, pass }) => {
    plan(own(3_000))
    await otherTab()
    firstTab()
    await press()
    await otherTab()
    await press()
    await pass(8_000)
    await again()
  },
  'a double press': async ({ plan, pressTwice, again, pass }) => {
    plan(own(2_000))
    await pressTwice()
    await again()
    await pass(8_000)
  },
  'full storage': async ({ browser, plan, press, reload, again, pass }) => {
    browser.fill()
    plan({ reachesAfter: 5_000, answer: 'lost' })
    await press()
    await reload()
    await again()
    await pass(12_000)
    await again()
  },
  'a 401': async ({ plan, press, again, pass }) => {
    plan(instead(undefined, 401, JSON_ERROR))
    await press()
    await again()
    await pass(5_000)
  },
  offline: async ({ browser, press, again, pass }) => {
    browser.setOffline(true)
    await press()
    await again()
    await pass(12_000)
    browser.setOffline(false)
    await again()
    await pass(8_000)
  },
} as const satisfies Record<string, (play: Play) => Promise<void>>
export type FaultName = keyof typeof FAULTS
/**
 * The faults that cost most: these are met on every change, the others in the nightly. A write that goes past the journal
 * makes its thing twice after a reload; one that takes a failure for a no tells what was done as refused.
 */
export const DEAR: readonly FaultName[] = ['a 5xx after the effect', 'a reload while it is sent']
