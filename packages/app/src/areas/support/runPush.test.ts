import { type PushEvent, type PushState, pushIntent, stepPush } from '@corrente/domain/support'
import { expect, test } from 'vitest'
import { type PushDeps, runPush } from './runPush.ts'

/** A browser: its tabs share lock and journal; sends are counted. */
function browser(ends: readonly Awaited<ReturnType<PushDeps['send']>>[] = []) {
  const journal = new Set<string>()
  const sent: string[] = []
  const left = [...ends]
  let isHeld = false
  const tab = () => {
    let state: PushState = { phase: 'editing' }
    const step = (event: PushEvent) => {
      const next = stepPush(state, event)
      state = next.state
      return next.effect
    }
    return {
      state: () => state,
      ask: (message: string) =>
        void step({ type: 'submit', message, isOpen: journal.has(pushIntent(message)) }),
      confirm: () =>
        runPush({
          tryAlone: async (work) => {
            if (isHeld) return false
            isHeld = true
            await work()
            isHeld = false
            return true
          },
          isOpen: (key) => journal.has(key),
          keep: (key) => void journal.add(key),
          settle: (key) => void journal.delete(key),
          send: async ({ message }) => {
            // The journal knows before anything leaves.
            expect(journal.has(pushIntent(message))).toBe(true)
            sent.push(message)
            return left.shift() ?? 'done'
          },
          step,
          state: () => state,
        }),
    }
  }
  return { tab, sent, journal }
}

test('SUP-009 nothing goes out before the question is answered; a yes sends once and settles', async () => {
  const { tab, sent, journal } = browser()
  const one = tab()
  expect(await one.confirm()).toBe('asked')
  one.ask('Olá')
  expect(sent).toEqual([])
  expect(await one.confirm()).toBe('done')
  expect(await one.confirm()).toBe('asked')
  expect([sent, journal.size]).toEqual([['Olá'], 0])
})

test('SUP-009 two tabs, two presses at once: one is sent, the other is told', async () => {
  const { tab, sent } = browser()
  const [one, two] = [tab(), tab()]
  one.ask('Olá')
  two.ask('Olá')
  expect(await Promise.all([one.confirm(), two.confirm(), one.confirm()])).toEqual([
    'done',
    'elsewhere',
    'elsewhere',
  ])
  expect(sent).toEqual(['Olá'])
})

test('SUP-009 a lost answer stays in the journal: another tab is asked anew, and told, before it sends', async () => {
  const { tab, sent, journal } = browser(['unknown', 'done'])
  const [one, two] = [tab(), tab()]
  one.ask('Olá')
  two.ask('Olá')
  expect(await one.confirm()).toBe('unknown')
  expect(journal.size).toBe(1)
  expect(await two.confirm()).toBe('asked')
  expect(two.state()).toMatchObject({ phase: 'asking', mayBeOut: true })
  expect(sent).toHaveLength(1)
  expect(await two.confirm()).toBe('done')
  expect([sent.length, journal.size]).toEqual([2, 0])
})

test('SUP-011 a refusal is settled: it did not go out', async () => {
  const { tab, journal } = browser(['refused'])
  const one = tab()
  one.ask('Olá')
  expect(await one.confirm()).toBe('refused')
  expect([journal.size, one.state()]).toEqual([0, { phase: 'ended', message: 'Olá', end: 'refused' }])
})
