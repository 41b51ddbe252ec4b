import { expect, test } from 'vitest'
import { openHook } from '../../kit/testing/openHook.tsx'
import { nothingKept } from '../../kit/testing/openPages.tsx'
import { typingName, useTyping } from './useTyping.ts'

const NAME = typingName('u')

test('what is typed is kept by a reload within the frame, and by a session that ends; left on purpose it is not', async () => {
  const kept = nothingKept()
  const reloaded = await openHook(useTyping, 'u', { kept })
  reloaded.now().keep('monday', { start: '17:30' })
  window.dispatchEvent(new Event('pagehide'))
  expect(kept.drafts.get(NAME)).toEqual({ place: 'monday', typed: { start: '17:30' } })
  expect(reloaded.close()).toEqual([])

  const ended = await openHook(useTyping, 'u', { kept })
  expect(ended.now().found).toEqual({ place: 'monday', typed: { start: '17:30' } })
  ended.now().keep('monday', { start: '16:00' })
  await expect.poll(() => ended.now().isTyped).toBe(true)
  expect(ended.close()).toEqual([])
  expect(kept.drafts.get(NAME)).toMatchObject({ typed: { start: '16:00' } })

  const left = await openHook(useTyping, 'u', { kept })
  left.now().keep('monday', { start: '15:00' })
  await expect.poll(() => left.now().isTyped).toBe(true)
  left.now().forget()
  window.dispatchEvent(new Event('pagehide'))
  expect(left.close()).toEqual([])
  expect([...kept.drafts]).toEqual([])
})
