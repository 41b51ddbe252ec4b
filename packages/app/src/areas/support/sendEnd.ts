import type { WriteEnd, WriteState } from '@corrente/domain/writes'

/** How the last send ended, as its notice says it; undefined: nothing to say yet. */
export function sendEndOf({ phase }: WriteState): WriteEnd | undefined {
  return phase === 'done' || phase === 'refused' || phase === 'unknown' ? phase : undefined
}
