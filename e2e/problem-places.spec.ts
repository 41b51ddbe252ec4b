import { expectOver } from './support/browser.ts'
import { homeScreen } from './support/home.ts'
import { enterLive } from './support/liveNetwork.ts'
import { commandScreen } from './support/operations.ts'
import { enter } from './support/session.ts'
import { answerList } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { TROUBLED_NETWORK, troubledStation } from './support/troubledNetwork.ts'

const rows = (page: Page) => page.locator('[data-row]')

test('from home to the problems of a site, and what ended', async ({ page, sandbox }) => {
  await test.step('a site’s line leads to its problems, and there to what its stations can be sent', async () => {
    answerList(sandbox, TROUBLED_NETWORK)
    await enter(page, sandbox)
    const home = page.getByRole('region', { name: '3 problemas em aberto' })
    await home.getByRole('link', { name: 'Estacionamento Maracanã' }).click()
    await expect(page).toHaveURL(/\/alerts\?.*q=Estacionamento/)
    await expect(rows(page)).toHaveText([/Local inteiro: 2 sem conexão/])
    await rows(page).first().press('e')
    const stations = page.getByRole('list', { name: 'Estações em Estacionamento Maracanã' })
    await expect(stations.getByRole('link', { name: 'Histórico de Maracanã 2' })).toHaveAttribute(
      'href',
      /\/alerts\?view=list&q=RJ-0042$/,
    )
    await expect(stations.getByRole('link', { name: 'Ver Maracanã 1 no mapa' })).toHaveAttribute(
      'href',
      /\?station=RJ-0041$/,
    )
    await expect(stations.getByRole('button', { name: 'Comandos para Maracanã 1' })).toBeVisible()
    await rows(page).first().getByRole('button', { name: 'Comandos para Estacionamento Maracanã' }).click()
    await page.getByRole('menuitem', { name: 'Reiniciar' }).click()
    await expectOver(page, /^Reiniciar · /)
    await expect(commandScreen(page).chosen).toContainText('Maracanã 1, Maracanã 2')
  })
  await test.step('home says what ended as well as what is new, and since when it looks', async () => {
    await enterLive(page, sandbox, '/')
    const home = page.getByRole('region', { name: /problemas em aberto$/ })
    await expect(home).toContainText('2 na última hora')
    await expect(home).not.toContainText('resolvido')
    sandbox.control.emit({
      raw: {
        destination: '/topic/status/chargeBox/ARO-0003/connector/1',
        body: {
          chargeBoxId: 'ARO-0003',
          connectorId: 1,
          status: 'Available',
          timestampDT: '2026-03-14 15:05:00',
        },
      },
    })
    await expect(home).toContainText(/1 resolvido desde 12:\d\d/)
    await expect(homeScreen(page).panel('2 problemas em aberto')).toBeVisible()
  })
})

test('of many stations all open problems are shown, whatever the events reach back to', async ({
  page,
  sandbox,
}) => {
  const DOWN = 437
  const network = Array.from({ length: 600 }, (_, index) =>
    troubledStation(`N-${index}`, `Posto ${index}`, [[index < DOWN ? 'Faulted' : 'Available', '08:00']], {
      chargeBoxGroupPk: null,
      chargeBoxGroupName: null,
      address: null,
    }),
  )
  answerList(sandbox, network)
  await enterLive(page, sandbox, '/alerts?view=triage')
  await expect(page.getByRole('button', { name: `A tratar ${DOWN}`, exact: true })).toBeVisible()
  await expect(page.getByText('Situação ao vivo de 600 estações ativas')).toBeVisible()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: `${DOWN} problemas em aberto` }),
  ).toBeVisible()
})
