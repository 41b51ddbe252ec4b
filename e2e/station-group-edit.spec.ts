import { groupWire } from '@corrente/domain/fixtures'
import { expectPath, toast } from './support/browser.ts'
import { enter } from './support/session.ts'
import { ALL, LIST, makeGroup, POST, screen, writes } from './support/stationGroups.ts'
import { expect, test } from './support/test.ts'

test('a group that exists: saved, changed by somebody else meanwhile, unknown, and gone', async ({
  page,
  sandbox,
}) => {
  const { field, save, heading } = screen(page)
  const { edit, one } = await makeGroup(sandbox)
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
