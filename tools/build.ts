// Builds the product, unless the last build already has these sources: with the sandbox's values, for `npm start` and
// nearly all tests; and as it is deployed, with stand-ins' addresses for its vendors, for the tests of those.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runStep } from './steps.ts'

const SOURCES = [
  'packages/domain/src',
  'packages/themes',
  'packages/ui/src',
  'packages/app',
  'pnpm-lock.yaml',
]
const SKIPPED = new Set(['node_modules', 'dist', '.cache'])
export const DIST = 'packages/app/dist'
/** The product as it is deployed: a production build, with the human check's and the card provider's scripts. */
export const DEPLOYED = '.cache/deployed'

interface Build {
  readonly name: string
  readonly folder: string
  readonly stamp: string
  readonly mode: string
  readonly env?: Readonly<Record<string, string>>
}

const SANDBOX: Build = {
  name: 'building the product with the sandbox’s values',
  folder: DIST,
  stamp: '.cache/build-stamp',
  mode: 'sandbox',
}
/** Every back end on the page's own origin; the vendors at hosts that tests answer for. */
const PRODUCTION: Build = {
  name: 'building the product as it is deployed',
  folder: DEPLOYED,
  stamp: '.cache/deployed-stamp',
  mode: 'production',
  env: {
    CORRENTE_QUICK_PACK: 'yes',
    VITE_CORRENTE_API_KEY: 'sandbox-move',
    VITE_CORRENTE_GATEWAY: '/',
    VITE_CORRENTE_WEBSOCKET: '/ws',
    VITE_CORRENTE_TENANT_GATEWAYS: 'off',
    VITE_CORRENTE_HUMAN_CHECK: 'recaptcha',
    VITE_CORRENTE_CAPTCHA_SITE_KEY: 'test-site-key',
    VITE_CORRENTE_QR_TOKEN: 'sandbox-qr',
    VITE_CORRENTE_CARD_SCRIPT: 'https://cards.example.com/checkout/sdk.js',
    VITE_CORRENTE_CARD_ORIGINS: 'https://app.example.com',
    VITE_CORRENTE_REPORT_URL: '/_sandbox/csp',
  },
}

const digest = (): string => {
  const hash = createHash('sha256')
  const add = (path: string) => hash.update(path).update(readFileSync(path))
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (SKIPPED.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) add(path)
    }
  }
  for (const source of SOURCES) {
    if (source.includes('.yaml')) add(source)
    else walk(source)
  }
  return hash.digest('hex')
}

const run = async ({ name, folder, stamp: file, mode, env }: Build, force: boolean): Promise<number> => {
  const stamp = `${digest()} ${JSON.stringify(env)}`
  const isFresh =
    existsSync(join(folder, 'index.html')) && existsSync(file) && readFileSync(file, 'utf8') === stamp
  if (isFresh && !force) return 0
  const { status } = await runStep({
    name,
    command: ['vite', 'build', 'packages/app', '--mode', mode, '--outDir', resolve(folder)],
    ...(env === undefined ? {} : { env }),
  })
  if (status === 0) {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(file, stamp)
  }
  return status
}

/** Builds with the sandbox's values when needed (or always with `force`); returns the exit status. */
export const buildSandboxApp = (force = false): Promise<number> => run(SANDBOX, force)

if (import.meta.main) {
  const force = process.argv.includes('--force')
  process.exit((await run(SANDBOX, force)) || (await run(PRODUCTION, force)))
}
