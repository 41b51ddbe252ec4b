import { type Deploy, expect, type Page, test } from './support/builds.ts'
import { FINANCIAL, screen as movements, refundable, refundsOf } from './support/financial.ts'
import { entriesOf, PEAK, LIST as PROFILES, screen as prices } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { CREATE, CREATED, fill, readCode, screen as voucher } from './support/voucherForm.ts'

/** A new build while something is typed: nothing reloads by itself, and what was typed is there after going on. */

test.use({ serviceWorkers: 'allow' })

const NEWER = 'Há uma nova versão do painel'
const KEPT = 'O que você digitou nesta aba fica guardado.'
const reload = (page: Page) => page.getByRole('button', { name: 'Recarregar agora' })

/** The worker comes when the visit has been quiet for a while. */
const startWorker = async (page: Page) => {
  await page.clock.fastForward(5_000)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** The next build arrives, and its worker takes over by way of another tab. The page is the same document after it. */
async function outlive(page: Page, deploy: Deploy): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.body
    dataset.outlives = ''
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      dataset.outlives = 'the next worker'
    })
  })
  deploy()
  const other = await page.context().newPage()
  await other.goto(new URL('/contact', page.url()).href)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await startWorker(other)
  await expect(page.locator('body')).toHaveAttribute('data-outlives', 'the next worker')
  await other.close()
}

test('R12 an update in the middle of a voucher’s form', async ({ page, sandbox, deploy }) => {
  page.on('dialog', (question) => void question.accept())
  const { field, day, draft, save, done } = voucher(page)
  await enter(page, sandbox, 'everything', { path: CREATE })
  await expect(field('Código')).toBeVisible()
  await startWorker(page)
  await fill(page, 'MAIO26')
  await outlive(page, deploy)
  // A piece of the old build that nobody has any more.
  const calendar = page.getByRole('button', { name: /calendário.*Data de validade/i })
  await calendar.click()
  await expect(page.getByText('O calendário não chegou')).toBeVisible()
  await expect(page.getByText(NEWER)).toBeVisible()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field('Código')).toHaveValue('MAIO26')
  await reload(page).click()
  await expect(draft).toBeVisible()
  await expect(field('Valor')).toHaveValue('25,00')
  await expect(day('Data de validade')).toHaveValue('30/04/2026')
  await calendar.click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await save.click()
  await expect(done(CREATED)).toBeVisible()
  expect(await readCode(sandbox, 'MAIO26')).toHaveLength(1)
})

test('R12 an update while a refund is asked about', async ({ page, sandbox, deploy }) => {
  const [row] = await refundable(sandbox)
  if (!row) throw new Error('nothing to refund')
  const { rows, refund, amount, part, confirm } = movements(page)
  await enter(page, sandbox, 'everything', { path: `${FINANCIAL}?number=${row.pk}` })
  await startWorker(page)
  await rows.first().click()
  await refund.click()
  await amount.pressSequentially('150')
  await outlive(page, deploy)
  await expect(amount).toHaveValue('1,50')
  await part.click()
  await confirm.click()
  await expect.poll(() => refundsOf(sandbox).length).toBe(1)
  expect(refundsOf(sandbox)[0]).toMatch(/partialAmount=1.50$/)
})

test('R12 an update over a week of prices', async ({ page, sandbox, deploy }) => {
  page.on('dialog', (question) => void question.accept())
  const { money, save, confirm } = prices(page)
  const price = money('Preço por kWh')
  await enter(page, sandbox, 'everything', { path: `${PROFILES}/${PEAK}/monday` })
  await expect(price).toBeVisible()
  await startWorker(page)
  await price.fill('')
  await price.pressSequentially('210')
  await outlive(page, deploy)
  await page.keyboard.press('Control+k')
  await expect(page.getByText(NEWER)).toBeVisible()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(price).toHaveValue('2,10')
  await reload(page).click()
  await expect(page.getByText('Rascunho deste navegador trazido de volta')).toBeVisible()
  await expect(price).toHaveValue('2,10')
  await save.click()
  await confirm.click()
  const monday = async () =>
    (await entriesOf(sandbox, PEAK)).find((each) => each.dayOfWeek === 'MONDAY' && each.general === true)
  await expect.poll(async () => (await monday())?.kwhPrice).toBe(2.1)
})
