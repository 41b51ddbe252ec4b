import { buildClusterShape, type ClusterShape } from './clusterShape.ts'

/** From so many points on a worker builds the hierarchy: above it the page's own thread would stand still too long. */
export const WORKER_FROM = 3_000

/**
 * The hierarchy of a set of points: at once when it is small, from a worker when it is large.
 * A worker that cannot start (an old policy, no memory) leaves the work to this thread.
 */
export function buildShape(points: Float64Array<ArrayBuffer>): ClusterShape | Promise<ClusterShape> {
  if (points.length / 2 < WORKER_FROM) return buildClusterShape(points)
  return new Promise((resolve) => {
    const here = () => resolve(buildClusterShape(points))
    try {
      const worker = new Worker(new URL('./clusterWorker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', (event: MessageEvent<ClusterShape>) => {
        worker.terminate()
        resolve(event.data)
      })
      worker.addEventListener('error', () => {
        worker.terminate()
        here()
      })
      worker.postMessage(points)
    } catch {
      here()
    }
  })
}
