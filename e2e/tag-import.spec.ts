import { readFile } from 'node:fs/promises'
import { expectPath } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { fromHome } from './support/hands.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, makeCard, POST, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const IMPORT = '/ocpptags/create?import=list'
const ids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => `AB${String(from + place).padStart(6, '0')}`)

const screen = (page: Page) => ({
  list: page.getByLabel('Lista de cartões'),
  send: (count: number) =>
    page.getByRole('button', {
      name: `Cadastrar ${count} ${count === 1 ? 'cartão' : 'cartões'}`,
      exact: true,
    }),
  yes: page.getByRole('alertdialog').getByRole('button', { name: 'Cadastrar' }),
  sum: (done: number, failed: number, unknown: number) =>
    page
      .getByText(`${done} ${done < 2 ? 'feita' : 'feitas'}, ${failed} com erro, ${unknown} sem resposta`)
      .first(),
  line: (id: string) => page.getByRole('row').filter({ hasText: id }),
  result: (id: string) => page.getByRole('listitem').filter({ hasText: id }),
})
/** The ids that this page sends to be registered, in their order. */
function sentBy(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== POST) return
    sent.push((request.postDataJSON() as { id_tag: string }).id_tag)
  })
  return sent
}

test('job 2: 200 cards from a list; two at a time', async ({ page, sandbox }) => {
  const { list, send, yes, sum } = screen(page)
  const cards = ids(200)
  const sent = sentBy(page)
  const { click, did, palette } = await fromHome(page, sandbox)
  await palette('importar cart', /^Importar/)
  await list.fill(`id;nota\n${cards.map((id) => `${id};lote 7`).join('\n')}`)
  await expect(page.getByText('200 prontos, 0 com aviso, 0 com erro').first()).toBeVisible()
  expect(writes(sandbox)).toEqual([])
  await click(send(200))
  expect(writes(sandbox)).toEqual([])
  await click(yes)
  // 200 calls, two at a time: as fast as the machine lets them.
  await expect(sum(200, 0, 0)).toBeVisible({ timeout: 80_000 })
  did('tags-2')
  expect(sent.toSorted()).toEqual(cards)
  const [made] = await findTags(sandbox, 'page=1&size=10&searchInput=AB000199')
  expect(made).toMatchObject({ idTag: 'AB000199', type: 'CARD', note: 'lote 7', isInactive: false })
  expect(made?.accountPk).toEqual(expect.any(Number))
})

