import { expect, test } from 'vitest'
import { NO_GRANTS, rolePermission, routePermission } from '../fixtures/index.ts'
import { buildAccess, type Permission } from '../permissions/index.ts'
import { rechargeRights } from './index.ts'

const rights = (permissions: readonly Permission[], check?: boolean) =>
  rechargeRights(buildAccess(permissions, NO_GRANTS), check)

test('PRM-008 PRM-009 MON-020 MON-021 MON-031 money is seen with the role alone', () => {
  expect(rights([rolePermission('DASH_FINANCIAL_INDICATORS')])).toMatchObject({
    hasMoney: true,
    hasInvoice: false,
  })
  expect(rights([rolePermission('DASH_FINANCIAL_INDICATORS', false)]).hasMoney).toBe(false)
})

test('MON-024 the invoice column needs its route', () => {
  expect(rights([routePermission('/transactions/show_nf_column')])).toMatchObject({
    hasMoney: false,
    hasInvoice: true,
  })
})

test('PRM-010 PRM-011 MON-022 MON-023 MON-030 tag search and Excel are off by the role or by the check; a failed check leaves it to the role', () => {
  const role = [rolePermission('DASH_DISABLE_TRANSACTION_OPTIONS')]
  expect(
    [rights(role), rights(role, false), rights([], true), rights([], false), rights([])].map(
      (each) => each.isLimited,
    ),
  ).toEqual([true, true, true, false, false])
})

test('nobody sees anything without a session', () => {
  expect(rechargeRights(undefined, false)).toEqual({ hasMoney: false, hasInvoice: false, isLimited: true })
})
