import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Does something with the folder of a build once its files are there.
 * @param write - given the folder's path
 * @param order - `last`: after what the others write
 */
export function afterBuild(
  name: string,
  write: (outDir: string) => Promise<void>,
  order: 'any' | 'last' = 'any',
): Plugin {
  let outDir = 'dist'
  return {
    name: `corrente:${name}`,
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: order === 'last' ? 'post' : null,
      sequential: order === 'last',
      handler: () => write(outDir),
    },
  }
}
