import type { LoadFailure } from '../../foundations/index.ts'

/** Which words say why a panel has no newer data. */
export function failureText(failure: LoadFailure | undefined) {
  return failure === 'unreachable' || failure === 'unreadable' ? (`feed.${failure}` as const) : 'feed.refused'
}
