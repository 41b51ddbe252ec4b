import { listReplyWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import decode from 'jsqr'
import { API, callsTo } from './calls.ts'
import { type OwnStation, stationsReply } from './home.ts'
import { ask } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/stations'
export const CALL = `${API}chargepoints/`

/** The list of stations, in pt-BR. */
export const screen = (page: Page) => {
  const details = (name: string) => page.getByRole('group', { name: `Detalhes de ${name}`, exact: true })
  return {
    heading: page.getByRole('heading', { name: 'Estações', level: 1 }),
    search: page.getByRole('searchbox', { name: 'Buscar por nome, estado, cidade ou identificador' }),
    fold: page.getByRole('button', { name: /^Filtros/ }),
    filter: (label: string) => page.getByLabel(label, { exact: true }),
    disabled: page.getByRole('switch', { name: 'Estações desativadas' }),
    chip: (words: string) =>
      page.getByRole('group', { name: 'O que precisa de atenção' }).getByRole('button', { name: words }),
    /** What a chip says: how many, and how many of them so in part. */
    counted: (words: string, count: number) => new RegExp(`^${words} ${count}( · \\d+ parcia(l|is))?$`),
    names: page.getByRole('rowheader'),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    remove: (words: string | RegExp) =>
      page.getByRole('group', { name: 'Filtros ativos' }).getByRole('button', { name: words }),
    details,
    panel: (name: string, title: string) => details(name).getByRole('region', { name: title, exact: true }),
  }
}

/** Answers every call of the list, and the live index, with exactly these. */
export const answerList = (sandbox: Sandbox, rows: readonly unknown[], count = rows.length) =>
  sandbox.control.addFault({
    method: 'GET',
    path: CALL,
    status: 200,
    body: listReplyWire('chargePointList', [...rows], count),
  })

export const own = (stations: readonly OwnStation[]) => stationsReply(stations).chargePointList

/** What the pages of the list were asked with, in order. */
export const asked = (sandbox: Sandbox) =>
  callsTo(sandbox, CALL)
    .map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))
    .filter((query) => query.page !== undefined)

export const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** A word of the first station's name, which finds it and few others. */
export const readPage = async (sandbox: Sandbox, query: string) =>
  (await ask(sandbox, `${CALL}?timeZone=-3&page=1&size=100&${query}`)) as {
    readonly chargePointList: readonly { readonly description: string; readonly chargeBoxId: string }[]
    readonly count: number
  }

/** What a scanner reads of a square picture, drawn by the page's own browser. */
export async function scan(
  page: Page,
  picture: Buffer,
  ending: 'png' | 'svg' = 'png',
): Promise<string | undefined> {
  const edge = 400
  const address = `data:${ending === 'svg' ? 'image/svg+xml' : 'image/png'};base64,${picture.toString('base64')}`
  const tab = await page.context().newPage()
  const drawn = await tab.evaluate(
    async ([source, size]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = size
      canvas.height = size
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, size, size)
      context.drawImage(image, 0, 0, size, size)
      const { data } = context.getImageData(0, 0, size, size)
      let bytes = ''
      for (const byte of data) bytes += String.fromCharCode(byte)
      return btoa(bytes)
    },
    [address, edge] as const,
  )
  await tab.close()
  return decode(Uint8ClampedArray.from(Buffer.from(drawn, 'base64')), edge, edge)?.data
}
