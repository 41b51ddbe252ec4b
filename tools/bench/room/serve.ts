// Builds a bench of the kit into a folder of its own and serves it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin, preview } from 'vite'
import { PRODUCT } from '../product.ts'

type Themes = typeof import('@corrente/themes/build')

export interface Room {
  /** Where the bench's page is: `http://127.0.0.1:PORT/`. */
  readonly origin: string
  /** Ends the server and removes what was built. */
  readonly close: () => Promise<void>
}

/** What the page imports: run for what it does, though its package says that its modules do nothing by themselves. */
const benchOf = (folder: string): Plugin => ({
  name: 'bench',
  enforce: 'pre',
  resolveId: (id) => (id === 'bench' ? { id: join(folder, 'bench.tsx'), moduleSideEffects: true } : null),
})

/** @param folder the bench's own below `packages/ui/src`: `map/bench` */
export async function serveRoom(folder: string): Promise<Room> {
  const own = join(PRODUCT, 'packages/ui/src', folder)
  // The map, and every bench of an older commit, brings a page of its own.
  const root = existsSync(join(own, 'index.html')) ? own : import.meta.dirname
  // The styles are of the same day as the components.
  const { tenantAssets }: Themes = await import(join(PRODUCT, 'packages/themes/src/build/index.ts'))
  const outDir = mkdtempSync(join(tmpdir(), 'corrente-bench-'))
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [tenantAssets(), benchOf(own)],
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
