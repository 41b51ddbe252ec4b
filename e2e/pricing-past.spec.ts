import { API } from './support/calls.ts'
import { LIST, PEAK } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('the last 28 days: a reading can be called off; what could not be read is asked again', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const past = page.getByRole('region', { name: /Os últimos 28 dias/ })
  const start = past.getByRole('button', { name: 'Calcular' })
  sandbox.control.addFault({ path: `${API}transaction/list`, latencyMs: 30_000 })
  await start.click()
  await expect(past.getByRole('progressbar', { name: 'Lendo as recargas' })).toBeVisible()
  await past.getByRole('button', { name: 'Cancelar' }).click()
  await expect(start).toBeVisible()
  sandbox.control.clearFaults()
  sandbox.control.addFault({ path: `${API}transaction/list`, status: 500 })
  await start.click()
  await expect(past).toContainText('As recargas não puderam ser lidas')
  sandbox.control.clearFaults()
  await past.getByRole('button', { name: /^Tentar/ }).click()
  await expect(past.getByRole('row', { name: /^Recargas/ }).getByRole('cell')).toHaveText(/^[1-9]/)
})
