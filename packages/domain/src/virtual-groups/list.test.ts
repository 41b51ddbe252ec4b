import { expect, test } from 'vitest'
import type { MeterReading, SmartCharging } from '../smart-charging/index.ts'
import type { VirtualGroupItem } from './group.ts'
import { type GroupDetails, type GroupKnowledge, orderGroups, orderInView, troublesOf } from './list.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const MINUTE = 60_000

const group = (id: number, name: string, parts: Partial<VirtualGroupItem> = {}): VirtualGroupItem => ({
  id,
  name,
  chargerCount: 2,
  hasPricing: true,
  hasSmartCharging: parts.meterId !== undefined,
  meterId: undefined,
  ...parts,
})
const reading = (meterId: string, amps: number, parts: Partial<MeterReading> = {}) =>
  [
    meterId,
    {
      meterId,
      macAddress: undefined,
      at: NOW - MINUTE,
      isOnline: true,
      phases: { A: amps, B: amps, C: amps },
      ...parts,
    },
  ] as const
const limit = (current: number, endDate = '2026-12-31'): GroupDetails => ({
  group: undefined,
  pricing: undefined,
  smartCharging: {
    id: 1,
    isEnabled: true,
    startDate: '2026-01-01',
    endDate,
    current,
    meterId: 'M',
    isMeterInCircuit: true,
    chargers: [],
    raw: {},
  } satisfies SmartCharging,
})
const known = (parts: Partial<GroupKnowledge>): GroupKnowledge => ({
  readings: undefined,
  details: new Map(),
  profiles: undefined,
  now: NOW,
  today: '2026-03-14',
  ...parts,
})
const names = (groups: readonly VirtualGroupItem[]) => groups.map(({ name }) => name)

test('VGR-007 by the list and the readings alone: silent, unknown, with a limit, then by name', () => {
  const groups = [
    group(1, 'Átrio'),
    group(2, 'bloco 10', { meterId: 'on' }),
    group(3, 'Bloco 9', { meterId: 'on' }),
    group(4, 'Sem registro', { meterId: 'none' }),
    group(5, 'Silencioso', { meterId: 'old' }),
    group(6, 'Fora', { meterId: 'off' }),
    group(7, 'Limite sem medidor', { hasSmartCharging: true }),
  ]
  const readings = new Map([
    reading('on', 10),
    reading('old', 10, { at: NOW - 6 * MINUTE }),
    reading('off', 10, { isOnline: false }),
  ])
  expect(names(orderGroups(groups, readings, NOW))).toEqual([
    'Fora',
    'Silencioso',
    'Sem registro',
    'Bloco 9',
    'bloco 10',
    'Limite sem medidor',
    'Átrio',
  ])
})

test('without readings by name, and groups of one name by their key', () => {
  const groups = [group(9, 'b'), group(2, 'b'), group(3, 'A', { meterId: 'x' })]
  expect(orderGroups(groups, undefined, NOW).map(({ id }) => id)).toEqual([3, 2, 9])
})

test('in view the worst trouble leads: over, silent, ended, ending, profile gone, near; else as it was', () => {
  const groups = [
    group(1, 'fine', { meterId: 'fine' }),
    group(2, 'near', { meterId: 'near' }),
    group(3, 'gone'),
    group(4, 'ending'),
    group(5, 'ended'),
    group(6, 'silent', { meterId: 'silent' }),
    group(7, 'over', { meterId: 'over' }),
    group(8, 'unread'),
  ]
  const now = known({
    readings: new Map([
      reading('fine', 79),
      reading('near', 80),
      reading('over', 100),
      reading('silent', 500, { isOnline: false }),
    ]),
    profiles: new Set(['a']),
    details: new Map<number, GroupDetails>([
      ...[1, 2, 6, 7].map((id) => [id, limit(100)] as const),
      [
        3,
        {
          ...limit(100),
          smartCharging: undefined,
          pricing: { isEnabled: true, profiles: ['a', 'b', undefined] },
        },
      ],
      [4, limit(100, '2026-04-13')],
      [5, limit(100, '2026-03-13')],
    ]),
  })
  expect(names(orderInView(groups, now))).toEqual([
    'over',
    'silent',
    'ended',
    'ending',
    'gone',
    'near',
    'fine',
    'unread',
  ])
})

test('what is not known is no trouble: profiles that could not be read, a limit that is off', () => {
  const pricing = { isEnabled: true, profiles: ['b', undefined, undefined] } as const
  const off = limit(10, '2026-01-31').smartCharging
  const details = (parts: Partial<GroupDetails>) =>
    known({
      readings: new Map([reading('m', 500)]),
      details: new Map([[1, { group: undefined, pricing: undefined, smartCharging: undefined, ...parts }]]),
    })
  const one = group(1, 'one', { meterId: 'm' })
  expect(troublesOf(one, details({ pricing }))).toEqual([])
  expect(troublesOf(one, details({ smartCharging: off && { ...off, isEnabled: false } }))).toEqual([])
  expect(troublesOf(one, { ...details({ pricing }), profiles: new Set() })).toEqual(['profileGone'])
})
