import { entryOf, type RouteEntry } from '@corrente/domain/routing'
import { LinkProvider } from '@corrente/ui/foundations'
import { type ReactNode, useEffect } from 'react'
import { usePorts } from '../ports/index.ts'

export interface LinksProps {
  /** The document that stands here. */
  readonly entry: RouteEntry
  /** Shows another page of this document. */
  readonly push: (href: string) => void
  readonly children: ReactNode
}

/** Follows in-app links: within this document by its own history, by a full navigation into the other one. */
export function Links({ entry, push, children }: LinksProps) {
  const { navigation } = usePorts()
  const follow = (href: string) => {
    const { pathname } = new URL(href, navigation.origin)
    if (entryOf(pathname) === entry) push(href)
    else navigation.go(href)
  }
  useEffect(() => navigation.followBy(follow))
  return <LinkProvider follow={follow}>{children}</LinkProvider>
}
