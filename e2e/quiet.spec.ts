import { notificationWire } from '@corrente/domain/fixtures'
import { pageBrowserPath, TEST_ARGS } from '../tools/chromium.ts'
import { homeScreen } from './support/home.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

// Scroll bars that take room, as on most desktops; the tests' browser hides them otherwise.
test.use({
  launchOptions: {
    executablePath: pageBrowserPath(),
    args: TEST_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

type Sandbox = Parameters<typeof enter>[1]
const TOPIC = '/topic/sandbox-move/notification/chargeBox'

/** One live event, as the server tells it. */
const tell = (
  sandbox: Sandbox,
  notificationPk: number,
  overrides: Parameters<typeof notificationWire>[0] = {},
) =>
  sandbox.control.emit({
    raw: { destination: TOPIC, body: notificationWire({ notificationPk, ...overrides }) },
  })

/** A page with the live connection, whose time stands still so that no toast goes before it was looked at. */
const enterLive = async (page: Page, sandbox: Sandbox, path: string) => {
  await enter(page, sandbox, 'everything', { path })
  await expect(homeScreen(page).live('ao vivo')).toBeVisible()
}

const boxOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not drawn')
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width }
}
type Box = Awaited<ReturnType<typeof boxOf>>
const isClear = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top

test.describe('live toasts', () => {
  test('LIV-009 a toast, and the choice on it: failures alone are read out', async ({ page, sandbox }) => {
    await test.step('failures, none; it is kept, and the user’s menu has it too', async () => {
      await enterLive(page, sandbox, '/')
      const { toasts, events } = homeScreen(page)
      await page.clock.pauseAt(new Date('2026-03-14T16:30:00Z'))
      tell(sandbox, 1, { type: 'Available' })
      await expect(page.locator('[data-toast-host] [aria-live="off"] li')).toHaveCount(1)
      await toasts.getByRole('button', { name: 'Avisos ao vivo' }).click()
      await page.getByRole('menuitemradio', { name: 'Só falhas' }).click()
      await expect(toasts).toHaveCount(0)
      tell(sandbox, 2, { type: 'Available', chargeBoxName: 'Posto Leste' })
      tell(sandbox, 3, { type: 'Failure', chargeBoxName: 'Posto Oeste' })
      await expect(events.filter({ hasText: 'Posto Leste' })).toHaveCount(1)
      await expect(toasts).toHaveText([/Posto Oeste acionou o evento Falha/])
      await expect(page.locator('[data-toast-host] [aria-live="polite"] li')).toHaveCount(1)
      await expect(toasts).not.toContainText('+')
      await page.clock.resume()
      await page.reload()
      await expect(homeScreen(page).live('ao vivo')).toBeVisible()
      await page.getByRole('button', { name: /^Menu de / }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Só falhas' })).toBeChecked()
      await page.getByRole('menuitemradio', { name: 'Nenhum' }).click()
      tell(sandbox, 4, { type: 'Failure', chargeBoxName: 'Posto Sul' })
      await expect(events.filter({ hasText: 'Posto Sul' })).toHaveCount(1)
      await expect(toasts).toHaveCount(0)
    })
  })

  test('what comes over a page moves and covers nothing', async ({ page, sandbox }) => {
    await test.step('a dialog moves nothing: the scroll bar keeps its room', async () => {
      await enter(page, sandbox, 'everything', { path: '/stations/create' })
      const heading = page.locator('main h1')
      await expect(heading).toBeVisible()
      const edge = async () => (await boxOf(page.locator('header').first())).right
      const before = await edge()
      expect(before).toBeLessThan(1280)
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await edge()).toBe(before)
      // A page that does not scroll is as wide as one that does.
      await page.goto('/not-found')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await boxOf(page.locator('#root > *').first())).right).toBe(before)
    })
    await test.step('on a phone a toast is over neither the action bar nor the field with the focus, and not over a dialog', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await enterLive(page, sandbox, '/stations/create')
      const toasts = page.locator('[data-toast-host] li')
      const bar = page.locator('[data-lower-edge]')
      await expect(bar).toBeVisible()
      // The palette's code comes while time goes on: React shows late code on a timer.
      const dialog = page.getByRole('dialog')
      await page.keyboard.press('Control+k')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await page.clock.pauseAt(new Date('2026-03-14T15:30:00Z'))
      tell(sandbox, 1, { type: 'Failure' })
      await expect(toasts).toBeVisible()
      expect(isClear(await boxOf(toasts), await boxOf(bar))).toBe(true)
      const inputs = page.locator('main').getByRole('textbox')
      for (let n = 0; n < (await inputs.count()); n += 1) {
        await inputs.nth(n).focus()
        // The next frame.
        await page.clock.runFor(20)
        if (await toasts.isHidden()) continue
        const [own, field] = [await boxOf(toasts), await boxOf(inputs.nth(n))]
        expect(isClear(own, field), `field ${n}`).toBe(true)
      }
      await page.keyboard.press('Control+k')
      await expect(dialog).toBeVisible()
      await expect(toasts).toHaveCount(1)
      await expect(toasts).toBeHidden()
    })
  })
})

test('SHL-011 the cookie notice covers no link, on a phone and on a desk', async ({ page, sandbox }) => {
  const covered = async () => {
    const notice = page.getByRole('region', { name: 'Aviso de cookies' })
    await expect(notice).toBeVisible()
    const box = await boxOf(notice)
    const links = await page.locator('a[href], button').filter({ visible: true }).all()
    const own = await notice.locator('a, button').count()
    const boxes = await Promise.all(links.map(boxOf))
    return boxes.filter((link) => !isClear(link, box)).length - own
  }
  const look = async (where: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(covered, `${where}, ${width} px`).toBe(0)
    }
  }
  for (const path of ['/auth/login', '/terms-of-use']) {
    await page.goto(path)
    await look(path)
  }
  await enter(page, sandbox, 'everything', { path: '/station_groups', hasConsent: false })
  await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  await look('signed in')
})

/** Keeps the palette's code on its way until it is released. */
const holdPalette = async (page: Page) => {
  const isReady = Promise.withResolvers<void>()
  await page.route(/CommandCenter/, async (route) => {
    await isReady.promise
    await route.continue()
  })
  return () => isReady.resolve()
}

test.describe('the palette', () => {
  test('it takes what is typed while it opens', async ({ page, sandbox }) => {
    await test.step('the palette takes what is typed while it opens', async () => {
      await test.step('as its query, and Enter waits for it', async () => {
        await enter(page, sandbox, 'everything', { path: '/station_groups' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const release = await holdPalette(page)
        await page.getByRole('link', { name: /: início$/ }).focus()
        await page.keyboard.press('Control+k')
        await page.keyboard.type('alertasx')
        await page.keyboard.press('Backspace')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        release()
        await expect.poll(() => new URL(page.url()).pathname).toBe('/alerts')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  })
})
