import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { LIST, listCalls, readAll, screen, VOUCHERS, voucherThat } from './support/vouchers.ts'

test.describe('the list', () => {
  test('the list, narrowed by Filtrar', async ({ page, sandbox }) => {
    await test.step('VCH-002 VCH-006 VCH-007 VCH-077 VCH-090 RTE-027 what runs leads, by its nearest end; one call reads all, with account and zone', async () => {
      const { codes, row, heading } = screen(page)
      await enter(page, sandbox, 'everything', { path: LIST })
      await expect(heading('Vouchers')).toBeVisible()
      await expect(codes).toHaveCount(10)
      const active = (await readAll(sandbox))
        .filter(({ status }) => status === 'ACTIVE')
        .toSorted((a, b) => (a.expire ?? 0) - (b.expire ?? 0))
      await expect(codes.first()).toHaveText(active[0]?.code ?? '')
      expect(listCalls(sandbox)).toEqual([
        { page: '1', size: '1000', tenantPk: '1', timeZone: '-3' },
        // What the test itself asked.
        expect.anything(),
      ])
      await expect(row('FROTA50').first()).toContainText(/R\$\s50,00/)
      await expect(page.getByRole('region', { name: 'O que ainda está em aberto' })).toContainText(
        'consumido:',
      )
    })
    await test.step('VCH-003 VCH-004 VCH-091 nothing is asked before Filtrar; one page has no pages; Limpar asks for all from page 1; Back takes it back', async () => {
      const { codes, field, filter, clear } = screen(page)
      await page.getByRole('button', { name: 'Página 2', exact: true }).click()
      await expect(codes).toHaveCount(10)
      const next = page.getByRole('button', { name: /^Próxima/ })
      await expect(next).toBeVisible()
      sandbox.control.clearRequests()
      await field('Código').fill('natal')
      expect(listCalls(sandbox)).toEqual([])
      await filter.click()
      await expect(codes).toHaveCount(2)
      expect(new URL(page.url()).searchParams.get('code')).toBe('natal')
      await expect(next).toHaveCount(0)
      expect(listCalls(sandbox)).toEqual([
        { page: '1', size: '1000', code: 'natal', tenantPk: '1', timeZone: '-3' },
      ])
      await page.getByRole('button', { name: /^Usado \(/ }).click()
      await expect(page.getByText('Nenhum voucher com estes filtros')).toBeVisible()
      await page.goBack()
      await expect(codes).toHaveCount(2)
      await clear.click()
      await expectPath(page, LIST)
      await expect(codes).toHaveCount(10)
      await expect(field('Código')).toHaveValue('')
    })
  })
})

test.describe('a list that fails', () => {
  test('a list that fails', async ({ page, sandbox }) => {
    const { codes, field, filter } = screen(page)
    const retry = page.getByRole('button', { name: 'Tentar novamente' }).first()
    await test.step('VCH-089 a 400 leaves two ways on: the overview, and again', async () => {
      const fault = sandbox.control.addFault({ method: 'GET', path: VOUCHERS, status: 400 })
      await enter(page, sandbox, 'everything', { path: LIST })
      await expect(page.getByText('Não foi possível listar os vouchers!')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voltar para a visão geral' })).toHaveAttribute('href', '/')
      sandbox.control.clearFaults(fault.id)
      await retry.click()
      await expect(codes).toHaveCount(10)
    })
    await test.step('VCH-078 a refusal keeps the rows that are there, says so, and offers again', async () => {
      const fault = sandbox.control.addFault({ method: 'GET', path: VOUCHERS, status: 403 })
      await field('Código').fill('NATAL')
      await filter.click()
      await expect(retry).toBeVisible()
      await expect(codes).toHaveCount(10)
      await expect(page.getByText('Não foi possível listar os vouchers!')).toHaveCount(0)
      sandbox.control.clearFaults(fault.id)
      await retry.click()
      await expect(codes.first()).toContainText('NATAL')
    })
  })

  test('a row opens: what it is for, who made it, the way to a copy', async ({ page, sandbox }) => {
    const { row } = screen(page)
    const all = await readAll(sandbox)
    const one = await voucherThat(
      sandbox,
      ({ status, code }) => status === 'ACTIVE' && all.filter((each) => each.code === code).length === 1,
    )
    await enter(page, sandbox, 'everything', { path: LIST })
    await row(one.code ?? '')
      .getByRole('button')
      .first()
      .click()
    const card = page.getByRole('region', { name: `Voucher ${one.code}` })
    await expect(card).toContainText(one.description ?? '')
    await expect(card).toContainText(one.createdBy ?? '')
    await expect(card.getByRole('link', { name: 'Duplicar' })).toHaveAttribute(
      'href',
      `/vouchers/create?from=${one.pk}`,
    )
  })
})
