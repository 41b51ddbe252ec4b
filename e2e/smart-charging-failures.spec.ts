import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import {
  bodies,
  CHARGING,
  CREATED,
  chargingOf,
  connectTo,
  fill,
  groupNamed,
  LINK,
  MEASUREMENTS,
  NOT_CREATED,
  NOT_UPDATED,
  screen,
  tabOf,
  UPDATED,
  writes,
} from './support/smartCharging.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'

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
  test('SMC-023 SMC-030 a creation that stops before its link', async ({ page, sandbox }) => {
    await test.step('refused: nothing is lost, and a second try sends it once', async () => {
      const { create, current } = screen(page)
      const id = await groupNamed(sandbox, WITHOUT)
      sandbox.control.addFault({ method: 'POST', path: CHARGING, status: 400, times: 1 })
      await enter(page, sandbox, 'everything', { path: tabOf(id) })
      await fill(page)
      await create.dblclick()
      await expect(notice(page, NOT_CREATED)).toBeVisible()
      await expect(current).toHaveValue('125.0')
      expect(writes(sandbox, 'POST', LINK)).toBe(0)
      await create.click()
      await expect(toast(page, CREATED)).toBeVisible()
      expect([writes(sandbox, 'POST', CHARGING), writes(sandbox, 'POST', LINK)]).toEqual([2, 1])
    })
    await test.step('the new id is kept past a reload, and only what is missing goes out', async () => {
      await startOver(page, sandbox)
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
  })

  test('SMC-026 SMC-031 a creation that stops before its meter, or comes second', async ({
    page,
    sandbox,
  }) => {
    await test.step('it is the form of a group that has one, with the update’s error', async () => {
      const { create, save, form } = screen(page)
      const id = await groupNamed(sandbox, WITHOUT)
      sandbox.control.addFault({ method: 'PUT', path: `${CHARGING}/*`, status: 400, times: 1 })
      await enter(page, sandbox, 'everything', { path: tabOf(id) })
      await fillAll(page)
      await create.click()
      await expect(notice(page, NOT_UPDATED)).toContainText('já está ligado ao grupo')
      await expect(form('Smart charging do grupo: limite de corrente')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Escolhido: MTR-0008')).toBeVisible()
      await save.click()
      await expect(toast(page, UPDATED)).toBeVisible()
      expect([writes(sandbox, 'POST', CHARGING), writes(sandbox, 'POST', LINK)]).toEqual([1, 1])
      expect(await chargingOf(sandbox, id)).toMatchObject({ meterId: 'MTR-0008' })
    })
    await test.step('somebody else was first: nothing is sent, and what is there opens', async () => {
      await startOver(page, sandbox)
      const { create, button, form } = screen(page)
      const id = await groupNamed(sandbox, WITHOUT)
      const theirs = await chargingOf(sandbox, await groupNamed(sandbox, WITH))
      await enter(page, sandbox, 'everything', { path: tabOf(id) })
      await fill(page)
      await tell(sandbox, 'POST', LINK, {
        virtual_group_id: id,
        enabled: true,
        smart_charging_id: theirs?.id,
      })
      await create.click()
      await expect(page.getByText(/Alguém criou o smart charging deste grupo/)).toBeVisible()
      expect(writes(sandbox, 'POST', CHARGING)).toBe(0)
      await button('Abrir o que existe').click()
      await expect(form('Smart charging do grupo: limite de corrente')).toBeVisible()
    })
  })
})

test.describe('a change that fails', () => {
  test('SMC-020 SMC-022 SMC-027 SMC-031 a change that fails', async ({ page, sandbox }) => {
    await test.step('refused, with what was typed', async () => {
      const { save, current } = screen(page)
      sandbox.control.addFault({ method: 'PUT', path: `${CHARGING}/*`, status: 400, times: 1 })
      await enter(page, sandbox, 'everything', { path: tabOf(await groupNamed(sandbox, WITH)) })
      await current.fill('50')
      await save.click()
      await expect(notice(page, NOT_UPDATED)).toBeVisible()
      await expect(current).toHaveValue('50')
      await save.click()
      await expect(toast(page, UPDATED)).toBeVisible()
    })
    await test.step('a meter that the server says is taken stands at the meter', async () => {
      sandbox.control.clearFaults()
      const { save } = screen(page)
      const id = await groupNamed(sandbox, WITH)
      sandbox.control.addFault({ method: 'PUT', path: `${CHARGING}/*`, status: 409, times: 1 })
      await page.goto(tabOf(id))
      await connectTo(page, 'aabbcc000008')
      await page.clock.runFor(2000)
      await expect(page.getByText('Escolhido: MTR-0008')).toBeVisible()
      await save.click()
      await expect(notice(page, 'Medidor já associado a outro grupo')).toBeVisible()
      await expect(notice(page, NOT_UPDATED)).toBeVisible()
    })
    await test.step('a group whose smart charging cannot be read shows no form to create one', async () => {
      sandbox.control.clearFaults()
      const { create, save } = screen(page)
      const id = await groupNamed(sandbox, WITH)
      sandbox.control.addFault({ method: 'GET', path: `${LINK}/${id}`, status: 500 })
      await page.goto(tabOf(id))
      await expect(page.getByText('O smart charging do grupo não pôde ser carregado.')).toBeVisible()
      await expect(create).toBeHidden()
      sandbox.control.clearFaults()
      sandbox.control.addFault({ method: 'GET', path: `${CHARGING}/*`, status: 404 })
      await page.reload()
      await expect(page.getByText(/deste grupo não existe mais no servidor/)).toBeVisible()
      await expect(create.or(save)).toBeHidden()
    })
  })
})

test.describe('the search for a meter', () => {
  const CASES = [
    ['aabbcc000001', 'Medidor já associado a outro grupo', false],
    ['ffffffffffff', 'Não foi possível encontrar o medidor', false],
    ['aabbcc000009', 'O medidor está offline', true],
    ['aabbcc000012', 'O medidor respondeu, mas não diz se está online.', true],
  ] as const
  test('SMC-004 SMC-009 SMC-010 SMC-019 SMC-020 SMC-021 SMC-024 SMC-032 what a search comes to', async ({
    page,
    sandbox,
  }) => {
    const { button, connect } = screen(page)
    await enter(page, sandbox, 'everything', { path: tabOf(await groupNamed(sandbox, WITHOUT)) })
    for (const [mac, text, isUsable] of CASES)
      await test.step(text, async () => {
        await connectTo(page, mac)
        await page.clock.runFor(2000)
        await expect(page.getByText(text)).toBeVisible()
        const asked = new URL(callsTo(sandbox, MEASUREMENTS).at(-1)?.path ?? '', sandbox.origin)
        expect([...asked.searchParams]).toEqual([
          ['mac_address', mac.toUpperCase().replace(/(..)(?=.)/g, '$1:')],
        ])
        await expect(page.getByText('Nenhum medidor ligado.')).toBeVisible()
        await expect(button('Usar mesmo assim')).toBeVisible({ visible: isUsable })
      })
    await test.step('an empty answer is not found, any other failure is a search that failed', async () => {
      sandbox.control.addFault({ method: 'GET', path: MEASUREMENTS, status: 200, body: {}, times: 1 })
      await connectTo(page, 'aabbcc000008')
      await page.clock.runFor(2000)
      await expect(page.getByText('Não foi possível encontrar o medidor')).toBeVisible()
      sandbox.control.addFault({ method: 'GET', path: MEASUREMENTS, status: 403 })
      await connect.click()
      await page.clock.runFor(2000)
      await expect(page.getByText('Erro ao buscar medidor')).toBeVisible()
    })
  })

  test('SMC-009 SMC-020 SMC-032 a meter that nobody compared, that is silent, or cannot be read', async ({
    page,
    sandbox,
  }) => {
    await test.step('where the other groups cannot be read the server has the last word', async () => {
      const id = await groupNamed(sandbox, WITHOUT)
      sandbox.control.addFault({
        method: 'GET',
        path: '/mk-ms-virtualgroup/virtual-groups/list',
        status: 403,
      })
      await enter(page, sandbox, 'everything', { path: tabOf(id) })
      await connectTo(page, 'aabbcc000001')
      await page.clock.runFor(2000)
      await expect(page.getByText('Conectado: MTR-0001')).toBeVisible()
      await expect(page.getByText(/o servidor decide ao salvar/)).toBeVisible()
    })
    await test.step('a meter that is silent, or cannot be read, is never called safe', async () => {
      sandbox.control.clearFaults()
      const { reading } = screen(page)
      await page.goto(tabOf(await groupNamed(sandbox, 'Shopping Aroeira')))
      const panel = reading('MTR-0004')
      await expect(panel).toContainText('Sem leitura desde 14/03/2026 09:05')
      await expect(panel).toContainText('Sem leitura: não conte com o limite.')
      await expect(panel).toContainText(/carros? carregando agora neste grupo/)
      await page.goto(sandbox.url() + tabOf(await groupNamed(sandbox, 'Galpão Leste')))
      await expect(reading('MTR-0007')).toContainText('Não foi possível encontrar o medidor')
      sandbox.control.addFault({ method: 'GET', path: MEASUREMENTS, status: 500 })
      await page.goto(sandbox.url() + tabOf(await groupNamed(sandbox, 'Torre Norte')))
      await expect(reading('MTR-0005').getByRole('alert')).toContainText('Erro ao buscar medidor')
    })
  })
})

test('“Swap the meter”: old beside new, both live, before it is saved', async ({ page, sandbox }) => {
  const { side, save } = screen(page)
  const id = await groupNamed(sandbox, 'Aeroporto, edifício-garagem')
  const sent = bodies(page)
  await enter(page, sandbox, 'everything', { path: tabOf(id) })
  await connectTo(page, 'aabbcc000008')
  await page.clock.runFor(2000)
  await expect(side('Agora: MTR-0001').getByRole('meter')).toHaveCount(3)
  await expect(side('Novo: MTR-0008').getByRole('meter')).toHaveCount(3)
  expect(sent).toEqual([])
  await save.click()
  await expect(toast(page, UPDATED)).toBeVisible()
  expect(await chargingOf(sandbox, id)).toMatchObject({ meterId: 'MTR-0008', isMeterInCircuit: true })
})
