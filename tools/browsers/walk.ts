import { setTimeout as wait } from 'node:timers/promises'
import type { Driven } from './driven.ts'

/** What a page said when it was opened. */
export interface Visited {
  readonly path: string
  readonly heading: string
  /** What is wrong with it; none: it stands. */
  readonly problems: readonly string[]
}

const PUBLIC_PATHS = [
  '/auth/register',
  '/auth/recover',
  '/privacy-policy',
  '/terms-of-use',
  '/accessibility',
  '/not-found',
  '/qrcode/start/ARO-0001/1',
]
const LIMIT_MS = 30_000
/** Kept waiting for what a page asks for once it stands. */
const SETTLE_MS = 1500

/** The heading of a page that stands; empty until it does. */
const HEADING = `(document.querySelector('main h1, h1')?.textContent ?? '').trim()`
/** The words of a page, a part of one or the whole product that failed. */
const FAILED = `[...document.querySelectorAll('[role=alert]')].map((one) => one.textContent.trim()).filter(Boolean)`

async function until(driven: Driven, expression: string): Promise<unknown> {
  for (const begun = Date.now(); Date.now() - begun < LIMIT_MS; await wait(100)) {
    const value = await driven.evaluate(expression)
    if (value) return value
  }
  return undefined
}

async function visit(driven: Driven, origin: string, path: string): Promise<Visited> {
  await driven.takeErrors()
  await driven.goto(origin + path)
  const heading = String((await until(driven, HEADING)) ?? '')
  await wait(SETTLE_MS)
  const alerts = (await driven.evaluate(FAILED)) as readonly string[]
  return {
    path,
    heading,
    problems: [
      ...(heading === '' ? ['no heading came'] : []),
      ...alerts.map((text) => `says "${text}"`),
      ...(await driven.takeErrors()),
    ],
  }
}

async function signIn(driven: Driven, origin: string): Promise<void> {
  await driven.goto(`${origin}/auth/login`)
  await until(driven, `document.querySelector('input[type=checkbox]') !== null`)
  await driven.type('input[type=email]', 'tudo@example.com')
  await driven.type('input[type=password]', 'Corrente#2026')
  await driven.click('input[type=checkbox]')
  await until(
    driven,
    `document.querySelector('button[type=submit]')?.getAttribute('aria-disabled') !== 'true'`,
  )
  await driven.click('button[type=submit]')
  if (!(await until(driven, `location.pathname === '/'`))) throw new Error('the sign-in led nowhere')
}

/** Opens the card of the first station, as a person does. */
async function openCard(driven: Driven, origin: string): Promise<Visited> {
  await driven.takeErrors()
  await driven.goto(`${origin}/stations`)
  await until(driven, `document.querySelector('[data-row] button[aria-expanded]') !== null`)
  await driven.click('[data-row] button[aria-expanded]')
  const isOpen = await until(
    driven,
    `document.querySelector('[data-row] button[aria-expanded=true]') !== null`,
  )
  await wait(SETTLE_MS)
  return {
    path: '/stations, a card',
    heading: String(await driven.evaluate(HEADING)),
    problems: [...(isOpen ? [] : ['the card did not open']), ...(await driven.takeErrors())],
  }
}

/** Walks every page of the menu and every public one; what each said. */
export async function walk(driven: Driven, origin: string): Promise<readonly Visited[]> {
  const visited: Visited[] = []
  for (const path of PUBLIC_PATHS) visited.push(await visit(driven, origin, path))
  await signIn(driven, origin)
  await until(driven, `document.querySelectorAll('nav a[href^="/"]').length > 3`)
  const menu = (await driven.evaluate(
    `[...new Set([...document.querySelectorAll('nav a[href^="/"]')].map((one) => new URL(one.href).pathname))]`,
  )) as readonly string[]
  for (const path of menu) visited.push(await visit(driven, origin, path))
  visited.push(await openCard(driven, origin))
  return visited
}
