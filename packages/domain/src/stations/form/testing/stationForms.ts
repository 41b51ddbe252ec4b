import {
  accountsFixture,
  NO_GRANTS,
  routePermission,
  stationContextFixture,
} from '../../../fixtures/index.ts'
import { buildAccess, type Permission } from '../../../permissions/index.ts'
import {
  checkStation,
  newStation,
  type StationBase,
  type StationFormContext,
  type StationValues,
  stationPolicy,
  stationRequest,
} from '../../index.ts'

export const accessOf = (permissions: readonly Permission[]) => buildAccess(permissions, NO_GRANTS)
export const NOTHING = accessOf([routePermission('/stations')])
export const everything = () => stationContextFixture()
export const nothing = (mode: 'new' | 'edit' = 'edit'): StationFormContext => ({
  mode,
  access: NOTHING,
  accounts: accountsFixture(),
})

export const policyOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) =>
  stationPolicy({ ...base.values, ...changes }, base, context)
export const errorsOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) => {
  const values = { ...base.values, ...changes }
  return checkStation(values, base, stationPolicy(values, base, context))
}
export const sentOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) => {
  const values = { ...base.values, ...changes }
  return stationRequest(values, base, stationPolicy(values, base, context))
}
export const fresh = () => newStation('BR', 7)
export const newContext = () => stationContextFixture({ mode: 'new' })
export const valid = (): StationBase => {
  const base = fresh()
  return { ...base, values: { ...base.values, chargeBoxId: 'NOVA-1', description: 'Nova' } }
}
