import { clippedTexts } from './support/clippedTexts.ts'
import { emailOf, enter, sendSignIn, sessionForm, store } from './support/session.ts'
import { findTags } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { walkTo } from './support/walk.ts'

/** Texts that do not come from a catalogue: in the pseudo-language they stand out by having no brackets. */
const unbundledTexts = (page: Page, known: readonly (string | RegExp)[]): Promise<string[]> =>
  page
    .evaluate(() => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim()
        const parent = node.parentElement
        if (/\p{L}{2}/u.test(text) && parent && !parent.closest('script, style, noscript')) texts.push(text)
      }
      return texts
    })
    .then((texts) =>
      texts.filter(
        (text) =>
          !/[[\]]|[ẽåéîöûçñşţŕĵķļɱþɋđƒĝĥṽŵẋýž]/u.test(text) &&
          !known.some((each) => (typeof each === 'string' ? text.includes(each) : each.test(text))),
      ),
    )

test('the check finds a text that is cut, one behind an edge, and one that makes the page scroll', async ({
  page,
}) => {
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await clippedTexts(page)).toEqual([])
  await page.evaluate(() => {
    const put = (css: string, text: string, inner = '') => {
      const box = document.createElement('div')
      box.style.cssText = css
      const span = document.createElement('span')
      span.style.cssText = inner
      span.textContent = text
      box.append(span)
      document.querySelector('main')?.append(box)
    }
    put('inline-size: 60px; overflow: hidden; white-space: nowrap', 'cut by the box around it')
    put('inline-size: 60px', 'wider than itself', 'display: block; overflow: hidden; white-space: nowrap')
    put(
      'inline-size: 60px',
      'shortened without a title',
      'display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
    )
    put('white-space: nowrap', 'and one that is far too long for the window '.repeat(8))
  })
  const found = await clippedTexts(page)
  for (const words of [
    'cut by the box',
    'wider than',
    'shortened without',
    'far too long',
    'scrolls sideways',
  ])
    expect(
      found.filter((line) => line.includes(words)),
      words,
    ).not.toEqual([])
})

const WIDTHS = [1280, 360] as const
/** Nothing is cut in either width; the page stays open and the window changes, as a phone is turned. */
const expectNothingCut = async (page: Page, where: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => clippedTexts(page), { message: `${where} at ${width} px` }).toEqual([])
  }
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('the pseudo-language, 40 % longer', () => {
  const OWN = [/^(Português|English|Español)$/, /example\.com/]
  test('THM-013 no text is cut, and every word comes from a catalogue: the public pages', async ({
    page,
  }) => {
    for (const path of [
      '/auth/login',
      '/auth/register',
      '/auth/recover',
      '/privacy-policy',
      '/terms-of-use',
      '/not-found',
      '/qrcode/start/IPE-0001/1',
    ])
      await test.step(path, async () => {
        await page.goto(`${path}?pseudo`)
        await expect(heading(page)).toContainText(/^\[/)
        if (!/privacy|terms/.test(path))
          await expect.poll(() => unbundledTexts(page, [...OWN, 'IPE-0001'])).toEqual([])
        await expectNothingCut(page, path)
      })
  })

  test('no text is cut: failures of the forms, and the change of the password', async ({ page, sandbox }) => {
    sandbox.control.addFault({ path: '/api/v1/*', status: 401 })
    await page.goto('/auth/login?pseudo')
    await sendSignIn(page, emailOf('everything'))
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNothingCut(page, 'sign-in')
    await page.goto('/auth/recover?pseudo')
    await page.evaluate(() =>
      history.replaceState(
        { email: 'a.rather.long.name.of.somebody@subdomain.example.com' },
        '',
        '/auth/recover/change?pseudo',
      ),
    )
    await page.reload()
    await expect(sessionForm(page).newPassword).toBeVisible()
    await expectNothingCut(page, 'change')
  })

  test('THM-013 no text is cut, and every word comes from a catalogue: the shell with its menus, and the page of somebody without one', async ({
    page,
    sandbox,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await enter(page, sandbox, 'roles-only', { path: '/?pseudo', hasConsent: width === 1280 })
      await expect(heading(page)).toContainText(/^\[/)
      await expect.poll(() => clippedTexts(page), `${width} px`).toEqual([])
      const header = page.getByRole('banner')
      for (const [popup, role] of [
        ['menu', 'menu'],
        ['dialog', 'dialog'],
      ] as const) {
        await header.locator(`button[aria-haspopup="${popup}"]`).last().click()
        await expect(page.getByRole(role)).toBeVisible()
        // It grows as it opens.
        await expect.poll(() => clippedTexts(page), `${popup} at ${width} px`).toEqual([])
        if (popup === 'menu')
          await expect.poll(() => unbundledTexts(page, [...OWN, 'Otávio Papéis', /^OP$/])).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    }
  })

  test('no text is cut: the alerts, as a list, as problems, and what is past', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: null })
    for (const view of ['list', 'triage', 'past']) {
      await page.goto(`/alerts?view=${view}&pseudo`)
      // Not by a press on its middle, where a link may stand.
      await page.locator('[data-row]').first().press('e')
      await expect(page.getByRole('row').getByRole('group').first()).toBeVisible()
      await expectNothingCut(page, view)
    }
  })

  test('no text is cut: users and tags, their rows and forms, a person, a verdict, the import and the inbox', async ({
    page,
    sandbox,
  }) => {
    const person = (await readAll(sandbox)).find(({ recharges = 0 }) => recharges > 3)
    const tag = (await findTags(sandbox)).find(({ type, ownerName }) => type === 'CARD' && ownerName)
    await enter(page, sandbox, 'everything', { path: '/?pseudo' })
    // Neighbours have other headings: what is walked to is known by them.
    for (const path of [
      '/users',
      '/ocpptags',
      `/users?person=${person?.pk}`,
      `/ocpptags?card=${tag?.idTag}`,
      '/users/create',
      '/ocpptags/create',
      `/user/${person?.pk}`,
      `/ocpptags/edit/${tag?.pk}`,
      '/ocpptags/unknown',
      '/ocpptags/create?import=list',
    ])
      await test.step(path, async () => {
        await walkTo(page, path)
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const row = page.locator('[data-row]').first()
        if (await row.isVisible()) await row.press('e')
        await expectNothingCut(page, path)
      })
  })

  test.describe('with its map', () => {
    test.use({ hasGraphics: true })

    test('no text is cut: home', async ({ page, sandbox }) => {
      await enter(page, sandbox, 'everything', { path: '/?pseudo' })
      await expect(heading(page)).toContainText(/^\[/)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNothingCut(page, 'home')
    })
  })
})

test.describe('the three languages', () => {
  const words = {
    en: { title: 'Sign in', forgotten: 'Forgot your password?', home: 'General View' },
    es: { title: 'Iniciar sesión', forgotten: '¿Olvidó su contraseña?', home: 'Vista general' },
  } as const
  test('THM-013 MON-003 words of the language, digits of the tenant', async ({ page, sandbox }) => {
    for (const language of ['en', 'es'] as const)
      await test.step(language, async () => {
        const { title, forgotten, home } = words[language]
        await store(page, sandbox.url(), { language, 'language-chosen': 'true' })
        await page.evaluate(() => localStorage.removeItem('session'))
        await page.goto('/auth/login')
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByRole('link', { name: forgotten })).toBeVisible()
        await enter(page, sandbox)
        await expect(page.getByRole('heading', { name: home, level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(/R\$\s[\d.]+,\d{2}/)
      })
  })
})
