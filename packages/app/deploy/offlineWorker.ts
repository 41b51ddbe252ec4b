import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterBuild } from './afterBuild.ts'

/**
 * Writes the service worker to the root of the build, whose pages it keeps (docs/decisions/0055-offline.md): one classic
 * script without imports, since Firefox 128 knows no modules there.
 * @param define what the product's code is built with
 */
export const offlineWorker = (root: string, define: Readonly<Record<string, string>>): Plugin =>
  afterBuild('offline-worker', async (outDir) => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define,
      build: {
        outDir,
        emptyOutDir: false,
        target: 'firefox128',
        rolldownOptions: {
          input: join(root, 'src/boot/offline/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    })
  })
