import { readFile } from 'node:fs/promises'
import { chromiumPath, TEST_ARGS } from '../tools/chromium.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

// The shell knows nothing of installing.
test.use({ launchOptions: { executablePath: chromiumPath(), args: TEST_ARGS } })

/** What the page's manifest says, with the answers to its own files. */
const manifestOf = (page: Page) =>
  page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? {}
    if (href === undefined) return undefined
    const manifest = await (await fetch(href)).json()
    const icons = (manifest.icons as { src: string }[]).map(({ src }) => new URL(src, href).href)
    const answers = await Promise.all(
      icons.map(async (icon) => (await fetch(icon)).headers.get('content-type')),
    )
    return { manifest, answers }
  })

/** What keeps a page from being installed, in Chromium's own words. */
const installFaultsOf = async (page: Page): Promise<readonly string[]> => {
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId)
}

/** Version and commit, as people read them to each other. */
const buildName = async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  return `${version} \\([\\da-f]{8}\\)`
}

test('a tenant can be installed under its own name, icon and colours; without its manifest it cannot', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'operator', { tenant: 'brasa' })
  await expect.poll(() => manifestOf(page)).toBeDefined()
  const found = await manifestOf(page)
  expect(found?.manifest).toMatchObject({
    name: expect.stringContaining('Brasa'),
    start_url: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
  })
  expect(found?.answers).toEqual([expect.stringContaining('image/svg+xml')])
  // A test's page has no profile that could keep anything installed; that is the browser's own fault.
  const own = (faults: readonly string[]) => faults.filter((fault) => fault !== 'in-incognito')
  await expect.poll(async () => own(await installFaultsOf(page))).toEqual([])
  await page.evaluate(() => document.querySelector('link[rel="manifest"]')?.remove())
  await expect.poll(async () => own(await installFaultsOf(page))).not.toEqual([])
  await test.step('the user menu names version and commit of the build', async () => {
    await page.getByRole('button', { name: /^Menu de / }).click()
    await expect(page.getByText(/^Versão /)).toHaveText(new RegExp(`^Versão ${await buildName()}$`))
  })
})

test('a brand’s typeface is loaded by its own pages, and by no other', async ({ page, sandbox }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/tenants/') && pathname.endsWith('.woff2')) asked.push(pathname)
  })
  for (const tenant of ['move', 'brasa']) {
    await enter(page, sandbox, 'operator', { tenant })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(asked).toEqual([])
  await enter(page, sandbox, 'operator', { tenant: 'pampulha' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^"Figtree Variable",/)
  // The header's button takes the page's family, too.
  await expect(page.getByRole('button', { name: /^Menu de / })).toHaveCSS(
    'font-family',
    /^"Figtree Variable",/,
  )
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].find(({ family }) => /Figtree Variable/.test(family))?.status),
    )
    .toBe('loaded')
  expect([...new Set(asked)]).toEqual(['/tenants/pampulha/figtree.woff2'])
})
