import { useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Ports } from '../../ports/index.ts'
import { builtPagesAtom } from '../access/index.ts'
import type { AreaRoute, OverProps } from '../area/index.ts'
import { nothingKept, openPages } from '../testing/openPages.tsx'
import { sessionOf } from '../testing/sessionOf.ts'
import { overPagesAtom } from './overPages.ts'
import { useOpen } from './useOpen.ts'
import { useOver } from './useOver.ts'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

const session = sessionOf('/stations', '/transactions', '/operations/remote_stop')
const tenant = { id: 'move', rules: { grants: {} } } as Ports['tenant'] // of it, what is read here

/** A recharge and the stop of one, each over the page. */
function View({ id, onClose }: OverProps) {
  const open = useOpen()
  return (
    <section aria-label={id}>
      <button type="button" onClick={() => open('/operations/remote_stop?station=A')}>
        stop
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </section>
  )
}
const over = (id: 'transactions' | 'operations-remote-stop'): AreaRoute => ({
  id,
  messages: [],
  page: async () => () => null,
  over: { accepts: () => true, view: async () => View },
})
const PAGES = new Map(
  (['transactions', 'operations-remote-stop'] as const).map((id) => [id, over(id)] as const),
)

function List() {
  const setBuilt = useSetAtom(builtPagesAtom)
  const setOver = useSetAtom(overPagesAtom)
  useEffect(() => {
    setBuilt(new Set(['stations', ...PAGES.keys()]))
    setOver(PAGES)
  }, [setBuilt, setOver])
  const open = useOpen()
  const shown = useOver()
  return (
    <main>
      <button type="button" onClick={() => open('/transactions?recharge=7')}>
        recharge
      </button>
      <Suspense>{shown && <shown.View {...shown.props} />}</Suspense>
    </main>
  )
}

test('what was opened over what stands over the page goes back to that by Back, and to the bare page when it is closed', async () => {
  const ports = { session, tenant }
  const {
    router,
    address,
    close: closeNow,
  } = await openPages({ '/stations': List }, '/stations', nothingKept(), ports)
  close = closeNow
  const recharge = page.getByRole('region', { name: 'transactions' })
  const stop = page.getByRole('region', { name: 'operations-remote-stop' })
  await page.getByRole('button', { name: 'recharge' }).click()
  await recharge.getByRole('button', { name: 'stop' }).click()
  await expect.element(stop).toBeVisible()
  expect(address()).toBe('/stations')
  router.history.back()
  await expect.element(recharge).toBeVisible()
  await recharge.getByRole('button', { name: 'stop' }).click()
  await stop.getByRole('button', { name: 'close' }).click()
  await expect.element(stop).not.toBeInTheDocument()
  await expect.element(recharge).not.toBeInTheDocument()
  expect(router.state.location.state.over).toBeUndefined()
})
