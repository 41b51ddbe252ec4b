import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { tell } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/operations/charging_profile'
export const CREATE = '/charging_profile/create'
export const ALL = `${API}charging_profiles/`
export const POST = `${API}charging_profiles`

/** The screens of the charging profiles, in pt-BR. */
export const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  create: page.getByRole('link', { name: 'Novo perfil' }),
  row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
  names: page.getByRole('rowheader'),
  description: page.getByLabel('Descrição', { exact: true }),
  limit: page.getByLabel('Limite padrão', { exact: true }),
  save: page.getByRole('button', { name: /^(Criar|Salvar) perfil/ }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  draft: page.getByText('Recuperamos o que você tinha digitado'),
  add: page.getByRole('button', { name: 'Adicionar intervalo' }),
  plot: page.locator('[data-plot]'),
  block: (from: string, to: string) =>
    page.getByRole('slider', { name: `Intervalo de ${from} a ${to}`, exact: true }),
  end: (from: string) =>
    page.getByRole('slider', { name: `Fim do intervalo que começa às ${from}`, exact: true }),
  interval: (number: number) => page.getByRole('listitem', { name: `Intervalo ${number}` }),
})

/** Where an hour stands on the plot. @param share - 0 is its top, 1 its bottom */
export const placeOn = async (plot: ReturnType<Page['locator']>, hour: number, share = 0.95) => {
  const box = await plot.boundingBox()
  if (!box) throw new Error('the plot is not there')
  return { x: box.x + (hour / 24) * box.width, y: box.y + share * box.height }
}

/** Drags with the mouse from one hour of the plot to another. */
export const dragOn = async (page: Page, from: number, to: number): Promise<void> => {
  const { plot } = screen(page)
  const [a, b] = [await placeOn(plot, from), await placeOn(plot, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, b.y)
  await page.mouse.move(b.x, b.y)
  await page.mouse.up()
}

/** A profile as it is sent. */
export interface SentProfile {
  readonly description: string
  readonly currentLimitDefault: number
  readonly intervals: readonly {
    readonly beginningEnd: readonly [string, string]
    readonly currentLimit: number
  }[]
}
export const EVENING: SentProfile = {
  description: 'Pico',
  currentLimitDefault: 32,
  intervals: [{ beginningEnd: ['18:00', '21:00'], currentLimit: 16 }],
}

/** Makes a profile. @returns its key and its address */
export const makeProfile = async (sandbox: Sandbox, profile = EVENING) => {
  const { data } = (await tell(sandbox, 'POST', POST, profile)) as { data: { chargingProfilePk: number } }
  const pk = data.chargingProfilePk
  return { pk, one: `${ALL}${pk}/`, edit: `/charging_profile/edit/${pk}` }
}

/** What the server was asked to write. */
export const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))

/** What the page writes to the profiles from now on. */
export const bodies = (page: Page) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('charging_profiles'))
      sent.push(request.postDataJSON())
  })
  return sent
}
