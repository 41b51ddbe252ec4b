import { useDeferredValue } from 'react'

/**
 * False in a component's first render, true in one of its own right after: for what adorns a page whose form comes first.
 * Whoever uses it keeps the room, so that nothing moves.
 */
export const useSecondRender = (): boolean => useDeferredValue(true, false)
