import type { Sandbox } from '@corrente/sandbox'
import { ago, answerList, asked, NORTH, OF_STATION, PAGE, row, rows, SOUTH } from './support/alerts.ts'
import { stored, toast } from './support/browser.ts'
import { readNetwork, subscriptions } from './support/network.ts'
import { enter, store } from './support/session.ts'
import { expect, test } from './support/test.ts'

const toLive = (sandbox: Sandbox) => expect.poll(() => subscriptions(sandbox)).toBeGreaterThan(0)

test('ALR-001 ALR-002 ALR-003 ALR-004 ALR-005 ALR-006 ALR-007 ALR-009 ALR-010 API-033 FMT-008 the list, from a toast of another page', async ({
  page,
  sandbox,
}) => {
  const recharge = { ...SOUTH, transactionId: '77', userName: 'Caio Fictício' }
  answerList(
    sandbox,
    [
      ago(1, 5, 'Failure', {
        ...NORTH,
        connectorErrorCode: 'GroundFailure',
        connectorErrorMsg: 'Aterramento',
      }),
      ago(2, 10, 'Warning', recharge),
      ago(3, 11, 'TransactionEnded', recharge),
      ...Array.from({ length: 9 }, (_, index) => ago(10 + index, 30 + index, 'Connected', NORTH)),
    ],
    1217,
  )
  sandbox.control.addFault({
    method: 'GET',
    path: OF_STATION,
    status: 200,
    body: { error: null, notificationList: [ago(4, 20, 'TransactionStarted', recharge)] },
  })
  const [station] = await readNetwork(sandbox)
  if (!station) throw new Error('the sandbox has stations')
  await enter(page, sandbox, 'everything', { path: '/station_groups' })
  await toLive(sandbox)
  sandbox.control.emit({ notification: { chargeBoxId: station.id, type: 'Warning' } })
  await toast(page, 'acionou o evento Recarga curta').getByRole('link', { name: 'Ver alertas' }).click()
  await expect(page.getByRole('heading', { name: 'Alertas', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Alertas · Dashboard')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await expect(page.getByRole('link', { name: 'Ver todos os alertas' })).toHaveAttribute(
    'href',
    `${PAGE}?view=list`,
  )
  await page.keyboard.press('Escape')

  // Newest first, ten per page.
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).first()).toHaveText(/^Posto NorteNOR-1/)
  await expect(row(page, /Falha/)).toContainText('14/03/2026 12:00')
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Página 1', exact: true }).click()

  await test.step('only red rows can be ticked', async () => {
    await row(page, /Recarga encerrada/)
      .getByRole('checkbox')
      .click({ force: true })
    await expect(row(page, /Recarga encerrada/).getByRole('checkbox')).not.toBeChecked()
    await row(page, /Falha/).getByRole('checkbox').click()
    await expect(row(page, /Falha/).getByRole('checkbox')).toBeChecked()
  })
  await test.step('a short recharge opens to the other events of its recharge, oldest first: the station’s and the list’s', async () => {
    await row(page, /Álamo Sul.*Recarga curta/).focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('list', { name: 'Outros eventos da recarga 77' }).getByRole('listitem'),
    ).toHaveText([/Recarga iniciada.*11:45/, /Recarga encerrada.*11:54/])
    const details = page.getByRole('group', { name: 'Detalhes de Recarga curta, Álamo Sul' })
    for (const known of ['Rua das Palmeiras – São José – SC', 'Caio Fictício', 'NoError', '77'])
      await expect(details.getByText(known, { exact: true }).first()).toBeVisible()
    await expect(row(page, /Falha/)).toContainText('Conector 1')
    await expect(row(page, /Falha/)).toContainText('Aterramento')
  })
  await test.step('a new event is counted and moves nothing until it is asked for', async () => {
    const before = await rows(page).allTextContents()
    sandbox.control.emit({ notification: { chargeBoxId: station.id, type: 'Failure', connectorId: 1 } })
    await expect(page.getByRole('button', { name: '1 nova: mostrar' })).toBeVisible()
    expect(await rows(page).allTextContents()).toEqual(before)
    await page.getByRole('button', { name: '1 nova: mostrar' }).click()
    await expect(rows(page).first()).toContainText(station.id)
    await expect(page.getByText('1 a 10 de 1.218')).toBeVisible()
  })
  await test.step('sorted among what was read, and the address says so; the search asks the server, from the first page', async () => {
    await page.getByRole('columnheader', { name: 'Estação' }).getByRole('button').click()
    await expect(rows(page).first()).toContainText('Álamo Sul')
    expect(new URL(page.url()).search).toBe('?view=list&sort=station')
    await page.getByRole('button', { name: 'Página 2', exact: true }).click()
    await page.getByPlaceholder('Pesquisar por nome ou chargebox id').fill('norte')
    await expect.poll(() => asked(sandbox).at(-1)).toEqual({ page: '1', size: '500', searchInput: 'norte' })
    expect(asked(sandbox)).toHaveLength(2)
    await expect.poll(() => new URL(page.url()).searchParams.has('page')).toBe(false)
  })
})

