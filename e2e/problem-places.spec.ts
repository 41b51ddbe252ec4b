import { expectOver } from './support/browser.ts'
import { homeScreen } from './support/home.ts'
import { enterLive } from './support/liveNetwork.ts'
import { commandScreen } from './support/operations.ts'
import { enter } from './support/session.ts'
import { answerList } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { TROUBLED_NETWORK } from './support/troubledNetwork.ts'

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
