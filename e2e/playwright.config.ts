import { defineConfig } from '@playwright/test'
import { pageBrowserPath, TEST_ARGS } from '../tools/chromium.ts'
import { TEST_CONFIG, TEST_PAGE } from '../tools/testing/playwright.ts'

/** They count or delay the answers of the page's own address at the sandbox, which are nginx's there. */
const PAGES_OF_THE_SANDBOX =
  /the start asks once for the page’s own address|a handshake without an answer is waited for/

/**
 * End-to-end tests: the built product in a real browser, each worker with a sandbox of its own (port, clock, faults).
 * The product must be built first (`pnpm build`); `npm test` does so.
 */
export default defineConfig({
  ...TEST_CONFIG,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(process.env.E2E_NGINX ? { grepInvert: PAGES_OF_THE_SANDBOX } : {}),
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores: a test that waits leaves its core to another.
  workers: 3,
  use: {
    ...TEST_PAGE,
    // What a service worker asks for goes past the faults that a test puts in; `offline.spec` lets it work.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Code is not optimized: no page lives long enough to win that time back, a fifteenth of a test's.
    launchOptions: {
      executablePath: pageBrowserPath(),
      args: [...TEST_ARGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
})
