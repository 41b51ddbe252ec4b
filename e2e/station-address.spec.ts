import { API } from './support/calls.ts'
import { ask } from './support/network.ts'
import { startOver } from './support/startOver.ts'
import { CREATE, open, screen, without } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'

test.describe('the address of a new station', () => {
  test('STF-052 STF-053 STF-071 STF-072 STF-073 the address of a group or a zip code', async ({
    page,
    sandbox,
  }) => {
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
    await test.step('a zip code that is not found keeps the address; a town without streets opens it', async () => {
      await startOver(page, sandbox)
      const { named, tab } = screen(page)
      await open(page, sandbox, CREATE, without('/stations/allow_edit_address'))
      await tab('Endereço').click()
      await expect(named('street')).toHaveAttribute('readonly')
      await expect(named('houseNumber')).not.toHaveAttribute('readonly')
      await named('zip').fill('88010123')
      await expect(named('city')).not.toHaveValue('')
      const street = await named('street').inputValue()
      await named('zip').fill('88010999')
      await expect(page.getByText('CEP não encontrado.')).toBeVisible()
      await expect(named('street')).toHaveValue(street)
      await expect(named('zip')).toBeFocused()
      await named('zip').fill('88010000')
      await expect(named('street')).toHaveValue('')
      await expect(named('street')).not.toHaveAttribute('readonly')
      await named('street').fill('Rua Nova')
      await expect(named('street')).toHaveValue('Rua Nova')
    })
  })
})
