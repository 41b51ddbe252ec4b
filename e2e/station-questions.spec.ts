import { API, callsTo } from './support/calls.ts'
import { countChips, readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { addressOf, LIST, screen } from './support/stationList.ts'
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
})
