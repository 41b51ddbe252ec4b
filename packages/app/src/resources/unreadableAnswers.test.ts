import { profileForm } from '@corrente/domain/charging-profiles'
import { virtualGroupFixture, voucherFixture } from '@corrente/domain/fixtures'
import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, COMMANDS, type Command } from '@corrente/domain/operations'
import { newSmartCharging, type SmartChargingBase } from '@corrente/domain/smart-charging'
import type { GroupSave } from '@corrente/domain/station-groups'
import type { ConnectorSave, StationSave } from '@corrente/domain/stations'
import { NEW_CONTACT, NEW_SUPPORT_MAIL } from '@corrente/domain/support'
import type { TagSave } from '@corrente/domain/tags'
import { NO_ADDRESS, newUser, newUserRequest, readUserRecord, userForm } from '@corrente/domain/users'
import {
  createGroupRequest,
  groupEditForm,
  groupPricingForm,
  newVirtualGroup,
} from '@corrente/domain/virtual-groups'
import { newVoucher, updateOf } from '@corrente/domain/vouchers'
import type { Answer } from '@corrente/domain/writes'
import { expect, test } from 'vitest'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { answerOf, type WriteAction } from '../kit/writes/index.ts'
import { saveProfile } from './chargingProfiles.ts'
import { commandSend } from './commands.ts'
import { sendConnector } from './connectors.ts'
import { idleCancel } from './idleCancel.ts'
import { contactMail, supportMail } from './mails.ts'
import { createPricing } from './pricingCreate.ts'
import { pricingDeletion, putPricingEntries } from './pricingProfiles.ts'
import { pushToAll } from './pushNotifications.ts'
import { qrCommand } from './qrCode.ts'
import { type Approval, approval, invoiceResend } from './rechargeWrites.ts'
import { refundAction, resendAction } from './refunds.ts'
import { changePassword, sendCode, signIn, signOut } from './session.ts'
import { saveSmartCharging } from './smartChargingSave.ts'
import { stationDeletion } from './stationDeletion.ts'
import { sendGroup } from './stationGroups.ts'
import { sendStation } from './stations.ts'
import { sendTag, tagDeletion } from './tags.ts'
import { behind } from './testing/behind.ts'
import { callOfCommand, writeCalls } from './testing/writeCalls.ts'
import { sendApproval, sendDismissal } from './unknownTags.ts'
import { createUser, saveUser } from './userRecord.ts'
import { createGroup, type GroupCreation } from './virtualGroupCreate.ts'
import { addChargers, chargerRemoval, groupDeletion, savePricing, updateGroup } from './virtualGroupWrites.ts'
import { changeVoucher } from './voucherChange.ts'
import { createVoucher, updateVoucher } from './voucherSave.ts'

const PK = 12
// What is sent does not matter here: the server never sees it.
const station: Partial<StationSave> = {}
const group: Partial<GroupSave> = {}
const connector: Partial<ConnectorSave> = {}
const tag: Partial<TagSave> = {}
const fresh = newUser(1)
const profile = profileForm(undefined, undefined)
const user = readUserRecord({ userPk: PK })?.data
const voucherBase = newVoucher(0, 'UTC')
const voucher = { base: voucherBase, values: voucherBase.values }
const person = { email: 'a@example.com', password: 'segredo-1', code: '1', answer: 'human' }
const FORMATS = { locale: 'pt-BR', zone: 'America/Sao_Paulo', offsetHours: () => -3 }
const saver = { accountPk: 7, formats: FORMATS }
const ZONE = { zone: 'America/Sao_Paulo' }
const moneyDeps = (gateway: Gateway) => ({
  fin: gateway,
  cp: gateway,
  apiKey: () => 'key',
  now: () => 0,
  zone: 'UTC',
  journal: () => [],
})
const paid = { paidAt: 0, externalId: '', letIn: new Set<number>() }
const command = { target: { chargeBoxId: 'A', connectorId: 1 }, token: 't', humanAnswer: 'h' }

