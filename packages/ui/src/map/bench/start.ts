import type { MapBench } from './bench.ts'

declare global {
  interface Window {
    startMapBench?: () => Promise<void>
    mapBench?: MapBench
  }
}

/** Nothing of the map runs before the tool knows which process it will run in. */
window.startMapBench = async () => {
  const { bench } = await import('./bench.ts')
  window.mapBench = bench
}
