import { describe, expect, test } from 'vitest'
import type { CaseRows } from './index.ts'
import { command, event, minutes, not, refusedAt, said, T0 } from './testing/told.ts'

type Row = readonly [what: string, read: () => Partial<CaseRows>, said: string]

const START = 'Remote Start Transaction'
const STARTS: readonly Row[] = [
  ['refused', () => ({ cards: refusedAt(minutes(1)) }), 'didNotStart.cardRefused; cards+recharges; at 1'],
  [
    'refused, another card',
    () => ({ cards: refusedAt(minutes(1)), card: 'CARD-2' }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'refused, this card',
    () => ({ cards: refusedAt(minutes(1)), card: ' card-1 ' }),
    'didNotStart.cardRefused; cards+recharges; at 1',
  ],
  [
    'refused half an hour before',
    () => ({ cards: refusedAt(minutes(-30)) }),
    'didNotStart.cardRefused; cards+recharges; at -30',
  ],
  [
    'refused too long before',
    () => ({ cards: refusedAt(minutes(-30.1)) }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'refused half an hour after',
    () => ({ cards: refusedAt(minutes(30)) }),
    'didNotStart.cardRefused; cards+recharges; at 30',
  ],
  ['refused too long after', () => ({ cards: refusedAt(minutes(30.1)) }), 'unknown.nothingSeen; driver+log'],
  [
    'refused elsewhere',
    () => ({ cards: refusedAt(minutes(1)).map((each) => ({ ...each, stationIds: ['IPE-2'] })) }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'refused, recharges unread',
    () => ({ cards: refusedAt(minutes(1)), unread: not('failed', 'recharges') }),
    'unknown.nothingSeen; recharges+log',
  ],
  ['down', () => ({ events: [event('Failure', minutes(-50))] }), 'didNotStart.fault; events'],
  ['down as it came', () => ({ events: [event('Failure', T0)] }), 'didNotStart.fault; events'],
  ['down afterwards', () => ({ events: [event('Failure', minutes(1))] }), 'unknown.nothingSeen; driver+log'],
  [
    'down, events unread',
    () => ({ events: [event('Failure', minutes(-50))], unread: not('tooOld', 'events') }),
    'unknown.nothingSeen; driver+events+log',
  ],
  [
    'the whole station',
    () => ({ events: [event('Failure', minutes(-50), { connectorId: 0 })] }),
    'didNotStart.fault; events',
  ],
  [
    'away',
    () => ({ events: [event('Disconnected', minutes(-20))] }),
    'didNotStart.offline; events+recharges',
  ],
  [
    'back again',
    () => ({ events: [event('Disconnected', minutes(-20)), event('Connected', minutes(-10))] }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'away, unanswered',
    () => ({
      events: [event('Disconnected', minutes(-20))],
      tasks: [command(START, 'error: x', minutes(2))],
    }),
    'didNotStart.offline; events+commands',
  ],
  [
    'away, answered',
    () => ({
      events: [event('Disconnected', minutes(-20))],
      tasks: [command(START, 'Accepted', minutes(2))],
    }),
    'didNotStart.offline; events+recharges',
  ],
  [
    'another station was away',
    () => ({ events: [event('Disconnected', minutes(-20), { stationId: 'IPE-2' })] }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'a start was refused',
    () => ({ tasks: [command(START, 'Rejected', minutes(2))] }),
    'didNotStart.commandRefused; commands; at 2',
  ],
  [
    'a start too early',
    () => ({ tasks: [command(START, 'Rejected', minutes(-30.1))] }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'a start too late',
    () => ({ tasks: [command(START, 'Rejected', minutes(30.1))] }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'the last start counts',
    () => ({ tasks: [command(START, 'error: x', minutes(3)), command(START, 'Rejected', minutes(2))] }),
    'unknown.commandSilent; events+log; at 3',
  ],
  [
    'a reset is no start',
    () => ({ tasks: [command('Reset', 'Rejected', minutes(2))] }),
    'unknown.nothingSeen; driver+log',
  ],
  [
    'nothing, and nothing read',
    () => ({ unread: not('failed', 'recharges', 'events', 'commands', 'cards', 'money') }),
    'unknown.nothingSeen; driver+recharges+events+commands+cards+log',
  ],
]

describe.each([['why none began', STARTS]] as const)('%s', (_, all) => {
  test.each(all)('%s', (__, read, words) => {
    expect(said(read())).toBe(words)
  })
})
