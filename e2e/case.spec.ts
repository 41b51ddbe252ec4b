import { readFile } from 'node:fs/promises'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { walkTo } from './support/walk.ts'

test('a driver calls: from the recharge to the verdict, the answer and the evidence', async ({
  page,
  sandbox,
}) => {
  await test.step('two presses lead from the list to the verdict', async () => {
    await enter(page, sandbox, 'everything', { path: '/transactions' })
    await page.getByRole('row').nth(1).click()
    await page.getByRole('link', { name: 'Abrir o caso' }).click()
    await expect(page).toHaveURL(/\/case\?recharge=\d+/)
    await expect(page.getByRole('heading', { name: /^Caso da recarga \d+/ })).toBeVisible()
    await expect(page.getByText(/^(Provado por|Para saber, falta): /)).toBeVisible()
    await expect(page.getByRole('list', { name: /^Linha do tempo do caso/ })).toBeVisible()
  })
  await test.step('the log of today joins it, once it is asked for', async () => {
    await page.getByRole('button', { name: 'Ler o log de hoje' }).click()
    const axis = page.getByRole('list', { name: /^Linha do tempo do caso/ })
    const start = axis.getByRole('listitem').filter({ hasText: 'StartTransaction' })
    await expect(start).toContainText('log da estação · relógio do servidor')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ linhas? do log/ })).toBeVisible()
  })
  await test.step('the answer is copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar resposta ao motorista' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Olá! Verificamos o seu atendimento em [^@]+$/)
  })
  await test.step('the file holds no e-mail, no document and no script', async () => {
    await page.getByRole('button', { name: 'Salvar evidência' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Salvar arquivo' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^move-case-\d+-2026-03-14\.html$/)
    const html = await readFile(await file.path(), 'utf8')
    expect(html).toContain('relógio do')
    expect(html).not.toMatch(/[\w.]+@[\w.]+|\d{3}\.\d{3}\.\d{3}-\d{2}|<script/)
  })
})

test('from where a driver stands, and from who calls', async ({ page, sandbox }) => {
  await test.step('a station: as it stands now', async () => {
    await enter(page, sandbox, 'everything', { path: '/stations?station=7' })
    await page.getByRole('link', { name: 'Abrir o caso' }).click()
    await expect(page).toHaveURL(/\/case\?station=[\w-]+$/)
    await expect(page.getByRole('heading', { name: /^Caso da (recarga|estação) / })).toBeVisible()
    await expect(page.getByText(/^(Provado por|Para saber, falta): /)).toBeVisible()
  })
  await test.step('a person: the last recharge', async () => {
    const caller = (await readAll(sandbox)).find(({ recharges = 0 }) => recharges > 5)
    await walkTo(page, `/users?person=${caller?.pk}`)
    await page.getByRole('link', { name: 'Abrir o caso' }).click()
    await expect(page).toHaveURL(/\/case\?(recharge=\d+|tag=\w+)$/)
    await expect(page.getByText(/^(Provado por|Para saber, falta): /)).toBeVisible()
  })
})
