import { setTimeout as wait } from 'node:timers/promises'
import type { Sandbox } from '@corrente/sandbox'
import { addressesOf } from '../testing/addresses.ts'
import type { Driven } from './driven.ts'

/** What a page said when it was opened. */
export interface Visited {
  readonly path: string
  readonly heading: string
  /** What is wrong with it; none: it stands. */
  readonly problems: readonly string[]
}

const LIMIT_MS = 30_000
/** Kept waiting for what a page asks for once it stands. */
const SETTLE_MS = 1200

/** The heading of a page that stands; empty until it does. The card bridge is a blank page by design (TDS-001). */
const HEADING = `(document.querySelector('main h1, h1')?.textContent.trim() ?? (document.querySelector('main[aria-busy=false]') ? '(blank)' : ''))`
/** The words of a page, a part of one or the whole product that failed. */
const FAILED = `[...document.querySelectorAll('[role=alert]')].map((one) => one.textContent.trim()).filter(Boolean)`
const PATH = 'location.pathname'

/** Pages that lead on by themselves when they are opened by their address. */
const LEADS_ON: Readonly<Partial<Record<string, string>>> = {
  '/auth/recover/change': '/auth/recover',
  '/transactions/1/payment/edit': '/transactions',
  '/cancel-idle-payment': '/transactions',
  '/virtual-groups/chargeboxes/select': '/virtual-groups/create',
}

async function until(driven: Driven, expression: string): Promise<unknown> {
  for (const begun = Date.now(); Date.now() - begun < LIMIT_MS; await wait(100)) {
    const value = await driven.evaluate(expression)
    if (value) return value
  }
  return undefined
}

/** What the back end refused of a page's calls: whoever asks for a record that is not there shows no page of its own. */
const refusedBy = (sandbox: Sandbox): readonly string[] =>
  sandbox.control
    .requests()
    .filter(({ status }) => status >= 400)
    .map(({ method, path, status, reason }) => `${method} ${path} answered ${status} ${reason ?? ''}`)

async function visit(driven: Driven, sandbox: Sandbox, path: string): Promise<Visited> {
  sandbox.control.clearRequests()
  await driven.takeErrors()
  await driven.goto(sandbox.origin + path)
  await until(driven, HEADING)
  await wait(SETTLE_MS)
  // Where a record names its page, the name came meanwhile.
  const heading = String(await driven.evaluate(HEADING))
  const alerts = (await driven.evaluate(FAILED)) as readonly string[]
  const asked = path.split('?')[0] ?? path
  const at = String(await driven.evaluate(PATH))
  return {
    path,
    heading,
    problems: [
      ...(heading === '' ? ['no heading came'] : []),
      ...(at === (LEADS_ON[asked] ?? asked) ? [] : [`leads to ${at}`]),
      ...alerts.map((text) => `says "${text}"`),
      ...refusedBy(sandbox),
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
async function openCard(driven: Driven, { origin }: Sandbox): Promise<Visited> {
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

/** Walks every page, those without a session first; what each said, as it comes. */
export async function* walk(driven: Driven, sandbox: Sandbox): AsyncGenerator<Visited> {
  for (const path of addressesOf('public')) yield await visit(driven, sandbox, path)
  await signIn(driven, sandbox.origin)
  for (const path of addressesOf('app')) yield await visit(driven, sandbox, path)
  yield await openCard(driven, sandbox)
}
