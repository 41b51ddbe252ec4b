import { createListeners, type HistoryPlace, type HistoryPort } from '../ports/index.ts'

/** The browser's history of this document as a port. */
export function createDocumentHistory(window: Window): HistoryPort {
  const read = (): HistoryPlace => ({ pathname: window.location.pathname, state: window.history.state })
  let place = read()
  const { add: subscribe, tell } = createListeners()
  const moved = () => {
    place = read()
    tell()
  }
  window.addEventListener('popstate', moved)
  return {
    place: () => place,
    push: (path, state = null) => {
      window.history.pushState(state, '', path)
      window.scrollTo(0, 0)
      moved()
    },
    replace: (path, state = null) => {
      window.history.replaceState(state, '', path)
      moved()
    },
    subscribe,
  }
}
