import type { Page } from '@playwright/test'
import { PASSWORD } from './support/constants.ts'
import { emailOf, enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** What each visit asked for, its own document included. */
async function requestsOf(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await visit()
  page.off('request', note)
  return asked
}

/** Lets nothing of this through until it is released. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('BOOT-001 a first sign-in asks for at most 16 files, and for handshake, words and brand before its code has come', async ({
  page,
}) => {
  // The product's own code does not come at all for now: whatever is asked for, the document's script asked.
  const release = await hold(page, /\/assets\/base-.*\.js$/)
  const asked = await requestsOf(page, async () => {
    const words = page.waitForRequest(/\/assets\/words\.pt-BR-/)
    const brand = page.waitForRequest(/\/tenants\/[^/]+\/skin\.css/)
    const handshake = page.waitForRequest(
      (request) => request.resourceType() === 'fetch' && request.url().endsWith('/auth/login'),
    )
    await page.goto('/auth/login', { waitUntil: 'commit' })
    await Promise.all([words, brand, handshake])
    release()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  })
  expect(asked.length).toBeLessThanOrEqual(16)
})

test('BOOT-001 the document asks for its own address before any file has come, and once', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\//)
  const asked = await requestsOf(page, async () => {
    const handshake = page.waitForRequest((request) => request.resourceType() === 'fetch')
    await page.goto('/auth/login', { waitUntil: 'commit' })
    expect(new URL((await handshake).url()).pathname).toBe('/auth/login')
    release()
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
  // The document, and its own question.
  expect(asked.filter((path) => path === '/auth/login')).toHaveLength(2)
})

test('the sign-in takes letters, a paste and a password manager before its code has come, and loses nothing', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/base-.*\.js$/)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  const email = page.getByLabel('E-mail')
  const password = page.getByLabel('Senha', { exact: true })
  const check = page.getByLabel('Não sou um robô')
  await expect(page.getByRole('img', { name: 'Move' })).toBeVisible()
  // A password manager writes without a key.
  await password.evaluate((field: HTMLInputElement, word) => {
    field.value = word
  }, PASSWORD)
  await check.check()
  const address = emailOf('everything')
  await email.pressSequentially(address.slice(0, 4))
  await page.keyboard.insertText(address.slice(4, 7))
  await email.evaluate((field) => Object.assign(window, { before: field }))
  await email.press('Enter')
  expect(page.url()).toMatch(/\/auth\/login$/)
  release()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await page.keyboard.type(address.slice(7))
  await expect(email).toHaveValue(address)
  expect(await email.evaluate((field) => field === Reflect.get(window, 'before'))).toBe(true)
  await expect(password).toHaveValue(PASSWORD)
  await expect(check).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('the frame of a signed-in page stands before its code has come, and its menu leads on', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: null })
  await page.evaluate(() => localStorage.setItem('allowed-routes', '["/stations","/users"]'))
  const release = await hold(page, /\/assets\/base-.*\.js$/)
  await page.goto('/stations', { waitUntil: 'commit' })
  const menu = page.getByRole('navigation').getByRole('listitem')
  await expect(menu).toHaveCount(2)
  await page.getByRole('link', { name: 'Usuários' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(menu).toHaveCount(2)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await expect(menu).not.toHaveCount(2)
})

test('the page of an address is shown by the first render, with no empty frame before it', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: null })
  // What stands in the page when React has put its first content there.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.getElementById('root')
      if (root?.dataset.claimed === undefined || !root.querySelector('main')) return
      observer.disconnect()
      Object.assign(window, { firstHeading: document.querySelector('main h1')?.textContent ?? '' })
    }).observe(document, { childList: true, subtree: true })
  })
  const asked = await requestsOf(page, async () => {
    await page.goto('/stations')
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })
  expect(await page.evaluate(() => Reflect.get(window, 'firstHeading'))).toBe('Estações')
  expect(asked.length).toBeLessThanOrEqual(63)
})

test('what adorns the sign-in comes after its fields, and moves nothing, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector('input[type=email]')
      if (!field) return
      observer.disconnect()
      const first = {
        top: field.getBoundingClientRect().top,
        hasLinks: document.querySelector('nav a') !== null,
      }
      Object.assign(window, { first })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/auth/login')
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const first = await page.evaluate(() => Reflect.get(window, 'first'))
  const top = await page.locator('input[type=email]').evaluate((field) => field.getBoundingClientRect().top)
  expect(first.hasLinks).toBe(false)
  expect(Math.abs(first.top - top)).toBeLessThanOrEqual(1)
})
