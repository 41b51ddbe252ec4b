import { expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import { COMMAND_FORM, type CommandValues } from './form.ts'
import { COMMANDS, type Command, commandRequest } from './index.ts'

const full: CommandValues = {
  ...emptyValues(COMMAND_FORM),
  availType: 'OPERATIVE',
  connectorId: 1,
  idTag: 'TAG1',
  hasPayment: true,
  paymentType: 'PAGBANK_CARD',
  transactionId: 7,
  resetType: 'SOFT',
  confKeys: ['HeartbeatInterval'],
  confKey: 'HeartbeatInterval',
  customConfKey: 'DisplayText',
  value: '300',
  location: 'https://example.com/a.bin',
  retries: 1,
  retryInterval: 2,
  start: 1_000,
  stop: 2_000,
  retrieve: 3_000,
  vendorId: 'Ipe',
  messageId: 'm',
  data: 'd',
  triggerMessage: 'Heartbeat',
  profilePk: 3,
  purpose: 'TX_PROFILE',
  stackLevel: 0,
}
/** Each command with everything that it can carry, in each of its ways. */
const ways = (command: Command): readonly CommandValues[] => [
  full,
  { ...full, keyType: 'CUSTOM', filterType: 'OtherParameters' },
  ...(command === 'remoteStart'
    ? [{ ...full, driver: 'person', personPk: 5, personIdTag: 'TAG2' } as const]
    : []),
]

test('OPS-019 the 25 fields of commands, each of which some command carries, and no other', () => {
  const carried = COMMANDS.flatMap((command) =>
    ways(command).flatMap((values) => Object.keys(commandRequest(command, values, ['A'], 0))),
  )
  expect([...new Set(carried)].filter((field) => field !== 'chargePointSelectList').toSorted()).toEqual(
    [
      'availType',
      'connectorId',
      'idTag',
      'paymentType',
      'transactionId',
      'resetType',
      'confKeyList',
      'keyType',
      'confKey',
      'customConfKey',
      'value',
      'location',
      'retries',
      'retryInterval',
      'start',
      'stop',
      'retrieve',
      'vendorId',
      'messageId',
      'data',
      'triggerMessage',
      'chargingProfilePk',
      'filterType',
      'chargingProfilePurpose',
      'stackLevel',
    ].toSorted(),
  )
})