const approve = (cp: Gateway, ids: Approval['ids']) =>
  approval(cp, { ...paid, ids }, ZONE).send({ ...paid, ids }, 'id')
const PLACE = { range: { from: '2026-03-01', to: '2026-03-14' }, order: 'CHRONOLOGICAL_ORDER' } as const
const REFUND_PROOF = {
  ...{ target: 'TRANSACTION', pk: PK, asked: 100, before: 0, paid: 100, coin: '' },
  ...PLACE.range,
  order: PLACE.order,
}

/** The answer of an action that has nothing to read before it sends. */
async function sent<Ready, Proof, Result, Ask, Why extends string>(
  action: WriteAction<Ready, Proof, Result, Ask, Why>,
): Promise<Answer<unknown>> {
  const look = await action.look()
  if (look.look !== 'ready') throw new Error(`${action.keys[0]} did not send`)
  return action.send(look.ready, 'id')
}
const read = async (outcome: Promise<Outcome<unknown>>) => answerOf(await outcome, undefined)

/** The first step of a profile's creation. */
async function createStepAnswer(cp: Gateway): Promise<Answer<unknown>> {
  const step = createPricing(cp, 'Ponta').next({
    name: 'Ponta',
    before: [],
    uuid: undefined,
    isCreated: false,
    entries: [],
    isFilled: true,
  })
  if (!step) throw new Error('nothing to create')
  return step.send('id')
}

/** The answer to the step of a group's smart charging that is next from here. */
async function smartStep(gateway: Gateway, from: Partial<SmartChargingBase>): Promise<Answer<unknown>> {
  const base = { ...newSmartCharging(4), ...from }
  const held = { base, values: base.values }
  const chain = saveSmartCharging({ sc: gateway, vg: gateway }, held, () => undefined)
  const step = chain.next({ held, chargers: [PK], mustSave: true, isCreation: true })
  if (!step) throw new Error('nothing is sent')
  return step.send('id')
}

/** A step of a group's creation. */
async function groupStep(vg: Gateway, from: Partial<GroupCreation>): Promise<Answer<unknown>> {
  const { values } = newVirtualGroup()
  const none = { isRetry: false, made: undefined }
  const chain = createGroup({ vg, accountPk: 7 }, values, none, () => undefined)
  const sent = createGroupRequest(values, 7)
  const begun = {
    sent,
    id: undefined,
    isCreated: false,
    isFound: false,
    pricingFor: undefined,
    isSmartMissing: false,
  }
  const step = chain.next({ ...begun, ...from })
  if (!step) throw new Error('nothing is sent')
  return step.send('id')
}
const priced = groupPricingForm(PK, { isEnabled: true, profiles: ['a', 'a', 'a'] })
const edited = groupEditForm(virtualGroupFixture())

/** A command to a station, with nothing said of it. */
const commandAnswer = (cp: Gateway, command: Command): Promise<Answer<unknown>> =>
  sent(
    commandSend(
      {
        cp,
        offsetHours: () => -3,
        serverNow: () => 0,
        mayReadTasks: false,
        sent: { read: () => [], write: () => undefined },
        ownOf: () => new Set(),
      },
      { command, protocol: 'v1.6', stations: ['A'], values: emptyValues(COMMAND_FORM) },
    ),
  )

