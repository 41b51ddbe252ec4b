import { type PhaseFacts, type ShownPhase, shownPhase } from '../model/phase.ts'
import type { FromWorker } from '../protocol.ts'

/** Tells the page its phase where that is another than before; call it whenever a fact may have changed. */
export function createPhaseReport(post: (message: FromWorker) => void, facts: () => PhaseFacts): () => void {
  let shown: ShownPhase | undefined
  return () => {
    const next = shownPhase(facts())
    if (next.phase === shown?.phase && next.reason === shown.reason) return
    shown = next
    post({ kind: 'phase', ...next })
  }
}
