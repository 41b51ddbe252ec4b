import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../tools/chromium.ts'
import { TEST_CONFIG, TEST_PAGE } from '../tools/testing/playwright.ts'

/** Storybook's own page, with our tools in its toolbar: what no story shows. The Storybook is the one that `pnpm visual` looks at. */
export default defineConfig({
  ...TEST_CONFIG,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/showroom',
  workers: 1,
  use: {
    ...TEST_PAGE,
    locale: 'en-GB',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
})