/** Every write of the product, by the call that it makes. */
const WRITES: Readonly<Record<string, (cp: Gateway) => Promise<Answer<unknown>>>> = {
  'POST login': (cp) => read(signIn(cp, person)),
  'POST logout': (cp) => read(signOut(cp)),
  'POST forgotpassword/sendCode': (cp) => read(sendCode(cp, person.email, 'human')),
  'POST forgotpassword/change': (cp) => read(changePassword(cp, person)),
  'POST chargepoints': (cp) => read(sendStation(cp, station as StationSave)),
  'PUT chargepoints/{pk}': (cp) => read(sendStation(cp, { ...station, chargeBoxPk: PK } as StationSave)),
  'DELETE chargepoints/{pk}': (cp) =>
    stationDeletion(
      cp,
      { pk: PK, id: 'A', name: 'A' },
      { locale: 'pt-BR', zone: 'America/Sao_Paulo', offsetHours: () => -3 },
    ).send({ pk: PK }, 'id'),
  'PUT chargepoints/{pk}/connector/{connectorId}': (cp) =>
    read(sendConnector(cp, PK, 1, connector as ConnectorSave)),
  'POST chargepoint-groups': (cp) => read(sendGroup(cp, group as GroupSave)),
  'PUT chargepoint-groups/{pk}': (cp) => read(sendGroup(cp, { ...group, chargeBoxGroupPk: PK } as GroupSave)),
  'POST ocpptags': (cp) => read(sendTag(cp, undefined, tag as TagSave)),
  'PUT ocpptags/{pk}': (cp) => read(sendTag(cp, PK, tag as TagSave)),
  'DELETE ocpptags/{pk}': (cp) => tagDeletion(cp, { pk: PK, idTag: 'A' }).send({ pk: PK }, 'id'),
  'POST ocpptags/unknown': (cp) => read(sendApproval(cp, 'A', 7)),
  'DELETE ocpptags/unknown/{idTag}': (cp) => read(sendDismissal(cp, 'A')),
  'POST virtual-groups': (vg) => groupStep(vg, {}),
  'POST virtual-groups/dynamic-pricing': (vg) => groupStep(vg, { isCreated: true, id: PK, pricingFor: PK }),
  'PUT virtual-groups/{id}': (vg) => {
    const held = { base: edited, values: edited.values }
    return updateGroup({ vg, accountPk: 7 }, held).send(held, 'id')
  },
  'PUT virtual-groups/dynamic-pricing/{id}': (vg) => {
    const held = { base: priced, values: priced.values }
    return savePricing(vg, held).send(held, 'id')
  },
  'DELETE virtual-groups/{id}': (vg) =>
    groupDeletion({ vg, accountPk: 7 }, { id: PK, name: 'A' }).send({ pk: PK }, 'id'),
  'POST virtual-groups/charge-boxs/all': (vg) =>
    addChargers({ vg, accountPk: 7 }, 3, [PK]).send({ groupId: 3, pks: [PK] }, 'id'),
  'DELETE virtual-groups/charge-boxs/{linkPk}': (vg) =>
    chargerRemoval({ vg, accountPk: 7 }, 3, { linkPk: PK }).send({ groupId: 3, linkPk: PK }, 'id'),
  'POST users_data': (cp) =>
    createUser(cp, { base: fresh, values: fresh.values }, 'CPF', () => 'salt').send(
      newUserRequest(fresh.values, 'CPF'),
      'id',
    ),
  'PUT users_data/{pk}': async (cp) => {
    if (!user) throw new Error('unreadable')
    const base = userForm(user, NO_ADDRESS)
    const held = { base, values: base.values }
    return saveUser(cp, held).send(held, 'id')
  },
  'POST dynamic-pricing': (cp) => createStepAnswer(cp),
  'PUT dynamic-pricing/{uuid}/detail': (cp) => read(putPricingEntries(cp, 'a1', [])),
  'DELETE dynamic-pricing/{uuid}': (cp) =>
    pricingDeletion(cp, { uuid: 'a1', name: 'Ponta' }).send({ uuid: 'a1', name: 'Ponta' }, 'id'),
  'POST charging_profiles': (cp) => {
    const held = { base: profile, values: profile.values }
    return saveProfile(cp, held).send(held, 'id')
  },
  'PUT charging_profiles/{pk}': (cp) => {
    const held = { base: { ...profile, pk: PK }, values: profile.values }
    return saveProfile(cp, held).send(held, 'id')
  },
  'PUT vouchers/{pk}': async (cp) => {
    const body = updateOf(voucherFixture(), {})
    if (!body) throw new Error('a fixture that cannot be sent')
    const ofForm = await updateVoucher({ cp, ...saver }, voucher, PK).send(
      { ...voucher, isThere: false },
      'id',
    )
    const answer = await changeVoucher(cp, voucherFixture(), {}, FORMATS).send(body, 'id')
    expect(ofForm.end).toBe(answer.end)
    return answer
  },
  'POST vouchers': (cp) =>
    createVoucher({ cp, ...saver }, voucher).send({ ...voucher, isThere: false }, 'id'),
  'POST transactions/{id}/payments/refunds': (fin) =>
    refundAction(moneyDeps(fin), {
      movement: { key: 'TRANSACTION:12', pk: PK, target: 'TRANSACTION' },
      place: PLACE,
    }).send({ proof: REFUND_PROOF, isFull: true }, 'id'),
  'POST transactions/{id}/nfes/resends': (fin) =>
    resendAction(moneyDeps(fin), { key: 'TRANSACTION:12', pk: PK, target: 'TRANSACTION' }, PLACE).send(
      { pk: PK },
      'id',
    ),
  'POST transaction/{id}/pay': (cp) => approve(cp, [PK]),
  'POST transaction/confirm_payments': (cp) => approve(cp, [PK, 13]),
  'DELETE cancel-idle-payment/transaction/{id}': (cp) =>
    idleCancel(moneyDeps(cp), { id: PK, amount: 500, hasMovements: true }).send(
      { id: PK, amount: 500 },
      'id',
    ),
  'POST nfe/resend': (cp) => invoiceResend(cp, PK, ZONE).send({ id: PK }, 'id'),
  'POST smart-charging': (sc) => smartStep(sc, {}),
  'POST virtual-groups/smart-charging': (vg) => smartStep(vg, { id: PK }),
  'PUT smart-charging/{id}': (sc) => smartStep(sc, { id: PK, isLinked: true }),
  'POST settings/supportMail': (cp) => sent(supportMail(cp, NEW_SUPPORT_MAIL)),
  'POST settings/contactMail': (cp) => sent(contactMail(cp, NEW_CONTACT)),
  'POST push-notification': (cp) => sent(pushToAll(cp, 'Manutenção hoje')),
  'POST qrcode/start': (cp) => sent(qrCommand(cp, { ...command, action: 'start' })),
  'POST qrcode/stop': (cp) => sent(qrCommand(cp, { ...command, action: 'stop' })),
  ...Object.fromEntries(
    COMMANDS.map((name) => [callOfCommand(name), (cp: Gateway) => commandAnswer(cp, name)]),
  ),
}