test('a list is checked against all tags; a result per card; a run that is stopped', async ({
  page,
  sandbox,
}) => {
  await test.step('a list is checked against all tags', async () => {
    const { list, send, yes, sum, line } = screen(page)
    const sent = sentBy(page)
    await test.step('without the registered tags nothing is checked and nothing sent; what was pasted stays', async () => {
      const broken = sandbox.control.addFault({ method: 'GET', path: ALL, status: 500 })
      await enter(page, sandbox, 'everything', { path: IMPORT })
      await list.fill('AB000001')
      await expect(page.getByText(/sem isso não dá para conferir a lista/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Cadastrar/ })).toHaveCount(0)
      sandbox.control.clearFaults(broken.id)
      await page.getByRole('button', { name: 'Ler de novo' }).click()
      await expect(send(1)).toBeVisible()
      await expect(list).toHaveValue('AB000001')
    })
    await test.step('each line is checked, against tags just read in pages of 1,000', async () => {
      const known = (await findTags(sandbox, 'page=1&size=10000')).find(
        ({ type, idTag, ownerName }) => type === 'CARD' && idTag.length === 8 && ownerName !== undefined,
      )
      const id = known?.idTag ?? ''
      const reversed = (id.match(/../g) ?? []).toReversed().join('')
      sandbox.control.clearRequests()
      await list.fill([id.toLowerCase(), reversed, 'AB000001', 'ab:00:00:01', 'ABC'].join('\n'))
      await expect(page.getByText('1 pronto, 2 com aviso, 2 com erro').first()).toBeVisible()
      await expect(line(id).first()).toContainText(`Já cadastrado, de ${known?.ownerName}`)
      await expect(line(reversed)).toContainText(`Parece o cartão ${id}, de ${known?.ownerName}`)
      await expect(line('ab:00:00:01')).toContainText('Repete a linha 3')
      await expect(line('ABC').last()).toContainText('3 dígitos')
      const reads = callsTo(sandbox, ALL).map(({ path }) => new URL(path, 'http://x').searchParams)
      expect(reads.every((query) => query.get('size') === '1000' && !query.has('searchInput'))).toBe(true)
    })
    await test.step('a file that is dropped over a list is checked against all tags, read anew', async () => {
      await list.fill('AB000001')
      await expect(send(1)).toBeVisible()
      // Somebody registers a card while this list stands here.
      const made = await makeCard(sandbox, { id_tag: 'AB000007' })
      sandbox.control.clearRequests()
      await page.getByLabel('Arquivo').setInputFiles({
        name: 'cartoes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('id\nAB000001\nAB000007'),
      })
      await expect(line(made.idTag).first()).toContainText('Já cadastrado')
      await expect(send(1)).toBeVisible()
      expect(callsTo(sandbox, ALL).length).toBeGreaterThan(0)
      // One more line is the same list: nothing is read again.
      sandbox.control.clearRequests()
      await list.fill('id\nAB000001\nAB000007\nAB000009')
      await expect(send(2)).toBeVisible()
      expect(callsTo(sandbox, ALL)).toEqual([])
    })
    await test.step('what is wrong is not sent', async () => {
      await send(2).click()
      await yes.click()
      await expect(sum(2, 0, 0)).toBeVisible()
      expect(sent.toSorted()).toEqual(['AB000001', 'AB000009'])
    })
  })
  await test.step('a result per card; a run that is stopped', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    const { list, send, yes, sum, result } = screen(page)
    const sent = sentBy(page)
    await reopen(page, IMPORT)
    await test.step('refused, taken meanwhile, lost and looked up by its id; again takes the failed alone', async () => {
      await list.fill(ids(4, 20).join('\n'))
      await expect(send(4)).toBeVisible()
      // Somebody else registers one after it was checked, with another note than this list.
      await makeCard(sandbox, { id_tag: 'AB000023', note: 'de outro' })
      sandbox.control.clearRequests()
      sandbox.control.addFault({ method: 'POST', path: POST, status: 400, times: 1 })
      sandbox.control.addFault({ method: 'POST', path: POST, kind: 'truncated', after: true, times: 1 })
      await send(4).click()
      await yes.click()
      await expect(sum(2, 2, 0)).toBeVisible()
      await expect(result('AB000020')).toContainText('não foi cadastrado')
      await expect(result('AB000023')).toContainText('já cadastrado por outra pessoa')
      expect(sent.toSorted()).toEqual(ids(4, 20))
      await page.getByRole('button', { name: 'Tentar novamente (2)' }).click()
      await expect(sum(3, 1, 0)).toBeVisible()
      expect(sent.slice(4).toSorted()).toEqual(['AB000020', 'AB000023'])
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Baixar resultados' }).click()
      const saved = await file
      expect(saved.suggestedFilename()).toMatch(/^move-tags-import-\d{4}-\d{2}-\d{2}\.csv$/)
      expect(await readFile(await saved.path(), 'utf8')).toContain('Feita;AB000020 cadastrado')
    })
    await test.step('stopped: what is under way ends, the rest waits; leaving asks', async () => {
      const before = sent.length
      await reopen(page, IMPORT)
      await list.fill(ids(30, 100).join('\n'))
      await expect(send(30)).toBeVisible()
      sandbox.control.addFault({ method: 'POST', path: POST, latencyMs: 400 })
      await send(30).click()
      await yes.click()
      await expect(page.getByRole('button', { name: 'Cancelar o restante' })).toBeVisible()
      await page.getByRole('link', { name: 'Voltar às tags' }).click()
      const leave = page.getByRole('alertdialog', { name: 'Sair e parar o envio?' })
      await leave.getByRole('button', { name: 'Ficar' }).click()
      await expect(leave).toBeHidden()
      await page.getByRole('button', { name: 'Cancelar o restante' }).click()
      const again = page.getByRole('button', { name: /^Tentar novamente/ })
      await expect(again).toBeVisible()
      expect(sent.length).toBeLessThan(before + 30)
      await expect(again).toHaveText(`Tentar novamente (${before + 30 - sent.length})`)
      await again.click()
      await page.getByRole('link', { name: 'Voltar às tags' }).click()
      await leave.getByRole('button', { name: 'Sair e parar' }).click()
      await expectPath(page, '/ocpptags')
      const last = sent.length
      expect(last).toBeLessThan(before + 30)
      // Longer than the two that may be under way take.
      await page.waitForTimeout(1_000)
      expect(sent.length).toBe(last)
    })
  })
})
