import { callsTo } from './support/calls.ts'
import { fromHome } from './support/hands.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, makeCard, POST, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'

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

test('job 2: cards from a list, two at a time', async ({ page, sandbox }) => {
  const { list, send, yes, sum } = screen(page)
  const cards = ids(40)
  const sent = sentBy(page)
  const { click, did, palette } = await fromHome(page, sandbox)
  await palette('importar cart', /^Importar/)
  await list.fill(`id;nota\n${cards.map((id) => `${id};lote 7`).join('\n')}`)
  await expect(page.getByText('40 prontos, 0 com aviso, 0 com erro').first()).toBeVisible()
  expect(writes(sandbox)).toEqual([])
  await click(send(40))
  expect(writes(sandbox)).toEqual([])
  await click(yes)
  await expect(sum(40, 0, 0)).toBeVisible({ timeout: 20_000 })
  did('tags-2')
  expect(sent.toSorted()).toEqual(cards)
  const [made] = await findTags(sandbox, 'page=1&size=10&searchInput=AB000039')
  expect(made).toMatchObject({ idTag: 'AB000039', type: 'CARD', note: 'lote 7', isInactive: false })
  expect(made?.accountPk).toEqual(expect.any(Number))
})

test('a list is checked against all tags', async ({ page, sandbox }) => {
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
})
