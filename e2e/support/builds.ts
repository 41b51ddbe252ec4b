import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sandbox } from '@corrente/sandbox'
import { test as base, startTestSandbox } from './test.ts'

/** Puts the next build in the place of the one that is served: other names for all code, and nothing under the old ones. */
export type Deploy = () => void

const HASHED = /-([\w-]{8})(?:\.next\d+)?\.js/g
const VERSION = /\d+\.\d+\.\d+ \([\da-f]{8}\)/g

/** The build in a folder of its own, which the next ones replace. */
function replaceable(folder: string): Deploy {
  const isCompressed = /\.(?:br|gz)$/
  cpSync(process.env.E2E_STATIC ?? 'packages/app/dist', folder, {
    recursive: true,
    filter: (path) => !isCompressed.test(path),
  })
  let count = 0
  return () => {
    count += 1
    const renamed = (text: string) => text.replaceAll(HASHED, `-$1.next${count}.js`)
    for (const place of [folder, join(folder, 'assets')])
      for (const name of readdirSync(place).filter((each) => /\.(?:js|html)$/.test(each))) {
        const path = join(place, name)
        const text = renamed(readFileSync(path, 'utf8'))
        writeFileSync(path, name === 'sw.js' ? text.replaceAll(VERSION, `$& ${count}`) : text)
        renameSync(path, join(place, renamed(name)))
      }
  }
}

interface WorkerFixtures {
  readonly deploy: Deploy
  readonly folder: string
  readonly sandbox: Sandbox
}

/** As `test`, with a build of its own that a test replaces by the next one. */
export const test = base.extend<object, WorkerFixtures>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'corrente-builds-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  deploy: [async ({ folder }, use) => use(replaceable(folder)), { scope: 'worker' }],
  sandbox: [
    async ({ folder, deploy: _ }, use) => {
      const sandbox = await startTestSandbox(folder)
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
})

export { expect, type Page } from './test.ts'