const UNREADABLE = {
  'a captive portal’s page': '<!doctype html><title>Wi-Fi</title><form>…</form>',
  'cut JSON': '{"type":"success","data":{"charge',
}

for (const [what, body] of Object.entries(UNREADABLE))
  test.each(Object.entries(WRITES))(
    `R16 ${what} in place of the answer: %s is unknown`,
    async (_call, write) => {
      expect((await write(behind(body))).end).toBe('unknown')
    },
  )

const SAYS_ERROR = { type: 'error', error: 'Falha', data: null }

// The platform's usual body of a 5xx says nothing of what was done before it broke; after a 408 a browser may have sent
// again by itself.
test.each(Object.entries(WRITES))(
  'R16 a 408 or 5xx, whatever its body says: %s is unknown; under a 200 it is refused',
  async (_call, write) => {
    const body = JSON.stringify(SAYS_ERROR)
    for (const status of [408, 500, 502, 503, 504])
      expect((await write(behind(body, status))).end).toBe('unknown')
    const refusal = { status: 200, body: SAYS_ERROR }
    expect(await write(behind(body))).toMatchObject({ end: 'refused', refusal })
  },
)

test('the table holds every write of the resources', () => {
  expect(new Set(writeCalls())).toEqual(new Set(Object.keys(WRITES)))
})
