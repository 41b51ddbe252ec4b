import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { atom, useAtom } from 'jotai'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { type AddressRules, nextAddress, type Params, readAddress } from './addressRules.ts'

/** What the address of a page says, and the way to change it. */
export interface Address<Values> {
  readonly values: Values
  /**
   * Says other values. What is changed decides whether Back takes it back, unless it is said: `replace` for a correction,
   * `step` for a button that applies or clears all at once.
   */
  readonly change: (change: Partial<Values>, as?: 'step' | 'replace') => void
  /** The address is of a list that was narrowed by persons, whom no link names. */
  readonly isIncomplete: boolean
}

/** What names persons, by page: in memory only, gone with the document. */
const heldAtom = atom<Readonly<Record<string, Params | undefined>>>({})

/**
 * Reads and writes the address of a page, so that a link shares what is seen, a reload keeps it and Back works.
 * @param rules - a constant
 */
export function useAddress<Values extends Params>(rules: AddressRules<Values>): Address<Values> {
  const raw = useSearchNow()
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const [held, hold] = useAtom(heldAtom)
  const name = rules.inMemory?.page
  const own = name === undefined ? undefined : held[name]
  const { values, isIncomplete } = useMemo(() => readAddress(rules, raw, own), [rules, raw, own])
  return {
    values,
    isIncomplete,
    change: (change, as) => {
      const next = nextAddress(rules, values, change)
      if (name !== undefined) hold((all) => ({ ...all, [name]: next.held }))
      // The address is the next page's already: what this one still corrects would stand in it.
      if (isLeft()) return
      const isStep = as === undefined ? next.isStep : as === 'step'
      // Nothing is left, so no form is asked: that takes a moment, in which a field would show what it held before.
      const options = { resetScroll: false, replace: !isStep, ignoreBlocker: true }
      void navigate({ to: '.', search: next.search, ...options })
    },
  }
}

/** A path as the router matches it: whether it ends with a slash is nothing. */
const bare = (pathname: string): string => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname)

/** The path that the page was opened by. The address may have gone on already: a page that is being left is not drawn again. */
export const usePagePath = (): string => useMatch({ strict: false, select: (match) => match.pathname })

/** Whether the address has gone on to another page, whose code may still be on its way. */
function useIsLeft(): () => boolean {
  const pathname = usePagePath()
  const { history } = useRouter()
  return () => bare(history.location.pathname) !== bare(pathname)
}

/**
 * What the page's address says at this moment, with its question mark. A page that is being left keeps what it was shown
 * with; undefined where it was left before it was shown.
 */
export function usePageSearch(): string | undefined {
  const isLeft = useIsLeft()
  const { history } = useRouter()
  const [last] = useState<{ text?: string }>({})
  return useSyncExternalStore(history.subscribe, () => {
    if (!isLeft()) last.text = history.location.search
    return last.text
  })
}

/**
 * The parameters of the page's address as they stand at this moment. The router hands them on when it is ready: until then
 * a field would show what it held before, and a letter that is typed meanwhile would take the place of the last one.
 */
function useSearchNow(): Params {
  const handedOn = useSearch({ strict: false })
  const { parseSearch } = useRouter().options
  const text = usePageSearch()
  const own: Params | undefined = useMemo(
    () => (text === undefined ? undefined : parseSearch(text)),
    [text, parseSearch],
  )
  return own ?? handedOn
}
