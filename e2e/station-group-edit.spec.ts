import { groupWire } from '@corrente/domain/fixtures'
import { expectPath, toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, LIST, makeGroup, POST, readGroup, screen, writes } from './support/stationGroups.ts'
import { expect, test } from './support/test.ts'

test('a group that exists: saved, changed by somebody else meanwhile, unknown, and gone', async ({
  page,
  sandbox,
}) => {
  const { field, save, heading, changes } = screen(page)
  const { edit, one, pk, read } = await makeGroup(sandbox)
  page.on('dialog', (question) => void question.accept())
  await test.step('GRP-009 GRP-011 GRP-012 GRP-015 GRP-016 goes back as it came but for what was changed', async () => {
    const held = {
      ...groupWire({ status: 'BLOCKED' }),
      address: { ...groupWire().address, complement: 'Fundos', district: 'Centro', cityNumber: '7' },
    }
    const body = { error: null, chargeBoxGroup: held }
    sandbox.control.addFault({ method: 'GET', path: `${ALL}3/`, status: 200, body })
    const done = { type: 'success', error: null, data: null }
    sandbox.control.addFault({ method: 'PUT', path: `${ALL}3/`, status: 200, body: done })
    sandbox.control.addFault({ method: 'PUT', path: `${POST}/3`, status: 200, body: done })
    await enter(page, sandbox, 'everything', { path: '/station_groups/edit/3' })
    await expect(heading('Editar grupo de estações')).toBeVisible()
    await expect(field('Nome')).toHaveValue('Grupo Centro')
    await field('Nome').fill('Grupo Novo')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save.click()
    expect((await sent).postDataJSON()).toEqual({ ...held, name: 'Grupo Novo' })
    await expect(toast(page, 'Grupo de estações alterado com sucesso!')).toBeVisible()
    await expectPath(page, LIST)
    sandbox.control.clearFaults()
  })
  await test.step('GRP-011 what somebody else saved meanwhile is shown before it is sent over, and nothing of either side is lost', async () => {
    await page.goto(edit)
    await field('Nome').fill('Meu nome')
    await field('Número').fill('5')
    const before = await read()
    await tell(sandbox, 'PUT', one, {
      ...before,
      name: 'Nome deles',
      externalId: 'DELES',
      address: { ...before.address, city: 'São José' },
    })
    sandbox.control.clearRequests()
    await save.click()
    await expect(changes.getByRole('listitem')).toHaveCount(3)
    await expect(changes.getByRole('listitem').filter({ hasText: 'Os dois alteraram' })).toContainText(
      /Nome.*Nome deles.*Meu nome/,
    )
    expect(writes(sandbox)).toEqual([])
    await changes.getByRole('button', { name: 'Rever o formulário' }).click()
    await expect(field('Nome')).toHaveValue('Meu nome')
    await save.click()
    await changes.getByRole('button', { name: 'Salvar assim' }).click()
    await expectPath(page, LIST)
    expect(await readGroup(sandbox, pk)).toMatchObject({
      name: 'Meu nome',
      externalId: 'DELES',
      address: { city: 'São José', houseNumber: '5' },
    })
  })
  await test.step('GRP-014 one that is gone when it is saved is refused in its own words', async () => {
    sandbox.control.clearRequests()
    await page.goto(edit)
    await field('Nome').fill('Outro')
    sandbox.control.addFault({ method: 'GET', path: one, status: 404, body: null })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Nenhum grupo de estações encontrado com este id.')
    expect(writes(sandbox).filter(({ method }) => method === 'PUT')).toEqual([])
  })
})
