import { defineConfig } from 'vitest/config'

/**
 * The unit tests as Stryker runs them, once for each change: no browser, few rounds of random sequences, and modules that
 * files share. Paths count from Stryker's `vitest.dir`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    provide: { rounds: 'few' },
    isolate: false,
    testTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/*.{browser,chromium,night,table}.test.*', '**/node_modules/**'],
  },
})
