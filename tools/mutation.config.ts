import { defineConfig } from 'vitest/config'

/**
 * The unit tests as Stryker runs them: no browser, and few rounds of random sequences. Each file has its modules to itself,
 * or a cache that an earlier file filled would hide which tests a line is for. Paths count from Stryker's `vitest.dir`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    provide: { rounds: 'few' },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/*.{browser,chromium,night,table}.test.*', '**/node_modules/**'],
  },
})
