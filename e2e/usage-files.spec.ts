import { readFile } from 'node:fs/promises'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { CHARTS } from './support/usage.ts'

test('each of the seven charts is saved as a picture and as a sheet that says what it is of', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/indicators' })
  const chart = (name: string) => page.getByRole('region', { name, exact: true })
  const save = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Opções de ${name}` }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const file = await coming
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const names = new Set<string>()
  for (const name of CHARTS) {
    await expect(chart(name).locator('svg').last()).toBeVisible()
    const picture = await save(name, 'Salvar PNG')
    expect(picture.name).toMatch(/^move-usage-.+2026-03-14\.png$/)
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
    const sheet = await save(name, 'Salvar CSV')
    const lines = sheet.bytes.toString('utf8').split('\r\n')
    // Brands are all registered vehicles, of no period.
    expect(lines[0]).toMatch(/^\uFEFF.*Todas as estações/)
    expect(lines[1]).toBe('Fuso: America/Sao_Paulo. Feito em 2026-03-14.')
    expect(lines.length).toBeGreaterThan(3)
    names.add(picture.name)
    names.add(sheet.name)
  }
  expect(names.size).toBe(2 * CHARTS.length)
})
