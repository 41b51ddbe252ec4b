import { readVouchers, type Voucher } from '@corrente/domain/vouchers'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, readPrivateUsers, tell } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/vouchers'
export const CREATE = '/vouchers/create'
export const SELECT = '/vouchers/create/select_users'
export const POST = `${API}vouchers`
export const LAST = `${API}vouchers/last/`
const PEOPLE = `${API}users_data/private_charge_point/`

/** The screens of a voucher's form, in pt-BR. */
export const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  kind: (name: RegExp) => page.getByRole('radio', { name }),
  day: (group: string) => page.getByRole('group', { name: group }).getByRole('textbox').first(),
  save: page.getByRole('button', { name: /^(Criar|Salvar) voucher$/ }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  preview: page.getByRole('group', { name: 'Como o motorista vê' }),
  select: page.getByRole('button', { name: 'Selecionar usuários' }),
  add: page.getByRole('combobox', { name: 'Adicionar usuário' }),
  rows: page.getByRole('region', { name: 'Usuários selecionados' }).getByRole('listitem'),
  complete: page.getByRole('button', { name: 'Concluir seleção' }),
  done: (name: string) => page.getByRole('dialog', { name }),
  toList: page.getByRole('dialog').getByRole('link', { name: 'Ver listagem' }),
  again: page.getByRole('dialog').getByRole('button', { name: /^Tenta/ }),
  draft: page.getByText('Recuperamos o que você tinha digitado'),
  leaving: page.getByRole('alertdialog', { name: 'Sair sem salvar?' }),
})

export const CREATED = 'Voucher cadastrado com sucesso!'
export const UPDATED = 'Voucher atualizado com sucesso!'
export const NOT_CREATED = 'Não foi possível criar o Voucher!'
export const NOT_UPDATED = 'Não foi possível atualizar o Voucher!'

/** Fills a new form: 25 reais to 50 people, until the end of April. */
export async function fill(page: Page, code = 'ABRIL26'): Promise<void> {
  const { field, kind, day } = screen(page)
  await field('Código').fill(code)
  await field('Nome').fill('Abril')
  await field('Descrição').fill('Vinte e cinco reais')
  await kind(/^Dinheiro/).check()
  await field('Valor').pressSequentially('2500')
  await field('Quantidade').fill('50')
  await day('Data de validade').fill('30/04/2026')
}

/** What `fill` is sent as. */
export const FILLED = {
  code: 'ABRIL26',
  title: 'Abril',
  description: 'Vinte e cinco reais',
  kind: 'MONEY_RECHARGE',
  kind_value: 25,
  units: 50,
  start: '2026-03-14 03:00:00',
  expire: '2026-05-01 02:59:59',
  charge_box_pks: null,
  user_pks: null,
  uses_per_user: 1,
  expire_type: 'EXPIRATION_DATE',
  active: true,
} as const

/** People whom a voucher may be given to. */
export const readPeople = async (sandbox: Sandbox) => {
  const people = readPrivateUsers(await ask(sandbox, PEOPLE))?.rows ?? []
  return people.filter(({ isHidden, isRelated }) => !isHidden && isRelated)
}

/** The vouchers of a code as the server has them. */
export const readCode = async (sandbox: Sandbox, code: string): Promise<readonly Voucher[]> => {
  const query = `page=1&size=100&code=${code}&tenantPk=${await accountOf(sandbox)}&timeZone=-3`
  return readVouchers(await ask(sandbox, `${POST}/?${query}`))?.data.rows ?? []
}

let account: number | undefined
/** The account that vouchers belong to: that of the first one. */
async function accountOf(sandbox: Sandbox): Promise<number> {
  if (account === undefined) {
    const body = (await ask(sandbox, `${POST}/1/?timeZone=-3`).catch(() => undefined)) as
      | { tenant_pk?: number }
      | undefined
    account = body?.tenant_pk
  }
  if (account === undefined) throw new Error('the sandbox has no voucher 1')
  return account
}

/** Makes a voucher past the product. */
export async function makeVoucher(sandbox: Sandbox, part: Readonly<Record<string, unknown>> = {}) {
  const body = { ...FILLED, tenant_pk: await accountOf(sandbox), ...part }
  const { data } = (await tell(sandbox, 'POST', POST, body)) as { data: { voucher_pk: number } }
  const pk = data.voucher_pk
  return {
    pk,
    one: `${POST}/${pk}/`,
    edit: `/voucher/${pk}/edit`,
    users: `/vouchers/edit/${pk}/select_users`,
  }
}

/** A voucher as the server has it. */
export const readOne = async (sandbox: Sandbox, one: string) =>
  (await ask(sandbox, `${one}?timeZone=-3`)) as Readonly<Record<string, unknown>>

/** What the page writes to the vouchers from now on. */
export const bodies = (page: Page) => {
  const sent: Readonly<Record<string, unknown>>[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/vouchers')) sent.push(request.postDataJSON())
  })
  return sent
}

/** How often the server was asked to write a voucher. */
export const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))
