import { existsSync } from 'node:fs'

/**
 * Features that every run does without. A second list replaces the one that Playwright gives, so what it switches off and
 * can touch a test stands here too. The address bar's suggestions are pages of their own behind every window of
 * Debian's Chromium, whose code costs a third of a second of a core for each new context.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Launch arguments that every run of the browser shares: no look-ups to outside hosts, WebGL in software. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--force-device-scale-factor=1',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/**
 * For tests that compare no pictures: pages are put together without the graphics process, which without a GPU costs a third
 * of the time of every page; maps are still drawn by it.
 */
export const TEST_ARGS = [...CHROMIUM_ARGS, '--disable-gpu-compositing']

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium without its windows, of the same build; Debian's. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** The browser to test with: `CHROMIUM_PATH`, else the first one found in the usual places, else undefined. */
export const findChromium = (): string | undefined => {
  const own = process.env.CHROMIUM_PATH
  if (own) return existsSync(own) ? own : undefined
  return CANDIDATES.find((path) => existsSync(path))
}

/** As `findChromium`, but throws a message that names what to set. */
export const chromiumPath = (): string => {
  const path = findChromium()
  if (!path)
    throw new Error(
      'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to the program.',
    )
  return path
}

/** Whether the end-to-end tests could have the shell and do not: it is not installed, and no other browser is asked for. */
export const isShellMissing = (): boolean => !process.env.CHROMIUM_PATH && !existsSync(SHELL)

/**
 * The browser for what needs a page and no window: the shell where it is installed, which draws the same pages in three
 * quarters of the time (docs/decisions/0031-time-of-the-tests.md); else as `chromiumPath`.
 */
export const pageBrowserPath = (): string =>
  process.env.CHROMIUM_PATH || !existsSync(SHELL) ? chromiumPath() : SHELL
