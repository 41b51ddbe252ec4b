import { describe, expect, test } from 'vitest'
import type { CaseRows } from './index.ts'
import { command, event, minutes, not, power, recharge, said } from './testing/told.ts'

type Row = readonly [what: string, read: () => Partial<CaseRows>, said: string]

const STOP = 'Remote Stop Transaction'
const START = 'Remote Start Transaction'
const ended = (changes: Parameters<typeof recharge>[0]) => ({ recharge: recharge(changes) })
const running = (changes: Partial<CaseRows> = {}) => ({
  ...ended({ stoppedAt: undefined, energyKwh: undefined, income: undefined }),
  ...changes,
})
const STILL: readonly Row[] = [
  [
    'it draws',
    () => running({ values: power([285, 0.06]) }),
    'stillCharging.charging; recharge+measures; at 285',
  ],
  [
    'it is full',
    () => running({ values: power([285, 0.05]) }),
    'stillCharging.full; recharge+measures; at 285',
  ],
  ['it drew too long ago', () => running({ values: power([284.9, 40]) }), 'unknown.openSilent; measures+log'],
  [
    'freed',
    () => running({ events: [event('Available', minutes(80))] }),
    'stillCharging.leftOpen; recharge+events; at 80',
  ],
  [
    'freed before',
    () => running({ events: [event('Available', minutes(-1))] }),
    'unknown.openSilent; measures+log',
  ],
  [
    'another connector was freed',
    () => running({ events: [event('Available', minutes(80), { connectorId: 2 })] }),
    'unknown.openSilent; measures+log',
  ],
  [
    'its end came',
    () => running({ events: [event('TransactionEnded', minutes(80), { transactionId: '1' })] }),
    'stillCharging.leftOpen; recharge+events; at 80',
  ],
  [
    'the end of another one came',
    () => running({ events: [event('TransactionEnded', minutes(80), { transactionId: '2' })] }),
    'unknown.openSilent; measures+log',
  ],
  [
    'its begin came',
    () => running({ events: [event('TransactionStarted', minutes(1), { transactionId: '1' })] }),
    'unknown.openSilent; measures+log',
  ],
]
const FAILED: readonly Row[] = [
  [
    'power',
    () => ended({ stopReason: 'PowerLoss' }),
    'stoppedEarly.power; recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'power, at once',
    () => ended({ stopReason: 'PowerLoss', energyKwh: 0 }),
    'didNotStart.power; recharge; kwh 0 at 60 amount 4000',
  ],
  [
    'power, 0.1 kWh',
    () => ended({ stopReason: 'PowerLoss', energyKwh: 0.1, income: 0 }),
    'didNotStart.power; recharge; kwh 0.1 at 60',
  ],
  [
    'the button',
    () => ended({ stopReason: 'EmergencyStop' }),
    'stoppedEarly.emergency; recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'hard reset',
    () => ended({ stopReason: 'HardReset' }),
    'stoppedEarly.restart; recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'soft reset',
    () => ended({ stopReason: 'Soft_Reset' }),
    'stoppedEarly.restart; recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'reboot',
    () => ended({ stopReason: 'Reboot', energyKwh: undefined }),
    'didNotStart.restart; recharge; at 60 amount 4000',
  ],
  [
    'a fault',
    () => ({ ...ended({}), events: [event('Failure', minutes(60.5))] }),
    'stoppedEarly.fault; events+recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'a fault, at once',
    () => ({ ...ended({ energyKwh: 0 }), events: [event('Failure', minutes(60.5))] }),
    'didNotStart.fault; events+recharge; kwh 0 at 60 amount 4000',
  ],
  [
    'another card',
    () => ended({ stopReason: 'DeAuthorized' }),
    'stoppedEarly.notAuthorized; recharge; kwh 20 at 60 amount 4000',
  ],
  [
    'another card, at once',
    () => ended({ stopReason: 'DeAuthorized', energyKwh: 0, income: 0 }),
    'didNotStart.notAuthorized; recharge; kwh 0 at 60',
  ],
  [
    'nothing flowed',
    () => ended({ energyKwh: 0, income: undefined }),
    'didNotStart.noEnergy; recharge; kwh 0 at 60',
  ],
  ['nobody told what flowed', () => ended({ energyKwh: undefined }), 'unknown.noEnergyTold; measures+log'],
  [
    'no reason, no events',
    () => ({ ...ended({ stopReason: 'Other' }), unread: not('failed', 'events') }),
    'unknown.noReason; log+events; kwh 20 at 60 amount 4000',
  ],
  [
    'a false start',
    () => {
      const first = recharge({ stoppedAt: minutes(1), energyKwh: 0 })
      return { recharge: first, recharges: [first, recharge({ id: 2, startedAt: minutes(2) })] }
    },
    'didNotStart.falseStart; recharge+recharges; kwh 0 at 1 amount 4000',
  ],
  [
    'support ended it',
    () => ({ ...ended({}), tasks: [command(STOP, 'Accepted', minutes(58))] }),
    'stoppedEarly.operator; recharge+commands; at 58',
  ],
  [
    'support ended what failed',
    () => ({ ...ended({ stopReason: 'HardReset' }), tasks: [command('Reset', 'Accepted', minutes(60))] }),
    'stoppedEarly.operator; recharge+commands; at 60',
  ],
  [
    'support let it go',
    () => ({ ...ended({}), tasks: [command('Unlock Connector', 'Accepted', minutes(59))] }),
    'stoppedEarly.operator; recharge+commands; at 59',
  ],
  [
    'too long before',
    () => ({ ...ended({}), tasks: [command(STOP, 'Accepted', minutes(57.9))] }),
    'unknown.noBill; money',
  ],
  [
    'after its end',
    () => ({ ...ended({}), tasks: [command(STOP, 'Accepted', minutes(60.1))] }),
    'unknown.noBill; money',
  ],
  [
    'it was refused',
    () => ({ ...ended({}), tasks: [command(STOP, 'Rejected', minutes(59))] }),
    'unknown.noBill; money',
  ],
  [
    'a start ends nothing',
    () => ({ ...ended({}), tasks: [command(START, 'Accepted', minutes(59))] }),
    'unknown.noBill; money',
  ],
]

describe.each([
  ['going on', STILL],
  ['how it ended', FAILED],
] as const)('%s', (_, all) => {
  test.each(all)('%s', (__, read, words) => {
    expect(said(read())).toBe(words)
  })
})
