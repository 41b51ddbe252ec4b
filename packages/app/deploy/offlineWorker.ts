import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Writes the service worker to the root of the build, whose pages it keeps (docs/decisions/0055-offline.md): one classic
 * script without imports, since Firefox 128 knows no modules there.
 * @param define what the product's code is built with
 */
export function offlineWorker(root: string, define: Readonly<Record<string, string>>): Plugin {
  let outDir = ''
  return {
    name: 'corrente:offline-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
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
    },
  }
}
