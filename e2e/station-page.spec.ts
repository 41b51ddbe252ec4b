import { chargePointWire, connectorWire, listReplyWire, notificationWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './support/calls.ts'
import { hands } from './support/hands.ts'
import { homeScreen } from './support/home.ts'
import { enterLive } from './support/liveNetwork.ts'
import { enter } from './support/session.ts'
import { answerList, LIST, screen } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

const PK = 12
const NAME = 'Posto Ipê'
const ONE = chargePointWire({
  chargeBoxPk: PK,
  chargeBoxId: 'IPE-0012',
  description: NAME,
  connectors: [
    connectorWire({
      connectorId: 1,
      lastStatus: {
        status: 'Faulted',
        timeStamp: '2026-03-14T14:45:00Z',
        errorCode: 'GroundFailure',
        usage: 1,
      },
    }),
    connectorWire({ connectorId: 2 }),
  ],
})
const PAGE = `${LIST}?station=${PK}`
const ITS_CALL = `${API}chargepoints/${PK}/`
const ITS_EVENTS = `${API}notification/chargeBox/`
/** Half past noon and before, in São Paulo; the clock stands at 12:05. */
const event = (pk: number, type: string, at: string, more: object = {}) =>
  notificationWire({
    notificationPk: pk,
    chargeBoxId: 'IPE-0012',
    type,
    connectorId: 1,
    notificationTimestampDT: at,
    transactionId: null,
    ...more,
  })
const EVENTS = [
  event(4, 'Failure', '2026-03-14 14:45:00', { connectorErrorCode: 'GroundFailure' }),
  event(3, 'TransactionEnded', '2026-03-14 14:30:00'),
  event(2, 'TransactionStarted', '2026-03-14 12:00:00'),
  event(1, 'Available', '2026-03-10 12:00:00'),
]

const answerOne = (sandbox: Sandbox, events: readonly unknown[] = EVENTS) => {
  answerList(sandbox, [ONE])
  sandbox.control.addFault({
    method: 'GET',
    path: ITS_CALL,
    status: 200,
    body: { error: null, chargePoint: ONE },
  })
  return answerEvents(sandbox, events)
}
const answerEvents = (sandbox: Sandbox, events: readonly unknown[]) =>
  sandbox.control.addFault({
    method: 'GET',
    path: ITS_EVENTS,
    status: 200,
    body: listReplyWire('notificationList', [...events]),
  })

const parts = (page: Page) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  return {
    heading: page.getByRole('heading', { name: NAME, level: 1 }),
    connectors: panel('Conectores'),
    events: panel('Últimos eventos'),
    strip: (id: number) => page.getByRole('table', { name: `Conector ${id}, últimas 24 horas` }),
    back: page.getByRole('link', { name: 'Ver todas as estações' }),
  }
}

test('STN-024 a station’s page: what happened, the ways to it; without the operations', async ({
  page,
  sandbox,
}) => {
  await test.step('a station’s page: what happened, and the ways to it', async () => {
    await test.step('from home by palette and Enter: what happened in the last hour', async () => {
      answerOne(sandbox)
      await enter(page, sandbox)
      await expect(homeScreen(page).heading).toBeVisible()
      const { key, count } = hands(page)
      await key('Control+k')
      await page.keyboard.type('ipe-0012')
      await expect(page.getByRole('dialog').getByRole('option', { name: /Posto Ipê/ })).toBeVisible()
      await key('Enter')
      const { heading, connectors, events, strip } = parts(page)
      await expect(heading).toBeVisible()
      await expect(page).toHaveURL(PAGE)
      await expect(connectors).toContainText('Falha')
      await expect(events.getByRole('button', { name: 'Última hora (2)' })).toBeVisible()
      await expect(events.getByRole('listitem')).toContainText(['Falha', 'Recarga encerrada'])
      await expect(strip(1).getByRole('row')).toContainText([
        'Situação',
        'Disponível',
        '09:0011:30Ocupado',
        '11:3011:45Livre após recarga',
        '11:45agoraFalha',
      ])
      expect(count()).toBe(2)
    })
    await test.step('the card on the map leads to the page, and Back leads home again', async () => {
      await walkTo(page, '/?station=IPE-0012')
      await page.getByRole('link', { name: 'Ver a estação' }).click()
      await expect(parts(page).heading).toBeVisible()
      await page.goBack()
      await expect(homeScreen(page).heading).toBeVisible()
    })
    await test.step('on a phone the connectors stand on the first screen, and nothing is wider than it', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await reopen(page, PAGE)
      const { connectors } = parts(page)
      await expect(connectors.getByText('Conector 1 · Type 2')).toBeInViewport({ ratio: 1 })
      await expect(connectors.getByText('Falha').first()).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
  await test.step('STN-024 a link opens it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    sandbox.control.clear()
    await test.step('the list comes back as it was left', async () => {
      answerOne(sandbox)
      await reopen(page, `${LIST}?q=ip%C3%AA&rows=all`)
      const { row } = screen(page)
      await row(NAME).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Abrir a página da estação' }).click()
      const { heading, back, connectors } = parts(page)
      await expect(heading).toBeVisible()
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(connectors).toContainText('Conector 2')
      await back.click()
      await expect(row(NAME)).toBeVisible()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'ipê', rows: 'all' })
      await page.goBack()
      await expect(heading).toBeVisible()
    })
  })
  await test.step('without the operations nothing can be ticked, and a station offers no command', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    sandbox.control.clear()
    answerOne(sandbox)
    const permissions = ['/', '/stations'].map((path) => ({ role_id: null, route: path, status: true }))
    await enter(page, sandbox, 'everything', { permissions, path: LIST })
    await screen(page).row(NAME).focus()
    await expect(page.getByRole('checkbox', { name: /^Marcar / })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Abrir a página da estação' }).click()
    await expect(parts(page).heading).toBeVisible()
    await expect(parts(page).connectors).toContainText('Falha')
    await expect(page.getByRole('button', { name: /^Comandos/ })).toHaveCount(0)
    // Nor the price here without the profiles, which nobody asks for then.
    await expect(page.getByRole('region', { name: 'Preço agora' })).toHaveCount(0)
    expect(callsTo(sandbox).filter(({ path }) => /virtual-groups|dynamic-pricing/.test(path))).toEqual([])
  })
})

test('a station that is known live alone', async ({ page, sandbox }) => {
  await test.step('what the live connection knows shows although the station cannot be read', async () => {
    sandbox.control.clearFaults()
    sandbox.control.addFault({ method: 'GET', path: ITS_CALL, status: 500 })
    answerList(sandbox, [ONE])
    await enterLive(page, sandbox, PAGE)
    const { heading, connectors } = parts(page)
    await expect(heading).toBeVisible()
    await expect(connectors).toContainText('Falha')
    await expect(page.getByText(/Os dados completos da estação não puderam ser lidos/)).toBeVisible()
    sandbox.control.emit({ status: { chargeBoxId: 'IPE-0012', connectorId: 1, status: 'Charging' } })
    await expect(connectors.getByRole('listitem').first()).toContainText('Carregando')
  })
})
