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
