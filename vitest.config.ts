import { tenantAssets } from '@corrente/themes/build'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath, TEST_ARGS } from './tools/chromium.ts'

const chromium = () => playwright({ launchOptions: { executablePath: chromiumPath(), args: TEST_ARGS } })

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // A limit against a hang, not a measure: a busy machine must not fail a test.
          testTimeout: 60_000,
          include: ['packages/*/{src,deploy}/**/*.test.{ts,tsx}', '{tools,.storybook}/**/*.test.ts'],
          exclude: ['**/*.{browser,chromium}.test.*', '**/node_modules/**'],
        },
      },
      {
        test: {
          // Runs in Node and starts Chromium itself.
          name: 'chromium',
          environment: 'node',
          testTimeout: 300_000,
          env: { CHROMIUM_PATH: chromiumPath() },
          include: ['packages/*/src/**/*.chromium.test.ts'],
        },
      },
      {
        plugins: [react(), tenantAssets()],
        optimizeDeps: {
          // Prepared before the run, so that no test page is reloaded under way.
          include: [
            '@corrente/app > ky',
            '@corrente/app > jotai',
            '@corrente/app > @tanstack/query-core',
            '@corrente/app > @tanstack/react-router',
            '@corrente/ui > maplibre-gl',
            '@corrente/ui > supercluster',
            '@corrente/ui > topojson-client',
            '@corrente/ui > @visx/shape',
            '@corrente/ui > d3-array',
            '@corrente/ui > @tanstack/react-table',
            '@corrente/ui > @tanstack/react-virtual',
            '@corrente/ui > react-day-picker',
          ],
        },
        test: {
          name: 'browser',
          // A busy machine may draw a frame too late for a test; what fails twice is broken.
          retry: 1,
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}', 'tools/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: chromium(),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
