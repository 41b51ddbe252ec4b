import type { WriteState } from '@corrente/domain/writes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHook } from '../testing/openHook.tsx'
import { useSaveEnd } from './useSaveEnd.ts'

const SENDING: WriteState<unknown, unknown> = { phase: 'sending', step: '', saved: [], at: 0 }
const REFUSED: WriteState<unknown, unknown> = {
  phase: 'refused',
  refusal: { status: 422, body: undefined },
  step: '',
  saved: [],
}

const useEnd = (state: WriteState<unknown, unknown>) =>
  useSaveEnd({ state, verify: () => undefined, again: () => undefined, holdMs: 1500 })

let close: () => unknown[] = () => []
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  expect(close()).toEqual([])
})

test('VGR-043 the dialog of a failure opens 1.5 s after its answer: not before 1.4 s, and by 1.8 s', async () => {
  const end = await openHook(useEnd, SENDING)
  close = end.close
  expect(end.now().failure).toBeUndefined()
  end.give(REFUSED)
  expect(end.now()).toMatchObject({ failure: undefined, isHeld: true })
  await vi.advanceTimersByTimeAsync(1400)
  end.give(REFUSED)
  expect(end.now()).toMatchObject({ failure: undefined, isHeld: true })
  await vi.advanceTimersByTimeAsync(400)
  end.give(REFUSED)
  expect(end.now()).toMatchObject({ failure: 'refused', isHeld: false })
})

test('a failure that was put away does not come back with the next press, only with the next answer', async () => {
  const end = await openHook(useEnd, REFUSED)
  close = end.close
  expect(end.now().failure).toBe('refused')
  end.now().dialog.onClose()
  end.give(REFUSED)
  expect(end.now().failure).toBeUndefined()
  end.now().begin()
  end.give(REFUSED)
  expect(end.now().failure).toBeUndefined()
  end.give(SENDING)
  end.give(REFUSED)
  await vi.advanceTimersByTimeAsync(1800)
  end.give(REFUSED)
  expect(end.now().failure).toBe('refused')
})
