import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyTaken, powerOfLimit } from './energy.ts'

const evening = { defaultLimit: 32, intervals: [{ start: 1080, end: 1260, limit: 16 }] }
const allDay = { defaultLimit: 32, intervals: [] }

test('job "ghost": three hours at half of 32 A take away 48 ampere hours: 10.56 kWh on one phase, thrice on three', () => {
  const taken = energyTaken(allDay, evening)
  expect(taken?.onePhase).toBeCloseTo(10.56)
  expect(taken?.threePhases).toBeCloseTo(31.68)
})

test('the way back gives what the way there took; a curve takes nothing from itself', () => {
  const curves = fc
    .record({ usual: fc.integer({ max: 63, min: 0 }), limit: fc.integer({ max: 63, min: 0 }) })
    .map(({ usual, limit }) => ({ defaultLimit: usual, intervals: [{ start: 60, end: 720, limit }] }))
  fc.assert(
    fc.property(curves, curves, (a, b) => {
      expect((energyTaken(a, b)?.onePhase ?? 0) + (energyTaken(b, a)?.onePhase ?? 0)).toBeCloseTo(0)
      expect(energyTaken(a, a)?.threePhases).toBe(0)
    }),
  )
})

test('without a default there is no telling', () => {
  expect(energyTaken(allDay, { defaultLimit: undefined, intervals: [] })).toBeUndefined()
})

test('job 4: 16 A are 3.52 kW on one phase, 10.56 kW on three', () => {
  expect(powerOfLimit(16).onePhase).toBeCloseTo(3.52)
  expect(powerOfLimit(16).threePhases).toBeCloseTo(10.56)
})

test('job 4: by the volts of the station; three phases are named by the volts between two of them', () => {
  const wide = powerOfLimit(32, { system: 'THREE_PHASE', voltage: 380 })
  expect(wide.volts).toBeCloseTo(219.4, 1)
  expect(wide.threePhases).toBeCloseTo(21.06, 2)
  expect(wide.isRegistered).toBe(true)
  const low = powerOfLimit(32, { system: 'THREE_PHASE', voltage: 220 })
  expect(low.onePhase).toBeCloseTo(4.06, 2)
  for (const system of ['SINGLE_PHASE', 'TWO_PHASE'])
    expect(powerOfLimit(32, { system, voltage: 220 })).toEqual({
      volts: 220,
      isRegistered: true,
      onePhase: 7.04,
      threePhases: undefined,
    })
  // What is not registered is not known.
  for (const supply of [undefined, { system: undefined, voltage: undefined }, { system: 'X', voltage: 0 }])
    expect(powerOfLimit(16, supply)).toMatchObject({ volts: 220, isRegistered: false, onePhase: 3.52 })
})
