import { devices, type PlaywrightTestConfig } from '@playwright/test'

/** What the end-to-end tests of the product and those of the showroom have in common. */
export const TEST_CONFIG = {
  forbidOnly: process.env.CI === 'true',
  // Another try where a busy machine let a short-lived thing pass unseen; the report names such a test as flaky.
  retries: 2,
  // Limits against a hang, not measures: the map is drawn in software, which a busy machine does slowly.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
} satisfies PlaywrightTestConfig

/** Their browser's page. */
export const TEST_PAGE = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // Recording costs a third of the time of a run, so only the second try is recorded.
  trace: 'on-first-retry',
} satisfies PlaywrightTestConfig['use']
