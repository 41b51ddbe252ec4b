import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Driven } from './driven.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
/** The little browser that comes with WebKitGTK, in Debian's place of it. */
const BROWSERS = ['4.1', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)
/** Of this run's own, so that what an earlier one left behind is not taken for it. */
const PORT = 4400 + (process.pid % 1000)
const ORIGIN = `http://127.0.0.1:${PORT}`
const DISPLAY = `:${100 + (process.pid % 800)}`
/** The key of an element's reference (W3C WebDriver). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The WebKit to walk with: driver and browser of Debian's `webkit2gtk-driver`; undefined where they are not here. */
export function findWebKit(): string | undefined {
  return existsSync(DRIVER) ? BROWSERS.find((path) => existsSync(path)) : undefined
}

/** Sends one command of W3C WebDriver; its value. Throws with the driver's own words. */
async function command(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(ORIGIN + path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
  return value
}

async function driverIsUp(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await command('GET', '/status')
      return
    } catch {
      await wait(100)
    }
  }
  throw new Error('WebKitWebDriver did not start')
}

/** Without a screen one is made up: the browser has no headless mode. */
function screen(): { readonly display: string; readonly process: ChildProcess | undefined } {
  const { DISPLAY: own } = process.env
  if (own) return { display: own, process: undefined }
  return {
    display: DISPLAY,
    process: spawn('Xvfb', [DISPLAY, '-screen', '0', '1366x900x24'], { stdio: 'ignore' }),
  }
}

/** Collects what goes wrong in a page; WebDriver has no events of its own for it. */
const LISTEN = `if (!window.__errors) {
  window.__errors = []
  addEventListener('error', (event) => window.__errors.push(String(event.message)))
  addEventListener('unhandledrejection', (event) => window.__errors.push(String(event.reason)))
  const { error } = console
  console.error = (...parts) => { window.__errors.push(parts.map(String).join(' ')); error(...parts) }
}`

/** Opens WebKitGTK's browser, driven by W3C WebDriver. Errors are collected from when a page's first bytes have come. */
export async function openWebKit(binary: string): Promise<Driven> {
  const { display, process: ownScreen } = screen()
  const driver = spawn(DRIVER, [`--port=${PORT}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const stop = () => {
    driver.kill()
    ownScreen?.kill()
  }
  try {
    await driverIsUp()
    const session = (await command('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    })) as {
      readonly sessionId: string
      readonly capabilities: { readonly browserName: string; readonly browserVersion: string }
    }
    const at = `/session/${session.sessionId}`
    const run = (script: string) => command('POST', `${at}/execute/sync`, { script, args: [] })
    const find = async (selector: string): Promise<string> => {
      const found = await command('POST', `${at}/element`, { using: 'css selector', value: selector })
      return String((found as Readonly<Record<string, unknown>>)[ELEMENT])
    }
    await command('POST', `${at}/window/rect`, { width: 1366, height: 900 })
    return {
      name: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      goto: async (address) => {
        await run('window.__isLeft = true')
        await command('POST', `${at}/url`, { url: address })
        // The command answers while the page before still stands; errors are listened for as soon as the new one is there.
        // A script that meets the change itself is refused.
        const isLeft = () => run('return window.__isLeft === true').catch(() => true)
        for (let tries = 0; tries < 1000 && (await isLeft()) === true; tries += 1) await wait(10)
        await run(LISTEN)
      },
      evaluate: (expression) => run(`return (${expression})`),
      type: async (selector, text) => {
        await command('POST', `${at}/element/${await find(selector)}/value`, { text })
      },
      click: async (selector) => {
        await command('POST', `${at}/element/${await find(selector)}/click`, {})
      },
      takeErrors: async () => {
        const errors = (await run(
          'const all = window.__errors ?? []; window.__errors = []; return all',
        )) as string[]
        return errors
      },
      close: async () => {
        await command('DELETE', at).catch(() => undefined)
        stop()
      },
    }
  } catch (cause) {
    stop()
    throw cause
  }
}
