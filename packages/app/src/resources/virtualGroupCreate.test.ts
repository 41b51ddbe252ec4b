import { newVirtualGroup, type VirtualGroupValues } from '@corrente/domain/virtual-groups'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { createGroup, type GroupCreation } from './virtualGroupCreate.ts'

const LOST: Outcome<never> = { kind: 'unreachable', reason: 'network' }
const VALUES: VirtualGroupValues = {
  ...newVirtualGroup().values,
  name: 'Obra nova',
  description: 'Doze vagas',
  chargers: [{ pk: 5, code: 'C-5', description: undefined, hasConfig: true }],
  isPriced: true,
  first: 'a',
  second: 'a',
  third: 'a',
  isEnabled: true,
  startDate: '2026-03-15',
  endDate: '2026-12-31',
  current: '125',
}
const GROUP = {
  virtual_group_id: 9,
  name: 'Obra nova',
  charge_boxs: [{ charge_box_id: 5, virtual_group_charge_box_id: 1 }],
  smart_charging_enabled: true,
}

/** What the server holds, and whether its answers to writes arrive. */
let groups: (typeof GROUP)[]
let pricing: object | undefined
let reply: object
let isCut: boolean
let isSilent: boolean
let sent: string[]
let saved: GroupCreation[]

const bodyOf = (template: string): unknown => {
  if (template === 'virtual-groups/list') return { content: groups, totalElements: groups.length }
  if (template === 'virtual-groups/{id}') return groups[0]
  return pricing
}
const vg: Gateway = {
  get: async (template, read) => {
    if (isSilent) return LOST
    const body = bodyOf(template)
    if (body === undefined) return { kind: 'refused', status: 404, body: null }
    const found = read(body)
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : LOST
  },
  send: async (_method: string, template: string, _options?: unknown, read?: (body: unknown) => unknown) => {
    sent.push(template)
    if (isCut) return LOST
    const found = read?.(reply) as { data: never } | undefined
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : { kind: 'done-empty' }
  },
  download: async () => LOST,
}

const creation = (given: { made?: GroupCreation; isRetry?: boolean } = {}) =>
  createGroup({ vg, accountPk: 7 }, VALUES, { made: undefined, ...given }, (state) => saved.push(state))

/** Where a try starts. */
async function start(given: { made?: GroupCreation; isRetry?: boolean } = {}) {
  const look = await creation(given).look(undefined)
  if (look.look !== 'ready') throw new Error(look.look)
  return look.ready
}
const stepAt = (state: GroupCreation) => {
  const step = creation().next(state)
  if (!step) throw new Error('nothing is sent')
  return step
}

beforeEach(() => {
  groups = []
  pricing = undefined
  reply = GROUP
  isCut = false
  isSilent = false
  sent = []
  saved = []
})

describe('the creation of a group', () => {
  test('VGR-060 VGR-063 the group first, then the pricing that its reply asks for, then nothing', async () => {
    reply = { ...GROUP, dynamic_pricing: { virtual_group_id: 9 } }
    const group = await stepAt(await start()).send('id')
    if (group.end !== 'done') throw new Error(group.end)
    expect(group.result).toMatchObject({ id: 9, isCreated: true, pricingFor: 9, isSmartMissing: false })
    const pricingStep = stepAt(group.result)
    expect(pricingStep.name).toBe('pricing')
    const priced = await pricingStep.send('id')
    if (priced.end !== 'done') throw new Error(priced.end)
    expect(creation().next(priced.result)).toBeUndefined()
    expect(sent).toEqual(['virtual-groups', 'virtual-groups/dynamic-pricing'])
  })

  test('VGR-012 a reply without smart charging is told; one that says nothing of it is not', async () => {
    const resultOf = async () => {
      const end = await stepAt(await start()).send('id')
      return end.end === 'done' ? end.result.isSmartMissing : undefined
    }
    reply = { ...GROUP, smart_charging_enabled: false }
    expect(await resultOf()).toBe(true)
    reply = { virtual_group_id: 9 }
    expect(await resultOf()).toBe(false)
  })

  test('R16 a lost answer is looked up by name and chargers, and its pricing is asked for where it has none', async () => {
    const step = stepAt(await start())
    expect(await step.confirm?.()).toEqual({ found: 'unchanged' })
    groups = [{ ...GROUP, charge_boxs: [] }]
    expect(await step.confirm?.()).toEqual({ found: 'unchanged' })
    groups = [GROUP]
    expect(await step.confirm?.()).toMatchObject({
      found: 'applied',
      result: { id: 9, isCreated: true, isFound: true, pricingFor: 9 },
    })
    isSilent = true
    expect(await step.confirm?.()).toEqual({ found: 'unreadable' })
  })

  test('a retry looks first: it goes on with what is there, and sends nothing where nobody can tell', async () => {
    expect(await start({ isRetry: true })).toMatchObject({ id: undefined, isCreated: false })
    groups = [GROUP]
    pricing = { virtual_group_id: 9, enabled: true, connector1_dynamic_pricing_id: 'a' }
    const found = await start({ isRetry: true })
    expect(found).toMatchObject({ id: 9, isFound: true, pricingFor: undefined })
    expect(creation().next(found)).toBeUndefined()
    isSilent = true
    expect(await creation({ isRetry: true }).look(undefined)).toEqual({ look: 'notSent', why: 'unreachable' })
    expect(sent).toEqual([])
  })

  test('a try after the group was made sends its pricing alone', async () => {
    const made: GroupCreation = { ...(await start()), id: 9, isCreated: true, pricingFor: 9 }
    expect(await start({ made, isRetry: true })).toBe(made)
    expect(stepAt(made).name).toBe('pricing')
  })
})
