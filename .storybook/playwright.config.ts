import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.ts'

/** Storybook's own page, with our tools in its toolbar: what no story shows. The Storybook is the one that `pnpm visual` looks at. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/showroom',
  forbidOnly: process.env.CI === 'true',
  // As with the product's end-to-end tests: a busy machine may let a short-lived thing pass unseen.
  retries: 2,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
})
