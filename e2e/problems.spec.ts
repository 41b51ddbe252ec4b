import { notificationWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { hands } from './support/hands.ts'
import { homeScreen } from './support/home.ts'
import { enterLive, TOPIC } from './support/liveNetwork.ts'
import { enter } from './support/session.ts'
import { answerList } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { TROUBLED_NETWORK } from './support/troubledNetwork.ts'

const rows = (page: Page) => page.locator('[data-row]')
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })
const menu = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /em aberto$/ })
const shelf = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })

const openHome = async (page: Page, sandbox: Sandbox) => {
  answerList(sandbox, TROUBLED_NETWORK)
  await enter(page, sandbox)
  await expect(homeScreen(page).heading).toBeVisible()
  return page.getByRole('region', { name: '3 problemas em aberto' })
}

test('which stations are down and why: said at home, one press to the list, and the ways from there', async ({
  page,
  sandbox,
}) => {
  await test.step('one connector, the station or the whole site: at home without a press, of which connector by one', async () => {
    const home = await openHome(page, sandbox)
    const line = (text: RegExp) => home.getByRole('listitem').filter({ hasText: text })
    await expect(line(/Local inteiro: 2 sem conexão/)).toContainText('2 de 2 fora')
    await expect(line(/Aroeira P3/)).toContainText('1 de 3 fora')
    const { click, count } = hands(page)
    await click(page.getByRole('link', { name: 'Ver todos', exact: true }))
    await expect(row(page, /Aroeira P4/)).toContainText('Conector 1')
    await expect(row(page, /Aroeira P4/)).toContainText('1 recarga em andamento')
    await expect(row(page, /Aroeira P3/)).toContainText('Estação inteira')
    expect(count()).toBe(1)
  })
  await test.step('which stations, and why', async () => {
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).nth(0)).toContainText('Local inteiro: 2 sem conexão')
    await expect(rows(page).nth(0)).toContainText('há 45 min')
    await expect(rows(page).nth(1)).toContainText('Falha: fuga à terra · E-17')
    await expect(rows(page).nth(1)).toContainText('há 3 h')
    await expect(rows(page).nth(2)).toContainText('Falha: tensão alta')
    await expect(page.getByText('Situação ao vivo de 6 estações ativas')).toBeVisible()
  })
  await test.step('a line leads to its station, to the map and to what it reported; a site opens to its stations', async () => {
    await rows(page).first().press('e')
    const stations = page.getByRole('list', { name: 'Estações em Estacionamento Maracanã' })
    await expect(stations.getByRole('listitem')).toContainText(['Maracanã 1', 'Maracanã 2'])
    await row(page, /Aroeira P3/)
      .getByRole('link', { name: 'Histórico de Aroeira P3' })
      .click()
    await expect(page).toHaveURL(/\/alerts\?.*q=ARO-0003/)
    await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
    await page.goBack()
    await row(page, /Aroeira P3/)
      .getByRole('link', { name: 'Ver Aroeira P3 no mapa' })
      .click()
    await expect(page).toHaveURL(/\/\?station=ARO-0003/)
    await page.goBack()
    await row(page, /Aroeira P3/)
      .getByRole('link', { name: 'Aroeira P3', exact: true })
      .click()
    await expect(page).toHaveURL(/\/stations\?station=\d+/)
  })
})

test('the menu counts what the list shows; an event opens and closes nothing, the live state does', async ({
  page,
  sandbox,
}) => {
  answerList(sandbox, TROUBLED_NETWORK)
  await enterLive(page, sandbox, '/alerts?view=triage')
  await expect(rows(page)).toHaveCount(3)
  await expect(menu(page)).toContainText('3 problemas em aberto')
  const told = { type: 'Failure', connectorErrorCode: 'GroundFailure', transactionId: null }
  const tell = (destination: string, body: unknown) => sandbox.control.emit({ raw: { destination, body } })
  tell(
    TOPIC.notification,
    notificationWire({ ...told, notificationPk: 1, chargeBoxId: 'ARO-0005', chargeBoxName: 'Aroeira P5' }),
  )
  tell(
    TOPIC.notification,
    notificationWire({ ...told, notificationPk: 2, chargeBoxId: 'ARO-0003', type: 'Available' }),
  )
  await expect(page.getByText(/acionou o evento/)).toBeVisible()
  await expect(menu(page)).toContainText('3 problemas em aberto')
  const status = (chargeBoxId: string, to: string) =>
    tell(`/topic/status/chargeBox/${chargeBoxId}/connector/1`, {
      chargeBoxId,
      connectorId: 1,
      status: to,
      timestampDT: '2026-03-14 15:05:00',
    })
  // It is too young to call for anybody: held back, and told.
  status('ARO-0005', 'Faulted')
  await expect(shelf(page, 'Transitórios 1')).toBeVisible()
  await page.getByLabel('Reter falhas que duram menos de').selectOption('Não reter falhas curtas')
  await expect(menu(page)).toContainText('4 problemas em aberto')
  status('ARO-0003', 'Available')
  await expect(shelf(page, 'A tratar 3')).toBeVisible()
  await expect(menu(page)).toContainText('3 problemas em aberto')
})

test('what somebody notes, acknowledges and mutes', async ({ page, sandbox }) => {
  await test.step('a note stands beside its problem, past a reload in the middle of a word, and goes when it is emptied', async () => {
    answerList(sandbox, TROUBLED_NETWORK)
    await enter(page, sandbox, 'everything', { path: '/alerts?view=triage' })
    const site = rows(page).filter({ hasText: 'Maracanã' })
    const open = () => site.press('e')
    await open()
    const field = page.getByRole('textbox', { name: 'Anotação' })
    await field.fill('Sem energia no local')
    await page.reload()
    await expect(site).toContainText(/Anotação de .*: Sem energia no local/)
    await open()
    await expect(field).toHaveValue('Sem energia no local')
    await field.fill('')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(site).not.toContainText('Anotação de')
  })
  await test.step('what somebody took out lies apart; acknowledged and muted leave the count, past a reload too', async () => {
    await shelf(page, 'Fora de serviço 1').click()
    await expect(rows(page)).toHaveText([/Em manutenção.*Paulista 01/])
    await shelf(page, 'A tratar 3').click()
    await row(page, /Maracanã/)
      .getByRole('button', { name: /^Reconhecer Local inteiro/ })
      .click()
    await expect(rows(page)).toHaveCount(2)
    await row(page, /Aroeira P3/)
      .getByRole('button', { name: /^Silenciar / })
      .click()
    await page.getByRole('menuitem', { name: 'por 8 horas' }).first().click()
    await expect(menu(page)).toContainText('1 problema em aberto')
    await page.reload()
    await expect(menu(page)).toContainText('1 problema em aberto')
    await shelf(page, 'Reconhecidos 1').click()
    await expect(rows(page)).toHaveText([/Local inteiro: 2 sem conexão/])
    await shelf(page, 'Silenciados 1').click()
    await row(page, /Aroeira P3/)
      .getByRole('button', { name: /^Voltar a mostrar / })
      .click()
    await expect(menu(page)).toContainText('2 problemas em aberto')
  })
})
