import { entryOf, type RouteEntry } from '@corrente/domain/routing'
import { LinkProvider } from '@corrente/ui/foundations'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePorts } from '../ports/index.ts'

export interface LinksProps {
  /** The document that stands here. */
  readonly entry: RouteEntry
  readonly children: ReactNode
}

/** Follows in-app links: by the router within this document, by a full navigation into the other one. */
export function Links({ entry, children }: LinksProps) {
  const { history } = useRouter()
  const { navigation } = usePorts()
  const follow = (href: string) => {
    const { pathname } = new URL(href, navigation.origin)
    if (entryOf(pathname) === entry) history.push(href)
    else navigation.go(href)
  }
  return <LinkProvider follow={follow}>{children}</LinkProvider>
}
