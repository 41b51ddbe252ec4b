import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { CREATE, LIST, makeProfile, placeOn, screen } from './support/chargingProfiles.ts'
import { fromHome } from './support/hands.ts'
import { loneMark, standAlone } from './support/map.ts'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const SET = '/operations/set_charging_profile'
const CLEAR = '/operations/clear_charging_profile'
/** Seven periods: three intervals apart from each other, and what lies between. */
const LONG = {
  description: 'Três turnos',
  currentLimitDefault: 32,
  intervals: [
    { beginningEnd: ['06:00', '08:00'], currentLimit: 16 },
    { beginningEnd: ['12:00', '13:00'], currentLimit: 10 },
    { beginningEnd: ['18:00', '21:00'], currentLimit: 8 },
  ],
} as const
const read = (page: Page) => page.getByRole('button', { name: 'Ler o que as estações aceitam' })

/** A station where somebody charges now. */
async function charging(sandbox: Sandbox): Promise<string> {
  const { transactionIds } = (await ask(sandbox, `${OPERATIONS}v1.6/remote_stop/`)) as {
    transactionIds: Record<string, number[]>
  }
  return Object.entries(transactionIds).find(([, ids]) => ids.length > 0)?.[0] ?? ''
}

test.describe('with the map drawn', () => {
  test.use({ hasGraphics: true })

  test('OPS-044 jobs 4 and 5: "why does it still draw 32 A?", "take it all off"', async ({
    page,
    sandbox,
  }) => {
    await test.step('the station on the map, its commands, the profiles', async () => {
      const station = await charging(sandbox)
      await standAlone(sandbox, station)
      const { click, did } = await fromHome(page, sandbox)
      await click(await loneMark(page, 'Ocupada'))
      await click(page.getByRole('link', { name: 'Todos os comandos' }))
      await click(page.getByRole('link', { name: /^Aplicar perfil/ }))
      await expectPath(page, SET)
      did('profiles-4')
      const panel = page.getByRole('region', { name: /^Perfis em / })
      await expect(panel).toContainText('Este navegador ainda não enviou nenhum perfil a esta estação.')
      await expect(panel).toContainText('O que vale nela agora nenhuma chamada diz.')
      await expect(
        panel.getByText(/^Recarga \d+, conector \d+: [\d.,]+ kW às \d\d:\d\d/).first(),
      ).toBeVisible()
      await read(page).click()
      await expect.poll(() => sends(sandbox).length).toBe(1)
      await passTime(page, sandbox)
      await expect(panel).toContainText(/aceita no máximo: períodos \d+, nível \d+/)
    })
    await test.step('the profile is cleared, and what holds from then on', async () => {
      const station = await charging(sandbox)
      const { send, sent } = commandScreen(page)
      const bodies: unknown[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/clear_charging_profile'))
          bodies.push(request.postDataJSON())
      })
      await standAlone(sandbox, station)
      const { choose, click, did } = await fromHome(page, sandbox)
      await click(await loneMark(page, 'Ocupada'))
      await click(page.getByRole('link', { name: 'Todos os comandos' }))
      await click(page.getByRole('link', { name: /^Limpar perfil/ }))
      await expectPath(page, CLEAR)
      await expect(page.getByText('Sem perfil, vale o máximo da própria estação.')).toBeVisible()
      await choose(page.getByLabel(/^Finalidade/), 'TX_DEFAULT_PROFILE')
      await click(send)
      await expect(sent).toBeVisible()
      did('profiles-5')
      expect(bodies).toEqual([
        {
          chargePointSelectList: [station],
          filterType: 'OtherParameters',
          chargingProfilePurpose: 'TX_DEFAULT_PROFILE',
        },
      ])
    })
  })
})

test('job 2: "put it on these 12": from home to the saved profile, and on to the send', async ({
  page,
  sandbox,
}) => {
  const { description, limit, save } = screen(page)
  const { available, selected, send, sent } = commandScreen(page)
  const bodies: { chargePointSelectList?: unknown[] }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/set_charging_profile'))
      bodies.push(request.postDataJSON())
  })
  const { click, did, palette } = await fromHome(page, sandbox)
  await palette('novo perfil', /^Novo perfil de recarga/)
  await expectPath(page, CREATE)
  await description.fill('Garagem')
  await limit.fill('16')
  await click(save)
  await click(page.getByRole('link', { name: 'Aplicar agora' }))
  await expectPath(page, SET)
  await expect(page.getByLabel('Perfil de recarga', { exact: true })).toHaveText(/Garagem/)
  await expect(page.getByText('O que será aplicado: Garagem')).toBeVisible()
  // The whole station, which the form shows.
  await expect(page.getByRole('combobox', { name: 'Conector' })).toHaveValue('0')
  await available.getByRole('searchbox').fill('JAC')
  await click(page.getByRole('button', { name: /^Adicionar todos/ }))
  await expect(selected).not.toContainText('0 item')
  // Those of 1.5 stand apart, with the reason.
  await page.getByText(/estações falam OCPP 1\.5 e não recebem este comando/).click()
  await expect(page.getByText(/: fala OCPP 1\.5$/).first()).toBeVisible()
  // What the list says of it, and what no profile does.
  await expect(page.getByText(/O perfil limita, não inicia/)).toBeVisible()
  await click(send)
  await expect(sent).toBeVisible()
  did('profiles-2')
  expect(bodies).toEqual([
    {
      chargePointSelectList: expect.arrayContaining([expect.stringMatching(/^JAC/)]),
      chargingProfilePk: expect.any(Number),
      connectorId: 0,
    },
  ])
})

test('OPS-042 job 3', async ({ page, sandbox }) => {
  await test.step('job 3 "what does this one do?": its day, its default and its lowest limit', async () => {
    await makeProfile(sandbox, LONG)
    const { click, did, menu } = await fromHome(page, sandbox)
    await menu('Operações')
    await click(page.getByText('Perfis', { exact: true }))
    await expectPath(page, LIST)
    const row = page.getByRole('row', { name: /Três turnos/ })
    await expect(row.getByRole('img')).toBeVisible()
    for (const limit of ['32', '8'])
      await expect(row.getByRole('gridcell', { name: limit, exact: true })).toBeVisible()
    did('profiles-3')
  })
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('CHP-017 an edge is dragged by finger as by mouse, and Escape is not needed: what is typed beside it follows', async ({
    page,
    sandbox,
  }) => {
    const { plot, end, block, interval } = screen(page)
    const { edit } = await makeProfile(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await expect(block('18:00', '21:00')).toBeVisible()
    await plot.scrollIntoViewIfNeeded()
    const box = await end('18:00').boundingBox()
    if (!box) throw new Error('the edge is not there')
    const to = await placeOn(plot, 23, 0.5)
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    await touch('touchStart', from)
    for (let step = 1; step <= 5; step += 1)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 5, y: from.y })
    await touch('touchEnd')
    await expect(block('18:00', '23:00')).toBeVisible()
    await expect(interval(1).getByLabel('Até')).toHaveValue('23:00')
    await expect(page.getByText(/^Em relação ao salvo, até 7,04.kWh por dia a menos/)).toBeVisible()
  })
})
