import { readSmartCharging, type SmartCharging } from '@corrente/domain/smart-charging'
import {
  readSmartChargingLink,
  readVirtualGroups,
  type VirtualGroupItem,
} from '@corrente/domain/virtual-groups'
import type { Sandbox } from '@corrente/sandbox'
import { callsTo } from './calls.ts'
import { ask } from './network.ts'
import type { Page } from './test.ts'

export const SC = '/mk-ms-smartcharging/'
export const VG = '/mk-ms-virtualgroup/'
export const CHARGING = `${SC}smart-charging`
export const LINK = `${VG}virtual-groups/smart-charging`
export const MEASUREMENTS = `${SC}meters/measurements`

export const CREATED = 'Smart Charging criado com sucesso!'
export const UPDATED = 'Smart Charging atualizado com sucesso!'
export const NOT_CREATED = 'Não foi possível criar o smart charging!'
export const NOT_UPDATED = 'Não foi possível atualizar o Smart Charging!'

/** The tab of a group. */
export const tabOf = (id: number): string => `/virtual-groups/view/${id}?tab=smart`

/** The tab of a group's smart charging, in pt-BR. */
export const screen = (page: Page) => ({
  form: (name: string) => page.getByRole('form', { name, exact: true }),
  isOn: page.getByRole('switch', { name: 'Smart Charging habilitado' }),
  start: page.getByRole('textbox', { name: 'Data de início' }),
  end: page.getByRole('textbox', { name: 'Data de término' }),
  current: page.getByRole('textbox', { name: 'Corrente nominal do disjuntor (A)' }),
  mac: page.getByRole('textbox', { name: /Endereço MAC/ }),
  connect: page.getByRole('button', { name: /Conectar/ }),
  create: page.getByRole('button', { name: 'Criar', exact: true }),
  save: page.getByRole('button', { name: 'Salvar', exact: true }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  question: page.getByRole('alertdialog'),
  reading: (meter: string) => page.getByRole('region', { name: `Leitura do medidor ${meter}` }),
  side: (name: string) => page.getByRole('region', { name, exact: true }),
})

/** All groups as the server has them. */
const readAll = async (sandbox: Sandbox): Promise<readonly VirtualGroupItem[]> =>
  readVirtualGroups(await ask(sandbox, `${VG}virtual-groups/list?page=0&size=1000&tenant_id=1`))?.data.rows ??
  []

/** The key of the group with a name. */
export const groupNamed = async (sandbox: Sandbox, name: string): Promise<number> => {
  const found = (await readAll(sandbox)).find((group) => group.name === name)
  if (!found) throw new Error(`the sandbox has no group ${name}`)
  return found.id
}

/** The smart charging of a group as the server has it; undefined without one. */
export const chargingOf = async (sandbox: Sandbox, groupId: number): Promise<SmartCharging | undefined> => {
  const link = readSmartChargingLink(await ask(sandbox, `${LINK}/${groupId}`))?.data
  const id = link === 'none' ? undefined : link?.smartChargingId
  return id === undefined ? undefined : readSmartCharging(await ask(sandbox, `${CHARGING}/${id}`))?.data
}

/** What a page writes to the two gateways: method, path and body, in its order. */
export const bodies = (page: Page) => {
  const sent: { readonly call: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/mk-ms-'))
      sent.push({ call: `${request.method()} ${pathname}`, body: request.postDataJSON() })
  })
  return sent
}

/** How often the server was written to. */
export const writes = (sandbox: Sandbox, method: 'POST' | 'PUT', path: string): number =>
  callsTo(sandbox, path).filter((call) => call.method === method).length

/** Types the dates and the current of a form. */
export const fill = async (page: Page, current = '1250') => {
  const { start, end, current: field } = screen(page)
  await start.fill('15/03/2026')
  await end.fill('31/12/2026')
  await field.fill('')
  await field.pressSequentially(current)
}

/** Looks a meter up; the test of its connection takes two seconds. */
export const connectTo = async (page: Page, mac: string) => {
  const { mac: field, connect } = screen(page)
  await field.fill(mac)
  await connect.click()
}
