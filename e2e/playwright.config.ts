import { defineConfig, devices } from '@playwright/test'
import { pageBrowserPath, TEST_ARGS } from '../tools/chromium.ts'

/**
 * End-to-end tests: the built product in a real browser, each worker with a sandbox of its own (port, clock, faults).
 * The product must be built first (`pnpm build`); `npm test` does so.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Another try where a busy machine let a short-lived thing pass unseen; the report names such a test as flaky.
  retries: 2,
  // One more than the cores: a test that waits leaves its core to another.
  workers: 3,
  // Limits against a hang, not measures: the map is drawn in software, which a busy machine does slowly.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording costs a third of the time of a run, so only the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: pageBrowserPath(), args: TEST_ARGS },
  },
})
