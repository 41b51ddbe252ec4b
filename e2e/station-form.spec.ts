import { routePermission } from '@corrente/domain/fixtures'
import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { CREATE, edit, open, screen, someStation, wire, without } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'

test.describe('what a permission gives', () => {
  test('STF-004 STF-007 STF-038 STF-039 STF-087 PRM-022 CON-017 AST-010 each right shows its part', async ({
    page,
    sandbox,
  }) => {
    await test.step('without its entry neither form opens', async () => {
      const { pk } = await someStation(sandbox, 1)
      await open(page, sandbox, CREATE, without('/stations/create', '/stations/edit/:id'))
      await expectPath(page, '/not-found')
      await page.goto(edit(pk))
      await expectPath(page, '/not-found')
    })
    await test.step('without a capability its part is hidden', async () => {
      const { tab, toggle, named } = screen(page)
      const { pk, connectors } = await someStation(sandbox, 2)
      const power = named(`connectors.${connectors[0]?.id}.powerMax`)
      const look = async () => {
        await expect(toggle('Compatível com Hubject')).toBeVisible()
        await page.getByRole('radio', { name: 'Privada' }).check()
        await expect(page.getByRole('combobox', { name: /^Donos/ })).toBeVisible()
        const general = [await toggle('Compatível com OCPI').count(), await named('cpf').count()]
        const payment = await tab('Pagamento').count()
        await tab('Configurações técnicas').click()
        await expect(power).toBeVisible()
        const own = await power.locator('option', { hasText: 'Outra potência…' }).count()
        return [...general, payment, await named('system').count(), own]
      }
      await open(page, sandbox, edit(pk))
      expect(await look()).toEqual([1, 1, 1, 1, 1])
      await open(
        page,
        sandbox,
        edit(pk),
        without(
          'ocpi_enabled_button',
          '/users_data/tenant_parent/cpf',
          'DASH_CVE_PRO_MONETIZATION_CONFIG',
          'DASH_SMART_CHARGING_CREATE',
          'custom-powermax',
        ),
      )
      expect(await look()).toEqual([0, 0, 0, 0, 0])
    })
    await test.step('a tenant that grants monetization shows the payment to whoever edits a station', async () => {
      const { tab } = screen(page)
      const permissions = wire([routePermission('/'), routePermission('/stations/create')])
      await enter(page, sandbox, 'everything', { path: CREATE, permissions, tenant: 'terpel-voltex' })
      await expect(tab(/./)).toHaveCount(4)
      await open(page, sandbox, CREATE, permissions)
      await expect(tab(/./)).toHaveCount(3)
    })
  })
})
