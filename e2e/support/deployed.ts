import type { Sandbox } from '@corrente/sandbox'
import { DEPLOYED } from '../../tools/build.ts'
import { test as base, startTestSandbox } from './test.ts'

/** As `test`, with the product as it is deployed: production build, the vendors let in by its own policies. */
export const test = base.extend<object, { readonly sandbox: Sandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const sandbox = await startTestSandbox(DEPLOYED)
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
})

export { expect, type Page } from './test.ts'
