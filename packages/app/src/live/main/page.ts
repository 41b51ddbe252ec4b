/** What the live connection needs to know about the page it runs in. */
export interface LivePage {
  readonly isHidden: () => boolean
  /** @returns unsubscribes */
  readonly onVisibility: (then: () => void) => () => void
  /** @returns unsubscribes */
  readonly onNetwork: (then: (isOnline: boolean) => void) => () => void
}

/** The browser's page. */
export const browserPage: LivePage = {
  isHidden: () => document.visibilityState === 'hidden',
  onVisibility: (then) => {
    document.addEventListener('visibilitychange', then)
    return () => document.removeEventListener('visibilitychange', then)
  },
  onNetwork: (then) => {
    const online = () => then(true)
    const offline = () => then(false)
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  },
}
