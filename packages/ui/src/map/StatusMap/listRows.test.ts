import { expect, test } from 'vitest'
import { buildClusterShape } from '../cluster/index.ts'
import { createModel } from '../engine/createModel.ts'
import { fakeSource } from '../testing/index.ts'
import { listRows } from './listRows.ts'

const points = [
  { id: 'far', lng: -40, lat: -20, label: 'far' },
  { id: 'near', lng: -46.6, lat: -23.5, label: 'near' },
  { id: 'busy', lng: -46.61, lat: -23.51, label: 'busy' },
  { id: 'out', lng: 10, lat: 50, label: 'out' },
]
const model = createModel({
  source: fakeSource(points, new Map([['busy', 1]])),
  kinds: 2,
  build: buildClusterShape,
})
const center = { lat: -23.5, lng: -46.6 }
const names = (rows: number[]) => rows.map((i) => points[i]?.id)

test('the list is sorted by status, then from the middle outwards', () => {
  expect(names(listRows(model, { center }))).toEqual(['near', 'far', 'out', 'busy'])
})

test('the list holds what is in the view', () => {
  expect(names(listRows(model, { center, bounds: [-50, -30, -35, -10] }))).toEqual(['near', 'far', 'busy'])
})

test('the list of one spot holds its points only', () => {
  expect(names(listRows(model, { center, only: [2, 1] }))).toEqual(['near', 'busy'])
})
