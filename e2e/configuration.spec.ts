import type { Sandbox } from '@corrente/sandbox'
import { ask, readNetwork, tell } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, passTime, sends } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const CHANGE = '/operations/change_configuration'
const KEY = 'ConnectionTimeOut'
/** Two stations that take commands, answer soon, and hold the key as it came: nobody charges there. */
async function connected(sandbox: Sandbox) {
  const may = new Set(await offered(sandbox, 'v1.6'))
  const [one, other] = (await readNetwork(sandbox)).filter(
    ({ id, connectors }) => may.has(id) && connectors.every(({ reported }) => reported === 'Available'),
  )
  if (!one || !other) throw new Error('every station of the sandbox is in use')
  return [one, other] as const
}
const values = (page: Page) => page.getByRole('grid', { name: `Valores de ${KEY}` })

test('OPS-031 OPS-032 a change reads the key first, and goes to the stations that differ', async ({
  page,
  sandbox,
}) => {
  await test.step('old and new, read back, and taken back', async () => {
    const { send, sent } = commandScreen(page)
    // One that is connected: somebody charges there.
    const { transactionIds } = (await ask(sandbox, `${OPERATIONS}v1.6/remote_stop/`)) as {
      transactionIds: Record<string, number[]>
    }
    const [station = ''] = Object.entries(transactionIds).find(([, ids]) => ids.length > 0) ?? []
    sandbox.control.clearRequests()
    await enter(page, sandbox, 'everything', { path: `${CHANGE}?station=${encodeURIComponent(station)}` })
    await page.getByLabel('Chave da lista', { exact: true }).fill(KEY)
    await page.getByRole('button', { name: 'Ler valor atual' }).click()
    await expect.poll(() => sends(sandbox).length).toBe(1)
    await passTime(page, sandbox)
    await expect(values(page)).toContainText('60')
    await page.getByLabel('Valor', { exact: true }).fill('90')
    sandbox.control.charger({ command: 'change_configuration', response: 'Accepted', delayMs: 500 })
    await send.click()
    await expect(sent).toBeVisible()
    await passTime(page, sandbox)
    // Read back by itself once all have answered: the values were asked for before.
    await expect.poll(() => sends(sandbox).length).toBe(3)
    await passTime(page, sandbox)
    await expect(values(page).getByRole('gridcell').last()).not.toBeEmpty()
    await page.getByRole('button', { name: 'Restaurar 60 (1 estação)' }).click()
    await expect.poll(() => sends(sandbox).length).toBe(4)
    expect(sends(sandbox).map(({ path }) => path.split('/').at(-1))).toEqual([
      'get_configuration',
      'change_configuration',
      'get_configuration',
      'change_configuration',
    ])
  })
  await test.step('once the values are read only the stations that differ stay chosen; the others come back, or go, in one press', async () => {
    const { available, selected, change, send, sent } = commandScreen(page)
    const [same, other] = await connected(sandbox)
    await tell(sandbox, 'POST', `${OPERATIONS}v1.6/change_configuration`, {
      chargePointSelectList: [same.id],
      keyType: 'PREDEFINED',
      confKey: KEY,
      value: '90',
    })
    sandbox.control.clock({ advanceMs: 12_000 })
    await reopen(page, `${CHANGE}?station=${encodeURIComponent(same.id)}`)
    await change.click()
    await available.getByRole('searchbox').fill(other.id)
    await page.getByRole('button', { name: 'Adicionar todos (1)' }).click()
    await page.getByLabel('Chave da lista', { exact: true }).fill(KEY)
    await page.getByLabel('Valor', { exact: true }).fill('90')
    sandbox.control.clearRequests()
    await page.getByRole('button', { name: 'Ler valor atual' }).click()
    await expect.poll(() => sends(sandbox).length).toBe(1)
    await passTime(page, sandbox)
    await expect(page.getByText('1 estação já tem este valor e saiu da seleção.')).toBeVisible()
    await expect(values(page).getByRole('row')).toHaveCount(3)
    await expect(selected).toContainText('1 item')
    await expect(selected).toContainText(other.id)
    await page.getByRole('button', { name: 'Pôr de volta' }).click()
    await expect(selected).toContainText('2 itens')
    await page.getByRole('button', { name: 'Tirar a que já tem este valor (1)' }).click()
    await expect(selected).toContainText('1 item')
    const call = page.waitForRequest((request) => request.method() === 'POST')
    await send.click()
    await expect(sent).toBeVisible()
    expect((await call).postDataJSON()).toMatchObject({ chargePointSelectList: [other.id], value: '90' })
  })
})
