import { useRouterState } from '@tanstack/react-router'
import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { Ports } from '../../ports/index.ts'
import { type Kept, openPages } from './openPages.tsx'

/** The hook at work, one at a time. */
let slot: {
  readonly useHook: (given: unknown) => unknown
  given: unknown
  result: unknown
  address: string
  draw: () => void
}

function HookPage() {
  const { useHook } = slot
  slot.draw = useReducer((count: number) => count + 1, 0)[1]
  slot.address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? '' })
  slot.result = useHook(slot.given)
  return null
}

/** Opens `/rows` with a hook at work on it. */
export async function openHook<Given, Result>(
  useHook: (given: Given) => Result,
  first: NoInfer<Given>,
  {
    start = '/rows',
    kept,
    ports,
  }: { readonly start?: string; readonly kept?: Kept; readonly ports?: Partial<Ports> } = {},
) {
  slot = {
    useHook: useHook as (given: unknown) => unknown, // only ever given what this test gives
    given: first,
    result: undefined,
    address: '',
    draw: () => undefined,
  }
  const opened = await openPages({ '/rows': HookPage }, start, kept, ports)
  return {
    ...opened,
    /** What the hook gave last. */
    now: () => slot.result as Result,
    /** The address with which it gave that. */
    address: () => slot.address,
    /** Draws the page anew with something else. */
    give: (next: Given) => {
      slot.given = next
      flushSync(slot.draw)
    },
  }
}
