import { randomUUID } from 'node:crypto'
import { readLogin, sessionPlace, toStoredSession } from '@corrente/domain/session'
import { DEMO_ACCOUNTS, HUMAN_ANSWER_PREFIX, type ProfileId, type Sandbox } from '@corrente/sandbox'
import { NOW, PASSWORD } from './constants.ts'
import type { Page } from './test.ts'

/** The e-mail of the demo account with a profile. */
export const emailOf = (profile: ProfileId): string => {
  const account = DEMO_ACCOUNTS.find((each) => each.profile === profile)
  if (account === undefined) throw new Error(`no demo account ${profile}`)
  return account.email
}

/** The parts of a form without a session, found by what they are rather than by words: they hold in every language. */
export const sessionForm = (page: Page) => ({
  email: page.locator('input[name="email"]:not([hidden])'),
  password: page.locator('input[name="password"]'),
  code: page.locator('input[name="code"]'),
  newPassword: page.locator('input[name="new-password"]'),
  human: page.getByRole('checkbox'),
  submit: page.locator('button[type="submit"]'),
  /** What the last call came to. */
  failure: page.getByRole('form').or(page.locator('form')).getByRole('alert'),
})

/**
 * Lets the lock against a double submit pass (0.4 s, AST-025): a test fills a form again faster than any hand, and what
 * it then sends would count as the second press of the first one.
 */
export const passSubmitLock = (page: Page): Promise<void> => page.clock.fastForward(500)

/** Fills the sign-in screen, which must be open, and sends it. */
export const sendSignIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  const form = sessionForm(page)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.human.check()
  await form.submit.click()
}

/** Signs in through the form, as a person does, and waits for the page that opens. */
export const signIn = async (page: Page, profile: ProfileId = 'everything'): Promise<void> => {
  await page.goto('/auth/login')
  await sendSignIn(page, emailOf(profile))
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** Signs in at the back end alone and answers what the product would store of it. */
export const sessionOf = async (
  sandbox: Sandbox,
  profile: ProfileId,
  tenant = 'move',
): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(`${sandbox.origin}/api/v1/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Platform: 'DASHBOARD',
      'Api-Key': `sandbox-${tenant}`,
      'Accept-Language': 'pt-BR',
      'X-Timezone-Offset': '-3',
    },
    body: JSON.stringify({
      email: emailOf(profile),
      password: PASSWORD,
      recaptchaResponse: HUMAN_ANSWER_PREFIX + randomUUID(),
    }),
  })
  const login = readLogin(await response.json())?.data
  if (login === undefined) throw new Error(`${profile} cannot sign in: ${response.status}`)
  const place = sessionPlace({ theme: tenant, apiKey: `sandbox-${tenant}`, gateway: '/api/v1/' })
  return toStoredSession({ ...login, startedAt: NOW, place })
}

/** A permission as the wire writes it. */
export interface WirePermission {
  readonly role_id: string | null
  readonly route: string | null
  readonly status: boolean | null
}

/** How a test gets in without the form. */
export interface EnterOptions {
  /** Rights that stand in for those of the profile: what the product makes of them is its own affair. */
  readonly permissions?: readonly WirePermission[]
  /** Which page to open; `null` opens none, so that no page of the product is still at work. @default '/' */
  readonly path?: string | null
  /** @default 'move' */
  readonly tenant?: string
  /** Whether the cookie notice was accepted before, so that it covers nothing. @default true */
  readonly hasConsent?: boolean
}

/** Puts values into the local storage of an origin without starting the product there. */
export const store = async (
  page: Page,
  origin: string,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  // A picture of the product has its origin, and no script that would run.
  await page.goto(`${origin}/tenants/move/favicon.svg`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
}

/** Opens the product as somebody who is signed in already: for tests that are not about signing in. */
export const enter = async (
  page: Page,
  sandbox: Sandbox,
  profile: ProfileId = 'everything',
  { path = '/', tenant, hasConsent = true, permissions }: EnterOptions = {},
): Promise<void> => {
  const origin = sandbox.url(tenant)
  const session = await sessionOf(sandbox, profile, tenant)
  const user = typeof session.user === 'object' ? session.user : {}
  const own = permissions === undefined ? session : { ...session, user: { ...user, permissions } }
  await store(page, origin, { session: JSON.stringify(own), 'allowed-routes': '["/"]' })
  if (hasConsent) await consent(page, origin)
  if (path !== null) await page.goto(origin + path)
}

/** Accepts the cookie notice beforehand. */
export const consent = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: 'accept_lgpd_cookie', value: 'true', url: origin }])
