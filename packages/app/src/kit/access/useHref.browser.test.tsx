import type { RouteId } from '@corrente/domain/routing'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Ports } from '../../ports/index.ts'
import { openHook } from '../testing/openHook.tsx'
import { sessionOf } from '../testing/sessionOf.ts'
import { builtPagesAtom } from './builtPages.ts'
import { useGranted } from './useGranted.ts'
import { useHref } from './useHref.ts'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

const tenant = { id: 'move', rules: { grants: { monetization: true, vouchers: true, logs: true } } }

function useLinks(built: readonly RouteId[]) {
  const setBuilt = useSetAtom(builtPagesAtom)
  useEffect(() => setBuilt(new Set(built)), [built, setBuilt])
  return useHref()
}

test('RTE-037 a page has an address where it is permitted and built, else none', async () => {
  const ports = { session: sessionOf('/stations', '/vouchers'), tenant: tenant as Ports['tenant'] }
  const built = ['stations', 'alerts'] as const
  const { now, close: closeNow } = await openHook(useLinks, built, { ports })
  close = closeNow
  await expect.poll(() => now()('stations')).toBe('/stations')
  expect([now()('vouchers'), now()('alerts')]).toEqual([undefined, undefined])
})

test('an id stands in the address', async () => {
  const ports = { session: sessionOf('/ocpptags/edit/$id'), tenant: tenant as Ports['tenant'] }
  const { now, close: closeNow } = await openHook(useLinks, ['tag-edit'], { ports })
  close = closeNow
  await expect.poll(() => now()('tag-edit', { id: 7 })).toBe('/ocpptags/edit/7')
})

const useRight = (key: string) => useGranted()(key)

test('PRM-002 a right is had by the key of its entry, and by nobody without a session', async () => {
  const ports = { session: sessionOf('/ocpptags/unknown'), tenant: tenant as Ports['tenant'] }
  const some = await openHook(useRight, '/ocpptags/unknown', { ports })
  expect(some.now()).toBe(true)
  some.give('/users_data/tenant_parent/cpf')
  expect(some.now()).toBe(false)
  expect(some.close()).toEqual([])
  const nobody = { ...sessionOf(), current: () => undefined }
  const none = await openHook(useRight, '/ocpptags/unknown', { ports: { ...ports, session: nobody } })
  close = none.close
  expect(none.now()).toBe(false)
})
