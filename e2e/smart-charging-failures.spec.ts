import { toast } from './support/browser.ts'
import { enter } from './support/session.ts'
import {
  CHARGING,
  CREATED,
  chargingOf,
  connectTo,
  fill,
  groupNamed,
  LINK,
  NOT_CREATED,
  NOT_UPDATED,
  screen,
  tabOf,
  UPDATED,
  writes,
} from './support/smartCharging.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const WITHOUT = 'Estacionamento Centro'
const WITH = 'Condomínio Ipê'

/** A refusal's words stand in the form, and are read out. */
const notice = (page: Page, text: string) =>
  page.getByRole('form').getByRole('alert').filter({ hasText: text })
/** Types a new limit, with the free meter. */
const fillAll = async (page: Page) => {
  await fill(page)
  await connectTo(page, 'aabbcc000008')
  await page.clock.runFor(2000)
  await expect(page.getByText('Conectado: MTR-0008')).toBeVisible()
}

test.describe('a creation that stops', () => {
  test('SMC-023 SMC-030 a creation that stops before its link, a change that fails', async ({
    page,
    sandbox,
  }) => {
    await test.step('the new id is kept past a reload, and only what is missing goes out', async () => {
      const { create, current } = screen(page)
      const id = await groupNamed(sandbox, WITHOUT)
      sandbox.control.addFault({ method: 'POST', path: LINK, status: 400, times: 2 })
      await enter(page, sandbox, 'everything', { path: tabOf(id) })
      await fillAll(page)
      await create.click()
      await expect(notice(page, NOT_CREATED)).toContainText(/O registro \d+ já foi criado/)
      // Refused once more at its first step: what was saved before is not forgotten.
      await create.click()
      await expect.poll(() => writes(sandbox, 'POST', LINK)).toBe(2)
      await expect(notice(page, NOT_CREATED)).toContainText(/O registro \d+ já foi criado/)
      await page.reload()
      await expect(page.getByText(/O registro \d+ já foi criado/)).toBeVisible()
      await expect(current).toHaveValue('125.0')
      await expect(page.getByText('Escolhido: MTR-0008')).toBeVisible()
      await create.click()
      await expect(toast(page, CREATED)).toBeVisible()
      expect([writes(sandbox, 'POST', CHARGING), writes(sandbox, 'POST', LINK)]).toEqual([1, 3])
      expect(await chargingOf(sandbox, id)).toMatchObject({ meterId: 'MTR-0008', current: 125 })
    })
    await test.step('SMC-022 SMC-027 SMC-031 a change that fails', async () => {
      sandbox.control.clearFaults()
      await test.step('refused, with what was typed', async () => {
        const { save, current } = screen(page)
        sandbox.control.addFault({ method: 'PUT', path: `${CHARGING}/*`, status: 400, times: 1 })
        await reopen(page, tabOf(await groupNamed(sandbox, WITH)))
        await current.fill('50')
        await save.click()
        await expect(notice(page, NOT_UPDATED)).toBeVisible()
        await expect(current).toHaveValue('50')
        await save.click()
        await expect(toast(page, UPDATED)).toBeVisible()
      })
      await test.step('a group whose smart charging cannot be read shows no form to create one', async () => {
        sandbox.control.clearFaults()
        const { create } = screen(page)
        const id = await groupNamed(sandbox, WITH)
        sandbox.control.addFault({ method: 'GET', path: `${LINK}/${id}`, status: 500 })
        await page.goto(tabOf(id))
        await expect(page.getByText('O smart charging do grupo não pôde ser carregado.')).toBeVisible()
        await expect(create).toBeHidden()
      })
    })
  })
})
