import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from 'react'

/** How an in-app link is followed; the app gives its router's way. */
export type FollowLink = (href: string) => void

const LinkContext = createContext<FollowLink | undefined>(undefined)

export interface LinkProviderProps {
  /** Called for a plain primary click on an in-app link instead of a page load. */
  follow: FollowLink
  /** Everything that has links. */
  children: ReactNode
}

/** Tells the links below how to go to a page of the product without loading the document again. */
export function LinkProvider({ follow, children }: LinkProviderProps) {
  return <LinkContext value={follow}>{children}</LinkContext>
}

/** What goes onto an `<a>`. */
export interface LinkProps {
  /** The address as it was given. */
  href: string
  /** Goes there inside the product; absent for outside addresses, which the browser follows. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * Makes the attributes of an in-app link: `const link = useLink()`, `<a {...link('/stations')}>`. It stays a real link:
 * another tab, a copied address and a click with a modifier work as ever. Without a provider it is a plain link.
 */
export function useLink(): (href: string) => LinkProps {
  const follow = useContext(LinkContext)
  return useCallback(
    (href: string): LinkProps => {
      if (!follow) return { href }
      return {
        href,
        onClick(event) {
          const isPlain =
            event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
          const { target } = event.currentTarget
          if (!isPlain || event.defaultPrevented || (target && target !== '_self')) return
          event.preventDefault()
          follow(href)
        },
      }
    },
    [follow],
  )
}
