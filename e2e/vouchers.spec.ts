import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { CREATE, makeVoucher, SELECT } from './support/voucherForm.ts'
import { LIST, listCalls, readAll, screen, voucherThat } from './support/vouchers.ts'
import { reopen } from './support/walk.ts'

const route = (path: string): WirePermission => ({ role_id: null, route: path, status: true })

test.describe('the list', () => {
  async function rowsThatOpen(page: Page, sandbox: Sandbox) {
    sandbox.control.clear()
    await test.step('a row opens: what it is for, where it is valid, who made it; a twin of its code on the same days is marked in both', async () => {
      sandbox.control.clearFaults()
      const { row } = screen(page)
      const all = await readAll(sandbox)
      const one = await voucherThat(
        sandbox,
        ({ status, code }) => status === 'ACTIVE' && all.filter((each) => each.code === code).length === 1,
      )
      const old = await voucherThat(sandbox, ({ code }) => code === 'INVERNO15')
      const twin = await makeVoucher(sandbox, {
        code: 'INVERNO15',
        title: 'Inverno, de novo',
        expire: '2026-07-01 02:59:59',
      })
      await reopen(page, LIST)
      const opened = row(one.code ?? '')
      await opened.getByRole('button').first().click()
      const card = page.getByRole('region', { name: `Voucher ${one.code}` })
      await expect(card).toContainText(one.description ?? '')
      await expect(card).toContainText(one.createdBy ?? '')
      await expect(card.getByRole('link', { name: 'Duplicar' })).toHaveAttribute(
        'href',
        `/vouchers/create?from=${one.pk}`,
      )
      await expect(opened).not.toContainText('mesmo código')
      await expect(row('INVERNO15')).toHaveCount(2)
      for (const each of await row('INVERNO15').all())
        await expect(each).toContainText('mesmo código, mesmos dias')
      await row('INVERNO15').last().getByRole('button').first().click()
      const other = page
        .getByRole('region', { name: 'Voucher INVERNO15' })
        .getByRole('link', { name: /O mesmo código/ })
      await expect(other).toBeVisible()
      await other.click()
      const pages = [`/voucher/${twin.pk}`, `/voucher/${old.pk}`]
      await expect.poll(() => pages.includes(new URL(page.url()).pathname)).toBe(true)
    })
  }

  test('the list: narrowed by Filtrar, a row that opens', async ({ page, sandbox }) => {
    await test.step('the list, narrowed by Filtrar', async () => {
      sandbox.control.clear()
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
    await test.step('a row that opens', () => rowsThatOpen(page, sandbox))
  })

  test('what each right of the vouchers opens', async ({ page, sandbox }) => {
    const { codes } = screen(page)
    const formAddresses = [CREATE, SELECT, '/voucher/1/edit', '/vouchers/edit/1/select_users']
    await test.step('MON-016 RTE-027 RTE-028 without the role: neither the list nor any address of the form', async () => {
      const permissions = ['/', '/vouchers', '/voucher/:id', '/vouchers/:id'].map(route)
      await enter(page, sandbox, 'everything', { permissions, path: LIST })
      await expectPath(page, '/not-found')
      await enter(page, sandbox, 'operator', { path: null })
      for (const path of formAddresses) {
        await page.goto(path)
        await expectPath(page, '/not-found')
      }
    })
    await test.step('VCH-005 without the route: no new voucher', async () => {
      const permissions = [
        { role_id: 'DASH_CVE_PRO_CREATE_VOUCHER', route: null, status: true },
        ...['/', '/vouchers', '/voucher/:id'].map(route),
      ]
      await enter(page, sandbox, 'everything', { permissions, path: LIST })
      await expect(codes.first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Criar Voucher' })).toHaveCount(0)
    })
  })
})
