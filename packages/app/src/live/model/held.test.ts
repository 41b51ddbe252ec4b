import {
  applyChargeBoxMessage,
  applyStatusEvent,
  readChargeBoxMessage,
  readStatusEvent,
  type Station,
} from '@corrente/domain/stations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargePoint, stationsOf, statusEvent } from '../testing/wire.ts'
import { type HeldMessage, hold } from './held.ts'

const STATUSES = ['Available', 'Charging', 'Faulted', 'Preparing', 'Odd'] as const
const moment = fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined })
const status = fc
  .record({ connectorId: fc.integer({ min: 1, max: 2 }), name: fc.constantFrom(...STATUSES), at: moment })
  .map(({ connectorId, name, at }): HeldMessage => {
    const event = readStatusEvent(statusEvent('A', connectorId, name, at))
    if (!event) throw new Error('unreadable event')
    return { kind: 'status', event }
  })
const chargeBox = fc
  .record({ name: fc.string(), status: fc.constantFrom(...STATUSES), at: moment })
  .map(({ name, status, at }): HeldMessage => {
    const message = readChargeBoxMessage(chargePoint('A', [[status, at]], { description: name }))
    if (!message) throw new Error('unreadable message')
    return { kind: 'chargeBox', message }
  })
const base = fc.tuple(moment, moment).map(([a, b]): Station => {
  const [station] = stationsOf(
    chargePoint('A', [
      ['Available', a],
      ['Charging', b],
    ]),
  )
  if (!station) throw new Error('no station')
  return station
})
const fold = (station: Station, messages: readonly HeldMessage[]): Station =>
  messages.reduce(
    (now, message) =>
      message.kind === 'status'
        ? applyStatusEvent(now, message.event)
        : applyChargeBoxMessage(now, message.message),
    station,
  )

test('R4 the shortened messages do to any station what all of them do', () => {
  fc.assert(
    fc.property(
      base,
      fc.array(fc.oneof({ weight: 6, arbitrary: status }, chargeBox), { maxLength: 14 }),
      (station, all) => {
        const short = all.reduce<readonly HeldMessage[]>((held, next) => hold(held, next), [])
        expect(fold(station, short)).toEqual(fold(station, all))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('R4 a burst stays small: at most three events per connector', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 60 }), (all) => {
      const short = all.reduce<readonly HeldMessage[]>((held, next) => hold(held, next), [])
      expect(short.length).toBeLessThanOrEqual(6)
    }),
  )
})
