import { type Access, grants } from '@corrente/domain/permissions'
import { hrefOf, pathOf, placeOf } from '@corrente/domain/routing'
import { late } from '@corrente/ui/foundations'
import type { NavItem } from '@corrente/ui/widgets/shell'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useOnline } from '../../features/online.ts'
import { builtPagesAtom } from '../../kit/access/index.ts'
import { Boundary } from '../../kit/boundaries/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type MenuLinks, menuItems } from './menuItems.ts'

// No first load waits for a number.
const ProblemCount = late(async () => (await import('../../features/problems/index.ts')).ProblemCount)
const InboxCount = late(async () => (await import('./InboxCount.tsx')).InboxCount)
/** What the page itself does not need waits until the page has what it needs, in milliseconds. */
const INBOX_WAITS_MS = 10_000
const NO_LINKS: MenuLinks = {}
/** What the alerts' number counts; the page itself opens where this user looked last. */
const PROBLEMS = hrefOf(placeOf('problems', '', () => true) ?? { path: pathOf('alerts') })

export interface Menu {
  readonly items: readonly NavItem[]
  /** Counts what waits; shows nothing itself. */
  readonly counters: ReactNode
}

/** The menu of whoever is signed in, with the numbers of what waits: open problems, unknown cards. */
export function useMenu(access: Access): Menu {
  const { links = NO_LINKS } = usePorts().tenant.settings
  const built = useAtomValue(builtPagesAtom)
  const [problems, setProblems] = useState<number>()
  const [cards, setCards] = useState<number>()
  const isSettled = useSettled()
  const items = useMemo(
    () =>
      menuItems(access, built, links).map((item) => {
        if (item.id === 'alerts') return { ...item, count: problems, countHref: PROBLEMS }
        return item.id === 'tags' ? { ...item, count: cards, countHref: pathOf('tags-unknown') } : item
      }),
    [access, built, links, problems, cards],
  )
  const has = (wanted: NavItem['id']) => items.some(({ id }) => id === wanted)
  const hasInbox = has('tags') && grants(access, pathOf('tags-unknown'))
  return {
    items,
    counters: (
      <>
        {has('alerts') && <Counter name="problems">{<ProblemCount onCount={setProblems} />}</Counter>}
        {isSettled && hasInbox && <Counter name="inbox">{<InboxCount onCount={setCards} />}</Counter>}
      </>
    ),
  }
}

/** A number that cannot be counted is not shown; no error takes its place. */
function Counter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { report } = usePorts()
  return (
    <Boundary onFailure={(error) => report.failed(name, error)} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

/** Whether the first page has had its time. Without a network what comes later waits for one. */
function useSettled(): boolean {
  const isOnline = useOnline()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isOnline) return
    const timer = setTimeout(() => setSettled(true), INBOX_WAITS_MS)
    return () => clearTimeout(timer)
  }, [isOnline])
  return isSettled
}
