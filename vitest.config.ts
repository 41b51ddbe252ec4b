import { availableParallelism } from 'node:os'
import { tenantAssets } from '@corrente/themes/build'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumPath, pageBrowserPath, TEST_ARGS } from './tools/chromium.ts'
import { closeSandbox, sandbox } from './tools/testing/sandbox.ts'

const chromium = () => playwright({ launchOptions: { executablePath: pageBrowserPath(), args: TEST_ARGS } })

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

/**
 * The pages of tests run React and styled-components as users get them. Their development code keeps the stack of every
 * element, a third of a page's scripts (docs/decisions/0031-time-of-the-tests.md); `TEST_REACT=development` brings its warnings.
 */
const asBuilt = (): Plugin => ({
  name: 'corrente:as-built',
  config: () =>
    process.env.TEST_REACT === 'development'
      ? {}
      : {
          define: PRODUCTION,
          oxc: { jsx: { development: false } },
          optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
        },
})

/** Vitest leaves a core free, which on two cores is half of them: the tests of one file wait for each other. */
const WORKERS = Math.max(2, availableParallelism() - 1)

/** How much a test of random sequences and the table of writes play: the nightly says all, a run for a change less. */
const ROUNDS = process.env.TEST_ROUNDS === 'all' ? 'all' : 'few'

/** What puts something in a module's place: the page would keep it for the next file. */
const MOCKED = 'packages/*/src/**/*.mocked.browser.test.tsx'

/** Tests in Node. @param include - their files */
const inNode = (name: string, include: string[]) => ({
  test: {
    name,
    environment: 'node' as const,
    provide: { rounds: ROUNDS },
    // Files share the modules that they import: to load them again for each file costs a third of the time. So a
    // test puts back what it changed outside of itself, and this does the rest.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // A limit against a hang, not a measure: a busy machine must not fail a test.
    testTimeout: 60_000,
    include,
    exclude: ['**/*.{browser,chromium,night,table}.test.*', '**/node_modules/**'],
  },
})

/** Tests in the page of a browser. @param include - their files */
const inBrowser = (name: string, include: string[], isolate = false) => ({
  plugins: [react(), asBuilt(), tenantAssets()],
  optimizeDeps: {
    // Prepared before the run, so that no test page is reloaded under way.
    include: [
      '@corrente/app > ky',
      '@corrente/app > jotai',
      '@corrente/app > @tanstack/query-core',
      '@corrente/app > @tanstack/react-router',
      '@corrente/ui > maplibre-gl',
      '@corrente/ui > pmtiles',
      '@corrente/ui > @protomaps/basemaps',
      '@corrente/ui > @maplibre/geojson-vt',
      '@corrente/ui > @maplibre/vt-pbf',
      '@corrente/ui > supercluster',
      '@corrente/ui > topojson-client',
      '@corrente/ui > @visx/shape',
      '@corrente/ui > d3-array',
      '@corrente/ui > @tanstack/react-table',
      '@corrente/ui > @tanstack/react-virtual',
      '@corrente/ui > react-day-picker',
      '@corrente/visual > parsel-js',
    ],
  },
  test: {
    name,
    // A busy machine may draw a frame too late for a test; what fails twice is broken.
    retry: 1,
    testTimeout: 60_000,
    // As for the unit tests: one page for the files of a worker, a fifth of their time.
    isolate,
    include,
    exclude: isolate ? [] : [MOCKED],
    provide: { rounds: ROUNDS },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: chromium(),
      commands: { sandbox, closeSandbox },
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      inNode('unit', ['packages/*/{src,deploy}/**/*.test.{ts,tsx}']),
      // What reads the sources by path.
      inNode('house', ['{tools,.storybook}/**/*.test.ts']),
      // What is too dear for every change: `pnpm nightly packed`.
      { test: { name: 'night', environment: 'node', include: ['tools/**/*.night.test.ts'] } },
      {
        test: {
          // Runs in Node and starts Chromium itself.
          name: 'chromium',
          environment: 'node',
          testTimeout: 300_000,
          env: { CHROMIUM_PATH: chromiumPath() },
          include: ['packages/*/src/**/*.chromium.test.ts', 'tools/**/*.chromium.test.ts'],
        },
      },
      inBrowser('browser', ['packages/*/src/**/*.browser.test.{ts,tsx}', 'tools/**/*.browser.test.ts']),
      inBrowser('mocked', [MOCKED], true),
      // Every write under the dearest faults, at night under every one.
      inBrowser('writes', ['packages/app/src/**/*.table.test.tsx']),
      {
        plugins: [storybookTest({ configDir: '.storybook' }), asBuilt()],
        test: {
          name: 'storybook',
          retry: 1,
          // The page stays from file to file: the preview with the styles of all tenants is loaded once per worker, and a
          // story is shown after another one as it is in Storybook itself.
          isolate: false,
          testTimeout: 60_000,
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
