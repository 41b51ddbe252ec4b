import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const firstLines = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
const inOrder = (texts: readonly string[], direction: 1 | -1) =>
  [...texts].sort(
    (a, b) => direction * new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare(a, b),
  )
/** The first lines, once they stand in this order: the heading says it before the rows are drawn anew. */
const linesInOrder = async (page: Page, direction: 1 | -1): Promise<readonly string[]> => {
  await expect(async () => {
    const lines = await firstLines(page)
    expect(lines).toEqual(inOrder(lines, direction))
  }).toPass()
  return firstLines(page)
}
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })

test('lists sort by a column, in the address: the stations over the whole network', async ({
  page,
  sandbox,
}) => {
  await test.step('the stations; a reload keeps it', async () => {
    await enter(page, sandbox, 'everything', { path: '/stations' })
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    const served = await firstLines(page)
    await heading(page, 'Nome').getByRole('button').click()
    await expect(page).toHaveURL(/[?&]sort=name/)
    await expect(heading(page, 'Nome')).toHaveAttribute('aria-sort', 'ascending')
    await expect(page.getByText(/Filtrado aqui: \d+ de \d+ estações/)).toBeVisible()
    const ascending = await linesInOrder(page, 1)

    await heading(page, 'Nome').getByRole('button').press('Enter')
    await expect(page).toHaveURL(/[?&]sort=-name/)
    await expect(heading(page, 'Nome')).toHaveAttribute('aria-sort', 'descending')
    const descending = await linesInOrder(page, -1)
    expect(descending[0]).not.toBe(ascending[0])

    await page.reload()
    await expect(heading(page, 'Nome')).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => firstLines(page)).toEqual(descending)

    // The third press takes the order away: the server's own pages again.
    await heading(page, 'Nome').getByRole('button').click()
    await expect(page).not.toHaveURL(/sort=/)
    await expect.poll(() => firstLines(page)).toEqual(served)
  })
})
