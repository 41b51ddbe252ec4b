import { expectPath, storedInTab, toast } from './support/browser.ts'
import { bodies, CREATE, dragOn, EVENING, LIST, screen } from './support/chargingProfiles.ts'
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
})
