import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { ALL, CREATE, findTags, LIST, makeCard, POST, screen, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test.describe('a new tag', () => {
  async function parentAndRefusals(page: Page, sandbox: Sandbox) {
    sandbox.control.clear()
    const { field, save, parent } = screen(page)
    const tag = await makeCard(sandbox, { id_tag: 'E2E0000000BEEF', note: 'a primeira' })
    await reopen(page, CREATE)
    await test.step('TAG-022 TAG-023 TAG-024 TAG-025 found, not found in both ways, no answer; the digits stay here', async () => {
      const call = `${ALL}tenant_parent/cpf/52998224725/`
      const found = sandbox.control.addFault({
        method: 'GET',
        path: call,
        status: 200,
        body: { error: null, ocppTag: { idTag: 'TAG000201', userName: 'Marina Exemplo' } },
      })
      const cpf = page.getByLabel(/Buscar dono por CPF/)
      const search = page.getByRole('button', { name: 'Buscar', exact: true })
      await cpf.fill('52998224725')
      await expect(cpf).toHaveValue('529.982.247-25')
      await search.click()
      await page.getByRole('button', { name: 'Usar como tag pai' }).click()
      await expect(parent).toHaveValue(/TAG000201/)
      sandbox.control.clearFaults(found.id)
      for (const [fault, words] of [
        [{ status: 404 }, 'Usuário não encontrado!'],
        [{ status: 200, body: { ocppTag: null, data: { error: 'x' } } }, 'Usuário não encontrado!'],
        [{ status: 500 }, 'A busca não teve resposta. Tente novamente.'],
      ] as const) {
        const { id } = sandbox.control.addFault({ method: 'GET', path: call, ...fault })
        await search.click()
        await expect(page.getByText(words)).toBeVisible()
        sandbox.control.clearFaults(id)
      }
      await expect(parent).toHaveValue(/TAG000201/)
      expect(page.url()).not.toContain('5299')
    })
    await test.step('TAG-033 an id that another tag has, at any status; TAG-034 any other refusal', async () => {
      sandbox.control.clearRequests()
      await field('ID da tag').fill(tag.idTag.toLowerCase())
      await save.click()
      const taken = (id: string) => page.getByText(`Tag RFID ${id} já cadastrada!`)
      await expect(taken(tag.idTag.toLowerCase())).toBeVisible()
      await expect(field('ID da tag')).toHaveAccessibleDescription(
        new RegExp(`${tag.idTag} já está cadastrada`),
      )
      expect(callsTo(sandbox, POST).filter(({ method }) => method === 'POST')).toEqual([])
      await field('ID da tag').fill('E2E0')
      sandbox.control.addFault({
        method: 'POST',
        path: POST,
        status: 500,
        body: { type: 'error', error: 'Tag ALREADY EXISTS', data: null },
        times: 1,
      })
      await save.click()
      await expect(taken('E2E0')).toBeVisible()
      await expect(field('ID da tag')).toHaveAttribute('aria-invalid', 'true')
      await field('ID da tag').fill('E2E1')
      sandbox.control.addFault({ method: 'POST', path: POST, status: 400, times: 1 })
      await save.click()
      await expect(page.getByText('Não foi possível realizar a operação.', { exact: false })).toBeVisible()
      await expect(field('ID da tag')).toHaveValue('E2E1')
    })
  }

  test('a new tag', async ({ page, sandbox }) => {
    await test.step('a card, then a USER tag, each sent once', async () => {
      const { field, save, parent } = screen(page)
      const user = (await findTags(sandbox)).find(({ type, isInactive }) => type === 'USER' && !isInactive)
      const isSent = () =>
        page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
      await enter(page, sandbox, 'everything', { path: CREATE })
      await test.step('TAG-010 TAG-018 TAG-020 TAG-029 TAG-032 a card with a parent by the name of its user; what is missing is said first', async () => {
        await save.click()
        await expect(page.getByText('O campo ID da tag é obrigatório.')).toBeVisible()
        await expect(field('ID da tag')).toBeFocused()
        await field('ID da tag').fill('04A2FFFFFFFFFF')
        await parent.fill(user?.idTag ?? '')
        await page.getByRole('option', { name: new RegExp(user?.idTag ?? '') }).click()
        await field('Nota').or(page.getByLabel(/^Nota/)).first().fill('frota')
        await page.getByRole('switch', { name: 'Recarga grátis' }).click()
        const sent = isSent()
        await save.dblclick()
        expect((await sent).postDataJSON()).toMatchObject({
          id_tag: '04A2FFFFFFFFFF',
          type: 'CARD',
          tenant_pk: expect.any(Number),
          parent_id_tag: user?.idTag,
          note: 'frota',
          isFreeRecharge: true,
        })
        await expect(toast(page, 'Tag OCPP criada com sucesso!')).toBeVisible()
        await page.clock.runFor(1100)
        await expectPath(page, LIST)
        expect(writes(sandbox)).toHaveLength(1)
        expect(await findTags(sandbox, 'page=1&size=10&searchInput=04A2FFFFFFFFFF')).toMatchObject([
          { ownerPk: user?.ownerPk, isFree: true },
        ])
      })
      await test.step('TAG-017 TAG-021 a USER tag: id and parent are off, the server gives the id', async () => {
        await page.getByRole('link', { name: 'Nova tag OCPP' }).click()
        await field('Tipo').selectOption('USER')
        await expect(field('ID da tag')).toHaveAttribute('aria-disabled', 'true')
        await expect(parent).toHaveAttribute('aria-disabled', 'true')
        const sent = isSent()
        await save.click()
        expect((await sent).postDataJSON()).toMatchObject({ id_tag: '', type: 'USER', parent_id_tag: null })
        await expect.poll(() => writes(sandbox).length).toBe(2)
        await expect(toast(page, 'Tag OCPP criada com sucesso!').first()).toBeVisible()
      })
    })
    await test.step('the parent by CPF; what is refused, and nothing typed is lost', () =>
      parentAndRefusals(page, sandbox))
  })
})
