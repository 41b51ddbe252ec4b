import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

const LIST = '/dynamic-pricing'

test.describe('the cards', () => {
  test('DPR-001 DPR-002 DPR-011 DPR-037 DPR-046 RTE-023 a card for each profile, the most used first; entries are read as cards come into view', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    await expectPath(page, LIST)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.first()).toContainText('Horário de ponta')
    await expect(cards.first()).toContainText('14 carregadores')
    await expect(cards.first()).toContainText('R$ 1,33–R$ 2,47/kWh')
    await expect(page.getByText('em uso por ninguém').first()).toBeVisible()
    const reads = callsTo(sandbox).filter(({ path }) => /dynamic-pricing\/[^/]+\/detail\//.test(path))
    expect(reads.length).toBeGreaterThan(3)
  })
})
