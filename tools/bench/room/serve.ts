// Builds a bench of the kit into a folder of its own and serves it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { PRODUCT } from '../product.ts'

type Themes = typeof import('@corrente/themes/build')

export interface Room {
  /** Where the bench's page is: `http://127.0.0.1:PORT/`. */
  readonly origin: string
  /** Ends the server and removes what was built. */
  readonly close: () => Promise<void>
}

/** @param folder the bench's own below `packages/ui/src`: `map/bench` */
export async function serveRoom(folder: string): Promise<Room> {
  const root = join(PRODUCT, 'packages/ui/src', folder)
  // The styles are of the same day as the components.
  const { tenantAssets }: Themes = await import(join(PRODUCT, 'packages/themes/src/build/index.ts'))
  const outDir = mkdtempSync(join(tmpdir(), 'corrente-bench-'))
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [tenantAssets()],
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 4_000 },
    worker: { format: 'es' },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