test('es: what is past: flapping counted, transient ones held back, marks and the view kept past a reload, a broken store read as none', async ({
  page,
  sandbox,
}) => {
  const past = [
    ago(1, 2, 'Warning', SOUTH),
    ...Array.from({ length: 7 }, (_, index) => [
      ago(20 + index, 6 + 5 * index, 'Connected', NORTH),
      ago(40 + index, 7 + 5 * index, 'Disconnected', NORTH),
    ]).flat(),
    // Over after a minute: transient. Open for an hour: not.
    ago(60, 59, 'Available', SOUTH),
    ago(61, 60, 'Failure', { ...SOUTH, connectorErrorCode: 'OtherError' }),
    ago(62, 61, 'Failure', { ...SOUTH, connectorId: '2', connectorErrorCode: 'GroundFailure' }),
  ]
  answerList(sandbox, past)
  const origin = sandbox.url()
  await store(page, origin, {
    language: 'es',
    'language-chosen': 'true',
    'preferences:move:101': '{"alerts":{"view":7,"holdMinutes":"x","marks":[3]}}',
  })
  await enter(page, sandbox, 'everything', { path: PAGE })
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked()
  await expect(rows(page)).toHaveCount(10)
  await page.getByText('Terminados', { exact: true }).click()

  await test.step('a search that nothing answers to says so, and is cleared from there', async () => {
    sandbox.control.clearFaults()
    answerList(sandbox, [])
    await page.getByRole('searchbox').fill('zzz')
    await expect(page.getByText('Nada en esta lista coincide con la búsqueda')).toBeVisible()
    sandbox.control.clearFaults()
    answerList(sandbox, past)
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).click()
    await expect(rows(page)).toHaveCount(3)
  })
  const flapping = row(page, /Posto Norte/)
  await expect(flapping).toContainText('x7')
  await expect(flapping).toContainText('Intermitente')
  await expect(flapping).toContainText('Terminado')
  await expect(rows(page)).toHaveCount(3)
  await expect(row(page, /GroundFailure/)).toContainText('Terminado')
  await expect(row(page, /OtherError/)).toBeHidden()
  await page.getByRole('button', { name: 'Transitorios 1' }).click()
  await expect(rows(page)).toHaveText([/OtherError/])
  await page.getByLabel('Retener fallas que duran menos de').selectOption('No retener fallas cortas')
  await page.getByRole('button', { name: 'Por tratar 4' }).click()
  await expect(rows(page)).toHaveCount(4)

  await test.step('acknowledged by keyboard: the row goes, the focus goes on to the one after it', async () => {
    await row(page, /GroundFailure/)
      .getByRole('button', { name: /^Reconocer / })
      .focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.locator('[data-row]:focus')).toHaveCount(1)
    await flapping.getByRole('button', { name: /^Silenciar / }).click()
    await page.getByRole('menuitem', { name: 'hasta que lo deshaga' }).last().click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByText(/valen solo para usted, en este navegador/)).toBeVisible()
  })
  await test.step('a reload keeps all of it', async () => {
    await page.goto(origin + PAGE)
    await expect(page.getByRole('radio', { name: 'Terminados' })).toBeChecked()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Reconocidos 1' }).click()
    await expect(rows(page)).toHaveText([/GroundFailure/])
    await page.getByRole('button', { name: 'Silenciados 1' }).click()
    await expect(row(page, /Posto Norte/)).toContainText('Toda la estación, hasta que usted lo deshaga')
    await page.getByRole('button', { name: /^Volver a mostrar / }).click()
    await expect(page.getByText('Nada silenciado con eventos')).toBeVisible()
    await page.getByRole('button', { name: 'Por tratar 3' }).click()
    await expect(rows(page)).toHaveCount(3)
    // What is kept names stations and causes, nobody's name.
    expect(JSON.stringify(await stored(page))).not.toContain('Posto')
  })
})
