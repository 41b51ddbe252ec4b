import type { ToWorker } from '../protocol.ts'
import { type Run, type RunDeps, startRun } from './run.ts'

/** The live connection without its worker: takes the page's messages, posts to the page. */
export interface Engine {
  readonly receive: (message: ToWorker) => void
  /** An error that escaped to the worker's edge. */
  readonly fault: () => void
}

/** One run per session. */
export function createEngine(deps: RunDeps): Engine {
  let run: Run | undefined
  return {
    receive: (message) => {
      if (message.kind === 'start') {
        run?.stop()
        run = startRun(deps, message.session, message.config, message.isHidden)
      } else if (message.kind === 'stop') {
        run?.stop()
        run = undefined
      } else run?.receive(message)
    },
    fault: () => run?.fault(),
  }
}
