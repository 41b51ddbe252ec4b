import { type Sandbox, startSandbox } from '@corrente/sandbox'
import { test as base, expect, type Page } from '@playwright/test'
import { behindNginx } from './behindNginx.ts'
import { NOW } from './constants.ts'

/** Runs before a page's own code: a browser that cannot draw maps. */
const withoutGraphics = (): void => {
  const real = HTMLCanvasElement.prototype.getContext
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
    },
  })
}

interface WorkerFixtures {
  /** The worker's own back end, with the built product before it. */
  readonly sandbox: Sandbox
}

interface TestOptions {
  /**
   * Whether the browser can draw maps. Without a GPU each drawing costs seconds of both cores, so only tests about the
   * map ask for it (`test.use({ hasGraphics: true })`); the others have its twin, the list.
   * @default false
   */
  readonly hasGraphics: boolean
}

interface TestFixtures {
  /** Puts the sandbox back to its first state and watches every page of the test; every test has it. */
  readonly watch: Watch
}

/** What the pages must not do; a test that expects one of these says so before it provokes it. */
export interface Watch {
  /** Lets a console error pass whose text matches: a refused call shows in Chromium's console by itself. */
  allowConsole(text: RegExp): void
}

/** Chromium writes each refused or failed request to the console: those are the network's words, not the product's. */
const NETWORK_NOISE = /Failed to load resource|net::ERR_|WebSocket connection to/

/** A back end of a worker's own, with a build of the product before it. @param staticDir the build's folder */
export const startTestSandbox = async (staticDir: string): Promise<Sandbox> => {
  const sandbox = await startSandbox({
    port: 0,
    scale: 'small',
    stations: 60,
    seed: 'e2e',
    now: NOW,
    clock: 'manual',
    staticDir,
    quiet: true,
  })
  // `pnpm nightly nginx`: the same tests, with the files as a deployment serves them.
  return process.env.E2E_NGINX ? behindNginx(sandbox, staticDir) : sandbox
}

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  hasGraphics: [false, { option: true }],
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const sandbox = await startTestSandbox(process.env.E2E_STATIC ?? 'packages/app/dist')
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sandbox }, use) => use(sandbox.url()),
  watch: [
    async ({ context, sandbox, hasGraphics }, use) => {
      sandbox.control.reset()
      if (!hasGraphics) await context.addInitScript(withoutGraphics)
      const allowed: RegExp[] = [NETWORK_NOISE]
      const problems: string[] = []
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
      }
      // The context hears every tab and popup of the test; unhandled rejections come as web errors too.
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
      await context.clock.install({ time: NOW })
      await use({ allowConsole: (text) => allowed.push(text) })
      expect(problems).toEqual([])
      expect(sandbox.control.cspReports(), 'R25 no policy report from a page or a worker').toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }
