import { userWire } from '@corrente/domain/fixtures'
import { newUser } from '@corrente/domain/users'
import { beforeEach, expect, test } from 'vitest'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { setUp } from '../kit/writes/testing/oneTab.ts'
import { workOfAction, workOfChain } from '../kit/writes/work.ts'
import { createPricing } from './pricingCreate.ts'
import { createUser } from './userRecord.ts'

// A page is loaded anew while a creation is on its way: the next one has the journal of the tab alone.

const NEVER = new Promise<never>(() => undefined)

/** A server that holds lists, and what was sent to it. */
let lists: Record<string, unknown>
let sent: string[]
let asked: unknown[]
/** What becomes of a send. */
let apply: (call: string) => void
let answer: (call: string) => Outcome<never> | Promise<never>
const cp: Gateway = {
  get: async (template, read, options) => {
    asked.push(options?.query)
    const found = read(lists[template])
    if (!found) return { kind: 'refused', status: 404, body: undefined }
    return { kind: 'done', data: found.data, unreadRows: 0 }
  },
  send: async (method: string, template: string) => {
    const call = `${method} ${template}`
    sent.push(call)
    apply(call)
    return answer(call)
  },
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
}
const CREATE = 'POST dynamic-pricing'
const FILL = 'PUT dynamic-pricing/{uuid}/detail'
const OLD = { uuid: 'old', name: 'Noturno' }
const NEW = { ...OLD, uuid: 'new' }
const ENTRIES = [{ price: 1 }]

beforeEach(() => {
  lists = { 'dynamic-pricing': { dynamicPricingList: [OLD] }, 'dynamic-pricing/{uuid}/detail': [] }
  sent = []
  asked = []
  answer = () => ({ kind: 'done-empty' })
  apply = (call) => {
    if (call === CREATE) lists['dynamic-pricing'] = { dynamicPricingList: [OLD, NEW] }
    else lists['dynamic-pricing/{uuid}/detail'] = ENTRIES
  }
})

const copy = (name = 'Noturno') => workOfChain(createPricing(cp, name, ENTRIES))

test('a copy of prices that was cut while it was created is found again, and gets its prices', async () => {
  const { browser, tab } = setUp()
  answer = (call) => (call === CREATE ? NEVER : { kind: 'done-empty' })
  void tab.writes.press(copy())
  await browser.pass(0)
  tab.close()
  const again = browser.tab()
  void again.writes.resume(copy())
  await browser.pass(3000)
  expect(again.writes.stateOf(copy().keys)).toMatchObject({ phase: 'done', result: { uuid: 'new' } })
  expect([sent, browser.journal('tab')]).toEqual([[CREATE, FILL], []])
})

test('a profile whose prices were refused is not created again by the next try, in this page or the next', async () => {
  const { browser, tab } = setUp()
  const refused: Outcome<never> = { kind: 'refused', status: 400, body: undefined }
  answer = (call) => (call === CREATE ? { kind: 'done-empty' } : refused)
  await tab.writes.press(copy())
  await tab.writes.press(copy())
  tab.close()
  const again = browser.tab()
  await again.writes.resume(copy())
  expect(sent).toEqual([CREATE, FILL, FILL])
  answer = () => ({ kind: 'done-empty' })
  await again.writes.press(copy())
  expect(again.writes.stateOf(copy().keys).phase).toBe('done')
  expect(sent).toEqual([CREATE, FILL, FILL, FILL])
})

test('half a profile is let go of by whoever was told; another name is another profile', async () => {
  const { browser, tab } = setUp()
  answer = (call) =>
    call === CREATE ? { kind: 'done-empty' } : { kind: 'refused', status: 400, body: undefined }
  await tab.writes.press(copy())
  await tab.writes.press(copy('Diurno'))
  expect(sent.filter((call) => call === CREATE)).toHaveLength(2)
  expect(browser.journal('tab')).toMatchObject([{ stage: 'half' }])
  await tab.writes.abandon(copy('Diurno'))
  expect(browser.journal('tab')).toEqual([])
})

const PERSON = { email: 'Nova@exemplo.com', docNumber: '52998224725' }
const user = (typed: Partial<typeof PERSON> & { firstName?: string }) => {
  const base = newUser(7)
  return workOfAction(
    createUser(cp, { base, values: { ...base.values, docType: 'CPF', ...typed } }, 'CPF', () => 'salt'),
  )
}

test('USR-028 after a 5xx somebody without an e-mail counts as not saved after the second look', async () => {
  const { browser, tab } = setUp()
  lists = { 'users_data/dashboard-details': { count: 1, userDashboardList: [userWire()] } }
  apply = () => undefined
  answer = () => ({ kind: 'refused', status: 500, body: undefined })
  void tab.writes.press(user({ email: '', docNumber: PERSON.docNumber, firstName: 'Nova' }))
  await browser.pass(1000)
  expect(tab.writes.stateOf(['user.save:new']).phase).toBe('verifying')
  await browser.pass(2000)
  expect(tab.writes.stateOf(['user.save:new']).phase).toBe('refused')
})

test('USR-028 a new user is found again by a mark: the tab keeps nothing of the person', async () => {
  const { browser, tab } = setUp()
  lists = { 'users_data/dashboard-details': { count: 1, userDashboardList: [userWire()] } }
  apply = () => undefined
  answer = () => NEVER
  void tab.writes.press(user({ ...PERSON, firstName: 'Nova' }))
  await browser.pass(0)
  tab.close()
  const kept = JSON.stringify(browser.journal('tab'))
  expect(kept).not.toMatch(/nova|exemplo|529/i)
  const again = browser.tab()
  void again.writes.resume(user({}))
  await browser.pass(3000)
  expect(again.writes.stateOf(['user.save:new'])).toMatchObject({ phase: 'unknown', at: 1000 })
  lists['users_data/dashboard-details'] = {
    count: 2,
    userDashboardList: [
      userWire(),
      userWire({ user_pk: 2, email: 'nova@exemplo.com', docNumber: '52998224725' }),
    ],
  }
  void again.writes.verify(['user.save:new'])
  await browser.pass(0)
  expect(again.writes.stateOf(['user.save:new']).phase).toBe('done')
  expect([sent.length, JSON.stringify(asked)]).toEqual([1, expect.not.stringContaining('nova')])
})
