import type { FromWorker } from '../protocol.ts'
import type { SpawnLiveWorker } from './worker.ts'

/**
 * Starts the live worker from its own file of this build; the page's Trusted Types policy lets exactly such files pass.
 */
export const spawnLiveWorker: SpawnLiveWorker = ({ onMessage, onFailure }) => {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'live' })
  // The other end is this product's own code in the same build, so its messages have this type.
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
  worker.addEventListener('error', onFailure)
  worker.addEventListener('messageerror', onFailure)
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() }
}
