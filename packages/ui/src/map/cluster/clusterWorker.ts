import { buffersOf, buildClusterShape } from './clusterShape.ts'

/** Builds the hierarchy of one large set of points apart from the page's own thread, then ends with the page's word. */
self.addEventListener('message', (event: MessageEvent<Float64Array<ArrayBuffer>>) => {
  const shape = buildClusterShape(event.data)
  self.postMessage(shape, { transfer: buffersOf(shape) })
})
