import { addressesOf } from '../tools/testing/addresses.ts'
import { expectNoViolations } from './support/axe.ts'
import { coveredStops } from './support/keys.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

/** Records that are gone: what each page says of it. */
const GONE = [
  ['/stations/edit/999999', 'Nenhuma estação encontrada com este id.'],
  ['/user/999999', 'Nenhum usuário encontrada com este id.'],
  ['/ocpptags/edit/999999', 'Nenhum Ocpp Tag encontrado com este id.'],
  ['/charging_profile/edit/999999', 'Nenhum charging profile encontrado com este id.'],
  ['/station_groups/edit/999999', 'Nenhum grupo de estações encontrado com este id.'],
  ['/dynamic-pricing/gone', 'Este perfil não existe mais'],
  ['/virtual-groups/view/999999', 'Esta configuração não existe mais'],
  ['/virtual-groups/edit/999999', 'Configuração não encontrada'],
  ['/virtual-groups/edit/999999/chargeboxes', 'Esta configuração não existe mais'],
  ['/voucher/999999', 'Voucher não encontrado'],
  ['/voucher/999999/edit', 'Voucher não encontrado'],
] as const
/** A question over a list, which is out of reach behind it: they are among what is opened, below. */
const ASKING: readonly string[] = ['/stations/delete/7', '/ocpptags/delete/501']
/** They lead to, or are, a page that is here by its other address. */
const ALIASES: readonly string[] = [
  '/admin',
  '/config',
  '/operations/v16',
  '/transactions/1/payment/edit',
  '/cancel-idle-payment',
  '/virtual-groups/chargeboxes/select',
  '/vouchers/1',
]
/** The commands share a frame and a form, whose stories meet axe too: three stand for them. */
const COMMAND = /^\/operations\/[a-z]+_/
const SHOWN_COMMANDS: readonly string[] = [
  '/operations/remote_start',
  '/operations/change_configuration',
  '/operations/charging_profile',
]
const isLikeAnother = (path: string): boolean => COMMAND.test(path) && !SHOWN_COMMANDS.includes(path)
const PAGES = addressesOf('app').filter(
  (path) => ![...ASKING, ...ALIASES].includes(path) && !isLikeAnother(path),
)
/** So many pages a test, in one document: short enough to fill the workers evenly. */
const EACH = 16

/** A page stands once it has its heading and nothing in it says that it is still asking. */
const stands = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** WCAG 1.4.10: in a window as narrow as 1280 px at 400 %, a page scrolls in one direction alone. */
const expectReflow = async (page: Page, where: string): Promise<void> => {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${where} at 320 px`)
    .toBeLessThanOrEqual(320)
  if (wide) await page.setViewportSize(wide)
}

const partsOf = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / EACH) }, (_, part) =>
    paths.slice(part * EACH, (part + 1) * EACH),
  )

/** By the product's own way; what stands below the open page may have its heading, so it is opened anew. */
const goOn = async (page: Page, url: string, path: string): Promise<void> => {
  const open = new URL(page.url()).pathname
  const isBelow = path.startsWith(open) && open !== '/'
  if (open.endsWith('.svg') || isBelow) await page.goto(url + path)
  else await walkTo(page, path)
  await stands(page)
}

test.describe('axe finds nothing', () => {
  for (const paths of partsOf(PAGES))
    test(`${paths[0]} to ${paths.at(-1)}`, async ({ page, sandbox }) => {
      await enter(page, sandbox, 'everything', { path: null })
      for (const path of paths)
        await test.step(path, async () => {
          await goOn(page, sandbox.url(), path)
          await expectNoViolations(page, path)
          await expectReflow(page, path)
        })
    })

  test('GRP-014 USR-018 TAG-011 CHP-005 VGR-058 STF-003 a record that is gone is said to be', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: '/station_groups' })
    for (const [path, words] of GONE)
      await test.step(path, async () => {
        // Neighbours may have the same heading: another page lies between them.
        await walkTo(page, '/support')
        await walkTo(page, path)
        await expect(page.getByText(words).first()).toBeVisible()
        await expectNoViolations(page, path)
      })
  })

  const DIALOG = '[role=dialog], [role=alertdialog]'
  /** What opens over a page: where, and how it is opened. */
  const OPENED: readonly (readonly [
    name: string,
    path: string,
    open: ((page: Page) => Promise<unknown>) | undefined,
  ])[] = [
    ['the palette', '/station_groups', (page) => page.keyboard.press('Control+k')],
    ['the keys', '/station_groups', (page) => page.keyboard.press('?')],
    [
      'a state by hand',
      '/stations?station=7',
      (page) =>
        page
          .getByRole('button', { name: /^Definir a situação do conector/ })
          .first()
          .click(),
    ],
    // Opened by their address: the page behind may be out of reach before anybody could look at it.
    ['a station to delete', '/stations/delete/7', undefined],
    ['a tag to delete', '/ocpptags/delete/501', undefined],
    ['a movement', '/financial', (page) => page.getByRole('row').nth(1).press('Enter')],
    [
      'a voucher to stop',
      '/voucher/1',
      (page) => page.getByRole('button', { name: /^(Desativar|Ativar)$/ }).click(),
    ],
    [
      'a new price profile',
      '/dynamic-pricing',
      (page) => page.getByRole('button', { name: 'Criar perfil' }).click(),
    ],
    [
      'a price profile to delete',
      '/dynamic-pricing',
      (page) => page.getByRole('button', { name: 'Excluir Noturno 2026' }).click(),
    ],
    [
      'leaving what is not saved',
      '/station_groups/create',
      async (page) => {
        await page.getByLabel('Nome').first().fill('Garagem')
        await page.getByRole('navigation').getByRole('link', { name: 'Alertas' }).click()
      },
    ],
  ]
  test('what opens over a page', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: null })
    for (const [name, path, open] of OPENED)
      await test.step(name, async () => {
        if (open) {
          await goOn(page, sandbox.url(), path)
          await open(page)
        } else await page.goto(path)
        await expect(page.locator(DIALOG)).toBeVisible()
        await expectNoViolations(page, name, DIALOG)
        await page.keyboard.press('Escape')
        await expect(page.locator(DIALOG)).toHaveCount(0)
      })
    for (const [name, path] of [
      ['the card of a recharge in its list', '/transactions'],
      ['the card of a station in its list', '/stations'],
    ] as const)
      await test.step(name, async () => {
        await goOn(page, sandbox.url(), path)
        await page.getByRole('row').nth(1).press('Enter')
        await expect(page.locator('main [role=group] h2')).toBeAttached()
        await stands(page)
        await expectNoViolations(page, name)
      })
    for (const path of ['/stations', '/stations/create'])
      await test.step(`WCAG 2.4.11 nothing lies over the focus: ${path}`, async () => {
        await goOn(page, sandbox.url(), path)
        if (path === '/stations') await page.getByRole('row').getByRole('checkbox').first().check()
        for (const [width, height] of [
          [1280, 500],
          [390, 600],
        ] as const) {
          await page.setViewportSize({ width, height })
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            const stops = await coveredStops(page, key)
            expect(stops.count, `stops of ${key}`).toBeGreaterThan(15)
            expect.soft(stops.covered, `${path}, ${width} px, ${key}`).toEqual([])
          }
        }
      })
  })
})
