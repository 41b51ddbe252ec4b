import { expect, test } from 'vitest'
import {
  afterSmartStep,
  newSmartCharging,
  nextSmartStep,
  type SmartChargingValues,
  type SmartSaving,
  type SmartStep,
  smartProof,
  smartSavingOf,
} from './index.ts'

const VALUES: SmartChargingValues = {
  isEnabled: true,
  startDate: '2026-03-15',
  endDate: '2026-12-31',
  current: '125.0',
  meterId: '',
}
const creation = (values: Partial<SmartChargingValues> = {}): SmartSaving => ({
  held: { base: newSmartCharging(4), values: { ...VALUES, ...values } },
  chargers: [12, 13],
  mustSave: true,
  isCreation: true,
})
/** Walks a save to its end, through the journal after each step, as after a reload. */
function stepsOf(first: SmartSaving, isReloaded: boolean): SmartStep[] {
  const steps: SmartStep[] = []
  let saving = first
  for (let step = nextSmartStep(saving); step && steps.length < 9; step = nextSmartStep(saving)) {
    steps.push(step)
    saving = afterSmartStep(saving, step, 812)
    if (isReloaded && nextSmartStep(saving)) saving = smartSavingOf(4, smartProof(saving))
  }
  return steps
}

test.each([false, true])(
  'SMC-023 SMC-026 it is created, linked, and its meter is saved where one was chosen (reloaded %s)',
  (isReloaded) => {
    expect(stepsOf(creation(), isReloaded)).toEqual(['create', 'link'])
    expect(stepsOf(creation({ meterId: 'MTR-0001' }), isReloaded)).toEqual(['create', 'link', 'save'])
  },
)

test('SMC-023 the new id is kept until it is linked, past a reload; a retry sends only what is missing', () => {
  const created = afterSmartStep(creation({ meterId: 'MTR-0001' }), 'create', 812)
  const again = smartSavingOf(4, smartProof(created))
  expect(again.held).toEqual(created.held)
  expect(again.held.base).toMatchObject({ id: 812, isLinked: false })
  expect(stepsOf(again, false)).toEqual(['link', 'save'])
})

test('what is changed between the steps goes by the PUT, also where only the journal knows it', () => {
  const created = afterSmartStep(creation(), 'create', 812)
  const changed = { ...created, held: { ...created.held, values: { ...VALUES, current: '100' } } }
  expect(stepsOf(changed, false)).toEqual(['link', 'save'])
  expect(stepsOf(smartSavingOf(4, smartProof(changed)), false)).toEqual(['link', 'save'])
  expect(stepsOf({ ...created, chargers: [12, 14] }, false)).toEqual(['link', 'save'])
  expect(stepsOf({ ...created, chargers: [13, 12] }, false)).toEqual(['link'])
})

test('what was lost on its way is the same step again, for whoever looks it up', () => {
  for (const saving of [creation(), afterSmartStep(creation(), 'create', 812)])
    expect(nextSmartStep(smartSavingOf(4, smartProof(saving)))).toBe(nextSmartStep(saving))
  expect(smartSavingOf(4, {}).held).toMatchObject({ base: { id: undefined }, values: { current: '' } })
})
