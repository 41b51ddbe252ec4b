import { API } from './support/calls.ts'
import { ask } from './support/network.ts'
import { CREATE, open, screen } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'

test.describe('the address of a new station', () => {
  test('STF-052 STF-053 the address of a group', async ({ page, sandbox }) => {
    await test.step('a group brings its address; without one the typed address is back', async () => {
      const { named, tab } = screen(page)
      const groups = (await ask(sandbox, `${API}chargepoint-groups/`)) as {
        chargeBoxGroupList: {
          name: string
          address: { street: string; zipCode: string } | null
          locationLatitude: number | null
        }[]
      }
      const full = groups.chargeBoxGroupList.find((group) => group.address && group.locationLatitude !== null)
      if (!full) throw new Error('no group with an address')
      await open(page, sandbox, CREATE)
      await tab('Endereço').click()
      await named('city').fill('Minha cidade')
      await tab('Geral').click()
      await named('groupPk').selectOption(full.name)
      await tab('Endereço').click()
      await expect(named('street')).toHaveValue(full.address?.street ?? '')
      await tab('Geral').click()
      await named('groupPk').selectOption('Não especificado')
      await tab('Endereço').click()
      await expect(named('street')).toHaveValue('')
      await expect(named('city')).toHaveValue('Minha cidade')
    })
  })
})
