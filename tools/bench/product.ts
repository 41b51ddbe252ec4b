import { join } from 'node:path'
import { buildSandboxApp, DIST } from '../build.ts'

export const OWN_TREE = join(import.meta.dirname, '../..')

/** The tree whose product is measured: this one, unless `pnpm bench beside` names another. Bench and sandbox are this tree's. */
export const PRODUCT = process.env.BENCH_PRODUCT ?? OWN_TREE

/** Folder of the built product. This tree's is built where its sources changed; another's stands there already. */
export async function builtProduct(): Promise<string> {
  if (PRODUCT === OWN_TREE && (await buildSandboxApp()) !== 0) process.exit(1)
  return join(PRODUCT, DIST)
}
