import { API, callsTo } from './support/calls.ts'
import { countChips, readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { addressOf, answerList, LIST, own, screen } from './support/stationList.ts'
import { expect, test } from './support/test.ts'

test.describe('the complete reply', () => {
  test('STN-031 API-031 the questions: live counts, answered from the complete reply and searched, filtered and paged here', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const network = await readNetwork(sandbox)
    const counts = countChips(network)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.chip('Com falha')).toHaveText(list.counted('Com falha', counts.faulted))
    await expect(list.chip('Sem conexão')).toHaveText(list.counted('Sem conexão', counts.offline))
    await expect(list.chip('Ocupadas')).toHaveText(list.counted('Ocupadas', counts.busy))
    await expect(list.chip('Em manutenção')).toHaveText(list.counted('Em manutenção', counts.maintenance))

    await list.chip('Ocupadas').click()
    await expect(page.getByText(`Filtrado aqui: ${counts.busy} de `)).toBeVisible()
    const complete = callsTo(sandbox, `${API}chargepoints/`).filter(({ path }) => path.includes('originType'))
    expect(new Set(complete.map(({ path }) => path.split('?')[1]))).toEqual(new Set(['originType=MOVE']))
    await expect(list.names).toHaveCount(Math.min(10, counts.busy))
    expect(addressOf(page)).toEqual({ show: 'busy' })
    await expect(list.chip('Ocupadas')).toHaveAttribute('aria-pressed', 'true')
    const busy = network.find(({ status, isActive }) => status === 'busy' && isActive)
    if (!busy) throw new Error('nothing is busy')
    await list.search.fill(busy.id)
    await expect(list.names).toHaveText([new RegExp(busy.id)])
    await list.search.press('Escape')

    await test.step('several questions at once: what answers any of them', async () => {
      await list.chip('Em manutenção').click()
      await expect(page.getByText(`Filtrado aqui: ${counts.busy + counts.maintenance} de `)).toBeVisible()
      expect(addressOf(page)).toEqual({ show: 'busy,maintenance' })
      await list.chip('Em manutenção').click()
      await expect.poll(() => addressOf(page)).toEqual({ show: 'busy' })
    })

    // A disabled station answers no question; the switch puts the question away, and Back brings it again.
    await list.fold.click()
    await list.disabled.click()
    await expect.poll(() => addressOf(page)).toEqual({ disabled: 'true' })
    await page.goBack()
    await expect(list.chip('Ocupadas')).toHaveAttribute('aria-pressed', 'true')
    await list.chip('Ocupadas').click()
    await expect(page.getByText(/^Filtrado aqui/)).toBeHidden()
    expect(addressOf(page)).toEqual({})
    await expect(list.names).toHaveCount(10)
  })

  test('all on one page: the first rows at once, the rest behind them, drawn as far as it is in sight', async ({
    page,
    sandbox,
  }) => {
    await test.step('the first rows at once, the rest behind them', async () => {
      const gate = Promise.withResolvers<void>()
      await page.route(/originType=MOVE/, async (route) => {
        await gate.promise
        await route.continue()
      })
      const list = screen(page)
      const reading = page.getByRole('progressbar', { name: 'Lendo todas as estações' })
      await enter(page, sandbox, 'everything', { path: `${LIST}?rows=all` })
      await expect(list.names).toHaveCount(10)
      const first = await list.names.first().textContent()
      await expect(reading).toBeVisible()
      gate.resolve()
      await expect(page.getByText(/^Filtrado aqui/)).toBeVisible()
      await expect(reading).toBeHidden()
      await expect(list.names.first()).toHaveText(first ?? '')
      await expect.poll(() => list.names.count()).toBeGreaterThan(10)
    })
    await test.step('walked from end to end, and kept in the address', async () => {
      answerList(
        sandbox,
        own(
          Array.from({ length: 300 }, (_, index) => ({
            id: `IPE-${index}`,
            name: `Posto ${index}`,
            statuses: ['Available'],
          })),
        ),
      )
      const list = screen(page)
      await page.goto(LIST)
      await page.getByRole('button', { name: 'Mostrar todas nesta página' }).click()
      await expect(page.getByText('Filtrado aqui: 300 de 300 estações')).toBeVisible()
      expect(addressOf(page)).toEqual({ rows: 'all' })
      await list.row('Posto 0').focus()
      await page.keyboard.press('End')
      await expect(list.row('Posto 299')).toBeFocused()
      expect(await list.names.count()).toBeLessThan(60)
      await page.keyboard.press('Enter')
      await expect(list.panel('Posto 299', 'Conectores')).toBeVisible()
      await list.search.fill('IPE-123')
      await expect(list.names).toHaveCount(1)
      await page.reload()
      await expect(list.names).toHaveCount(1)
      await page.getByRole('button', { name: 'Mostrar 10 por página' }).click()
      expect(addressOf(page)).toEqual({ q: 'IPE-123' })
    })
  })
})
