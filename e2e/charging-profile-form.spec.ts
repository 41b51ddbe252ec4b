import { expectPath, storedInTab, toast } from './support/browser.ts'
import { bodies, CREATE, dragOn, EVENING, LIST, screen, writes } from './support/chargingProfiles.ts'
import { NOW } from './support/constants.ts'
import { handsOf } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

const SAVED = 'Perfil de recarga criado com sucesso'

test.describe('a new profile', () => {
  test('CHP-002 CHP-008 CHP-017 CHP-018 CHP-023 a new profile, drawn by mouse', async ({ page, sandbox }) => {
    await test.step('job 1: from the palette, drawn and saved; a second later one is back', async () => {
      const { description, limit, save, heading, names } = screen(page)
      const sent = bodies(page)
      // The list is what is come back to.
      await enter(page, sandbox, 'everything', { path: LIST })
      await expect(names.first()).toBeVisible()
      const { click, did, palette } = handsOf(page)
      await palette('novo perfil', /^Novo perfil de recarga/)
      await expect(heading('Criando perfil de recarga')).toBeVisible()
      await description.fill(' Pico ')
      await limit.fill('32')
      await dragOn(page, 18, 21)
      await page.clock.pauseAt(NOW + 600_000)
      await click(save)
      await expect(toast(page, SAVED)).toBeVisible()
      did('profiles-1')
      expect(sent).toEqual([EVENING])
      await page.clock.runFor(900)
      await expectPath(page, CREATE)
      await page.clock.runFor(200)
      await page.clock.resume()
      await expectPath(page, LIST)
      await expect(names.filter({ hasText: 'Pico' })).toBeVisible()
      expect(Object.keys(await storedInTab(page)).filter((key) => key.includes('charging-profile'))).toEqual(
        [],
      )
    })
  })

  test('CHP-011..016 what cannot be saved', async ({ page, sandbox }) => {
    await test.step('what is missing is listed at the button, and nothing is sent', async () => {
      const { description, limit, save, add, interval } = screen(page)
      await enter(page, sandbox, 'everything', { path: CREATE })
      await expect(save).toHaveAccessibleDescription(
        'Falta: A descrição é obrigatória; O limite de corrente (A) é obrigatório',
      )
      await description.fill('x'.repeat(21))
      await expect(page.getByText('No máximo 20 caracteres.').first()).toBeVisible()
      await description.fill('Pico')
      await limit.fill('32')
      await add.click()
      await interval(1).getByLabel('Limite').fill('32')
      await interval(1).getByLabel('Das').fill('')
      await limit.focus()
      await expect(page.getByText('O intervalo de tempo é obrigatório').first()).toBeVisible()
      await expect(
        page.getByText('O limite de corrente deve ser diferente do limite padrão').first(),
      ).toBeVisible()
      await save.click({ force: true })
      await description.press('Enter')
      expect(writes(sandbox)).toEqual([])
      await interval(1).getByLabel('Das').fill('1800')
      await interval(1).getByLabel('Limite').fill('16,5')
      await save.click()
      await expect(toast(page, SAVED)).toBeVisible()
      expect(writes(sandbox)).toHaveLength(1)
    })
  })
})
