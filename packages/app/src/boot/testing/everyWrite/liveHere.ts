import { createLive } from '../../../live/index.ts'
import { createEngine } from '../../../live/worker/engine.ts'
import { createLiveHttp } from '../../../live/worker/http.ts'

const never = (): void => undefined

/** The page's end of the live network, with its worker in this thread and no socket. */
export const liveOf = (
  origin: string,
  fetch: typeof globalThis.fetch,
  onSessionEnded: (token: string) => void,
) =>
  createLive({
    config: { websocketUrl: undefined, apiBase: `${origin}/api/v1/`, topicKey: 'chargeBoxId' },
    now: () => Date.now(),
    onSessionEnded,
    page: { isHidden: () => false, onVisibility: () => never, onNetwork: () => never },
    spawn: ({ onMessage }) => {
      const engine = createEngine({
        open: () => ({ subscribe: () => never, close: never }),
        http: (deps) => createLiveHttp({ ...deps, fetch }),
        timers: {
          now: () => Date.now(),
          after: (ms, then) => {
            const timer = setTimeout(then, ms)
            return () => clearTimeout(timer)
          },
        },
        random: () => 0.5,
        machineNow: () => Date.now(),
        post: (message) => queueMicrotask(() => onMessage(structuredClone(message))),
      })
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })
