import {
  chargePointWire,
  connectorWire,
  listReplyWire,
  notificationWire,
  ODD_TEXTS,
  statsWire,
} from '@corrente/domain/fixtures'
import { expectStanding } from './support/chaos.ts'
import { answerWith, expectCard, HOME_CALLS, homeScreen } from './support/home.ts'
import { SAO_PAULO } from './support/map.ts'
import { consent, emailOf, sendSignIn, sessionOf, store } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const IMAGE = '<img src=x onerror="window.isTaken=true">'
const SCRIPT = '"><script>window.isTaken=true</script>'

/** Notes every text that the page's code asks its Trusted Types policy to turn into something that runs. */
const watchTrustedTypes = (page: Page) =>
  page.addInitScript(() => {
    const factory: unknown = Reflect.get(window, 'trustedTypes')
    if (typeof factory !== 'object' || factory === null) throw new Error('no Trusted Types here')
    const create: unknown = Reflect.get(factory, 'createPolicy')
    if (typeof create !== 'function') throw new Error('no Trusted Types here')
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    Reflect.set(factory, 'createPolicy', (name: string, rules: Record<string, (text: string) => unknown>) => {
      const watched = Object.entries(rules).map(([rule, make]) => [
        rule,
        (text: string) => {
          asked.push(`${rule} ${text}`)
          return make(text)
        },
      ])
      return Reflect.apply(create, factory, [name, Object.fromEntries(watched)])
    })
  })
const asked = (page: Page): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'asked')])

/** Nothing of the hostile texts has become more than text. */
const expectMereText = async (page: Page) => {
  expect((await asked(page)).filter((text) => !text.startsWith('createScriptURL '))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'isTaken'))).toBeUndefined()
  // The first line of the document is its own: it asks for the page's address (BOOT-001).
  await expect(page.locator('img[src="x"], body script:not([src])')).toHaveCount(0)
  const own = await page
    .locator('head script:not([src])')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(own).toEqual([expect.stringMatching(/^correnteAnswer=fetch\(/)])
}

test.describe('with its map', () => {
  test.use({ hasGraphics: true })

  test('R22 names full of markup stay text on every screen, and nothing asks for HTML', async ({
    page,
    sandbox,
  }) => {
    await watchTrustedTypes(page)
    const hostile = (index: number) => [IMAGE, SCRIPT, `{{name}}${IMAGE}`, ODD_TEXTS.bidi][index % 4] ?? IMAGE
    const station = chargePointWire({
      chargeBoxId: 'IPE-0001',
      description: IMAGE,
      chargePointVendor: SCRIPT,
      ocppProtocol: IMAGE,
      locationLatitude: SAO_PAULO.lat,
      locationLongitude: SAO_PAULO.lng,
      connectors: [connectorWire({ connectorType: IMAGE, lastStatus: { status: SCRIPT, usage: 1 } })],
    })
    answerWith(sandbox, 'stations', listReplyWire('chargePointList', [station], 1))
    answerWith(sandbox, 'notifications', {
      error: null,
      notificationList: Array.from({ length: 8 }, (_, index) =>
        notificationWire({
          notificationPk: index,
          chargeBoxName: hostile(index),
          type: index % 2 === 0 ? 'Failure' : hostile(index),
          userName: SCRIPT,
          connectorErrorCode: SCRIPT,
          connectorErrorMsg: hostile(index + 1),
        }),
      ),
    })
    answerWith(sandbox, 'graphs', [
      { key: 'recharges', title: IMAGE, series: [{ x: '2026-03-14', y: 5 }] },
      { key: IMAGE, title: SCRIPT, series: [{ x: IMAGE, y: 5 }] },
    ])
    answerWith(sandbox, 'stats', statsWire({ coin: IMAGE }))
    const tenant: unknown = await (await fetch(`${sandbox.origin}/tenants/move/tenant.json`)).json()
    sandbox.control.addFault({
      path: '/tenants/move/tenant.json',
      status: 200,
      body: {
        ...Object(tenant),
        name: IMAGE,
        legal: { company: IMAGE, taxId: SCRIPT, address: IMAGE, email: 'x@example.com' },
        footer: { text: IMAGE },
      },
    })
    const session = await sessionOf(sandbox, 'everything')
    const named = { ...session, user: { ...Object(session.user), name: IMAGE } }
    await store(page, sandbox.url(), { session: JSON.stringify(named) })
    await consent(page, sandbox.url())
    await page.goto('/?station=IPE-0001')
    const { panel, events, map, toasts, bell, live } = homeScreen(page)

    await test.step('home: cards, card of the station, list, events, toasts, menus, tables', async () => {
      await expect(panel(IMAGE)).toContainText(SCRIPT)
      await expect(events).toHaveCount(8)
      await expect(events.filter({ hasText: IMAGE }).first()).toBeVisible()
      await map.getByRole('button', { name: 'Mostrar lista' }).click()
      await expect(map.getByRole('option').first()).toContainText(IMAGE)
      await expect(live('ao vivo')).toBeVisible()
      sandbox.control.emit({
        raw: {
          destination: '/topic/sandbox-move/notification/chargeBox',
          body: notificationWire({ notificationPk: 99, chargeBoxName: IMAGE, type: SCRIPT }),
        },
      })
      await expect(toasts.first()).toContainText(`${IMAGE} acionou o evento ${SCRIPT}`)
      await bell.click()
      await expect(page.getByRole('dialog', { name: 'Notificações' }).getByText(IMAGE).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await panel('Recargas por dia')
        .getByRole('button', { name: /^Opções de/ })
        .click()
      await page.getByRole('menuitem', { name: 'Ver como tabela' }).click()
      await expect(panel('Recargas por dia').getByRole('table')).toBeVisible()
      await page.getByRole('button', { name: /^Menu de / }).click()
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
      await page.keyboard.press('Escape')
      // The spy hears: the worker's address went through the policy.
      expect((await asked(page)).some((text) => /^createScriptURL .*worker-live/.test(text))).toBe(true)
      await expectMereText(page)
    })

    await test.step('the legal pages and not-found', async () => {
      for (const path of ['/privacy-policy', '/terms-of-use', '/not-found']) {
        await page.goto(path)
        await expectStanding(page, path)
        await expectMereText(page)
      }
    })

    await test.step('the sign-in, with a server that says more than it should', async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto('/auth/login')
      const body = { type: 'error', error: IMAGE, data: IMAGE, message: SCRIPT }
      sandbox.control.addFault({ method: 'POST', path: '/api/v1/login', status: 500, body })
      await sendSignIn(page, emailOf('everything'))
      await expect(page.getByText('Erro ao tentar efetuar o Login.').first()).toBeVisible()
      await expectMereText(page)
    })
  })
})

test('LEG-006 R18 an address from a header is a real link when it is fit, and nothing at all when it is not', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'opened', [])
    window.open = (...parts) => {
      Reflect.get(window, 'opened').push(String(parts[0]))
      return null
    }
  })
  // More of them: packages/domain/src/wire/guards.test.ts.
  const hostile = ['javascript:alert(1)', '//evil.example/terms']
  for (const address of hostile) {
    sandbox.control.handshake({ set: { 'Terms-Of-Use': address } })
    await page.goto('/terms-of-use')
    await expectStanding(page, address)
    await expect(
      page.locator('a[href*="evil"], a[href^="javascript:" i], a[href^="data:"]'),
      address,
    ).toHaveCount(0)
    await expect(page.locator('a[target="_blank"]'), address).toHaveCount(0)
  }
  sandbox.control.handshake({ set: { 'Terms-Of-Use': 'https://terms.example.com/rede' } })
  await page.goto('/terms-of-use')
  const link = page.getByRole('link', { name: /Termos de Uso/ }).and(page.locator('[target="_blank"]'))
  await expect(link).toHaveAttribute('href', 'https://terms.example.com/rede')
  const rel = (await link.getAttribute('rel')) ?? ''
  expect(rel.split(' ').sort()).toEqual(expect.arrayContaining(['noopener', 'noreferrer']))
  // A script may not open a window unasked.
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([])
})

test('R24 no answer, message, address or stored value reaches the prototype of all objects', async ({
  page,
  sandbox,
}) => {
  const poison = '"__proto__":{"isPolluted":true},"constructor":{"prototype":{"isPolluted":true}}'
  for (const path of Object.values(HOME_CALLS)) {
    const rest = path === HOME_CALLS.stats ? '"totalUsers":5' : '"chargePointList":[],"notificationList":[]'
    sandbox.control.addFault({ method: 'GET', path, status: 200, body: `{${poison},${rest}}` })
  }
  const session = JSON.stringify(await sessionOf(sandbox, 'everything'))
  await store(page, sandbox.url(), {
    session: session.replace('{', `{${poison},`),
    'preferences:move:101': `{${poison},"scheme":"dark"}`,
    'allowed-routes': `{${poison}}`,
  })
  await page.goto(
    '/?__proto__[isPolluted]=1&__proto__.isPolluted=1&constructor[prototype][isPolluted]=1&station={"__proto__":{"isPolluted":1}}',
  )
  const { live, toasts } = homeScreen(page)
  await expectCard(page, 'Total de usuários', ['5'])
  await expect(live('ao vivo')).toBeVisible()
  for (const topic of ['notification/chargeBox', 'stats', 'chargeBox'])
    sandbox.control.emit({
      raw: {
        destination: `/topic/sandbox-move/${topic}`,
        body: `{${poison},"chargeBoxId":"A","type":"Failure","totalUsers":6}`,
      },
    })
  await expectCard(page, 'Total de usuários', ['6'])
  await expect(toasts).toHaveCount(1)
  const taken = () => [Object.keys(Object.prototype), Reflect.get({}, 'isPolluted')]
  expect(await page.evaluate(taken)).toEqual([[], undefined])
  const worker = page.workers().find((each) => each.url().includes('worker-live'))
  expect(await worker?.evaluate(taken)).toEqual([[], undefined])
})
