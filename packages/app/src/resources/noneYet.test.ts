import { NO_ADDRESS } from '@corrente/domain/users'
import { expect, test } from 'vitest'
import { createGateway, type Gateway } from '../gateways/index.ts'
import { findMeter } from './meters.ts'
import { findByCpf } from './stationPeople.ts'
import { findTagByCpf } from './tags.ts'
import { readUserForm } from './userRecord.ts'
import { readLinkOfGroup, readPricingOfGroup } from './virtualGroups.ts'
import { askCode } from './voucherSave.ts'
import { lookUpCep } from './zipCodes.ts'

const { signal } = new AbortController()
const PERSON = '{"error":null,"userForm":{"userPk":4}}'
const NO_GROUPS = '{"totalElements":0,"content":[]}'

/** A gateway whose network answers so; what a read asks for besides is there. */
const answering = (status: number, body: string | null): Gateway =>
  createGateway({
    base: 'http://localhost/api/v1/',
    rule: 'plain',
    credentials: () => ({ apiKey: 'KEY', token: 'T' }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: () => undefined,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (pathname.endsWith('/users_data/4')) return new Response(PERSON)
      if (pathname.endsWith('/virtual-groups/list')) return new Response(NO_GROUPS)
      return new Response(body, { status })
    },
  })

const meterOf = (gateway: Gateway) =>
  findMeter({ sc: gateway, vg: gateway }, 'AA:BB', { groupId: 4, tenantPk: 7 }, signal)

/** Each read of which the contract allows that there is nothing to read, and what that means. */
const READS: Readonly<Record<string, readonly [(gateway: Gateway) => Promise<unknown>, unknown]>> = {
  'VGR-070 the pricing of a group': [(vg) => readPricingOfGroup(vg, 4), { kind: 'done', data: 'none' }],
  'SMC-011 SMC-022 its smart charging': [
    (vg) => readLinkOfGroup(vg, 4),
    { kind: 'done', data: { groupId: 4, isEnabled: false, smartChargingId: undefined } },
  ],
  'SMC-010 SMC-021 a meter': [meterOf, { kind: 'missing' }],
  'USR-050 the address of a user': [
    (cp) => readUserForm(cp, 4),
    { kind: 'done', data: { address: NO_ADDRESS } },
  ],
  'STF-071 a zip code': [(cp) => lookUpCep(cp, '88000000', signal), { kind: 'notFound' }],
  'STF-090 a user by CPF': [(cp) => findByCpf(cp, '12345678901', 4, signal), { kind: 'notFound' }],
  'TAG-025 a tag by CPF': [(cp) => findTagByCpf(cp, '12345678901', signal), { kind: 'notFound' }],
  'VCH-081 the code of a voucher': [
    async (cp) => ({ kind: await askCode(cp, 'IPE10', 7, signal) }),
    { kind: 'new' },
  ],
}

const NOTHING = [
  ['404', 404, null],
  ['null', 200, 'null'],
  ['a 200 without a body', 200, ''],
  ['204', 204, null],
] as const

test.each(Object.entries(READS))('%s: a 404, null and no body are the same', async (_name, [read, none]) => {
  for (const [name, status, body] of NOTHING)
    expect(await read(answering(status, body)), name).toMatchObject(none as object)
})

test.each(Object.entries(READS))(
  '%s: a captive portal’s page is not nothing',
  async (_name, [read, none]) => {
    for (const [status, body] of [
      [200, '<html>Wi-Fi</html>'],
      [500, ''],
    ] as const)
      expect(await read(answering(status, body))).not.toMatchObject(none as object)
  },
)

test('VCH-081 a code whose voucher has no status is free', async () => {
  expect(await askCode(answering(200, '{"status":null}'), 'IPE10', 7, signal)).toBe('new')
})
