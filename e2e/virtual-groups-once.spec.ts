import { expectPath, toast } from './support/browser.ts'
import { enter } from './support/session.ts'
import { bodies, groupNamed, screen as limitScreen, tabOf, UPDATED } from './support/smartCharging.ts'
import { expect, test } from './support/test.ts'
import { CREATE, callsOf, LIST, permissionsOf, SELECT, screen } from './support/virtualGroups.ts'

test('SMC-028 its limit is saved once, with the meter that was linked', async ({ page, sandbox }) => {
  const sent = bodies(page)
  const { save, mac, connect, side } = limitScreen(page)
  const id = await groupNamed(sandbox, 'Garagem Sul')
  await enter(page, sandbox, 'everything', { path: tabOf(id) })
  await mac.fill('aabbcc000008')
  await connect.dblclick()
  await page.clock.runFor(2000)
  await expect(side('Novo: MTR-0008')).toBeVisible()
  await save.dblclick()
  await expect(toast(page, UPDATED)).toBeVisible()
  expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PUT'])
})

test('the same group in two tabs: a name that one saved is noticed by the other', async ({
  page,
  sandbox,
  context,
}) => {
  const path = '/virtual-groups/edit/1'
  await enter(page, sandbox, 'everything', { path })
  const other = await context.newPage()
  await other.goto(sandbox.url() + path)
  const [mine, theirs] = [screen(page), screen(other)]
  await expect(theirs.field('Nome')).toBeVisible()
  await mine.field('Nome').fill('Centro novo')
  await theirs.field('Nome').fill('Centro velho')
  await mine.button('Salvar alterações').click()
  await expect(mine.dialog('Configuração atualizada com sucesso!')).toBeVisible()
  await theirs.button('Salvar alterações').click()
  // What the first one saved is shown before anything is sent.
  await expect(other.getByText('Centro novo').first()).toBeVisible()
  expect(callsOf(sandbox, 'PUT')).toHaveLength(1)
})

test('the same limit in two tabs: a current that one saved is noticed by the other', async ({
  page,
  sandbox,
  context,
}) => {
  const path = tabOf(await groupNamed(sandbox, 'Garagem Sul'))
  await enter(page, sandbox, 'everything', { path })
  const other = await context.newPage()
  await other.goto(sandbox.url() + path)
  const sent = bodies(other)
  const [mine, theirs] = [limitScreen(page), limitScreen(other)]
  await expect(theirs.current).toBeVisible()
  await mine.current.fill('80')
  await theirs.current.fill('70')
  await mine.save.click()
  await expect(toast(page, UPDATED)).toBeVisible()
  await theirs.save.click()
  await expect(other.getByText(/80/).first()).toBeVisible()
  expect(sent).toEqual([])
})

test.describe('RTE-025 RTE-026 the pages of virtual groups by their addresses', () => {
  const PAGES = [
    [LIST, 'Configurações Avançadas'],
    [CREATE, /Configuração/],
    ['/virtual-groups/view/4', 'Garagem Sul'],
    ['/virtual-groups/edit/4', /Configuração|Garagem Sul/],
    ['/virtual-groups/edit/4/chargeboxes', 'Adicionar carregadores'],
  ] as const

  test('each opens by its address, after a reload and by Back', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    for (const [path, heading] of PAGES) {
      await page.goto(sandbox.url() + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectPath(page, path)
    }
    await page.goBack()
    await expectPath(page, '/virtual-groups/edit/4')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Nobody came from the form: the choice of chargers has none to give them to.
    await page.goto(sandbox.url() + SELECT)
    await expectPath(page, CREATE)
  })

  test('a group that nobody has is said to be gone on each of its pages', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/9999' })
    await expect(page.getByText('Esta configuração não existe mais')).toBeVisible()
    await page.goto(`${sandbox.url()}/virtual-groups/edit/9999`)
    await expect(page.getByText('Configuração não encontrada')).toBeVisible()
    await page.goto(`${sandbox.url()}/virtual-groups/edit/9999/chargeboxes`)
    await expect(page.getByText('Esta configuração não existe mais')).toBeVisible()
  })

  test('a login is needed, and the permission', async ({ page, sandbox }) => {
    for (const [path] of PAGES) {
      await page.goto(path)
      await expectPath(page, '/auth/login')
    }
    const permissions = permissionsOf().filter(({ route }) => route === null || route === '/')
    await enter(page, sandbox, 'everything', { permissions })
    for (const [path] of [...PAGES, [SELECT]] as const) {
      await page.goto(sandbox.url() + path)
      await expectPath(page, '/not-found')
    }
    expect(callsOf(sandbox)).toEqual([])
  })
})
