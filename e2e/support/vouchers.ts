import { readPrivateUsers } from '@corrente/domain/stations'
import { readVoucher, readVouchers, type Voucher } from '@corrente/domain/vouchers'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/vouchers'
export const VOUCHERS = `${API}vouchers/`
/** The account of whoever signs in. */
const ACCOUNT = 1

/** The screens of the vouchers, in pt-BR. */
export const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  codes: page.getByRole('rowheader'),
  row: (code: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: code }) }),
  field: (name: string) => page.getByRole('searchbox', { name, exact: true }),
  filter: page.getByRole('button', { name: 'Filtrar', exact: true }),
  // Each field has a cross of that name.
  clear: page.getByRole('button', { name: 'Limpar', exact: true }).filter({ hasText: 'Limpar' }).last(),
  pages: page.getByRole('navigation', { name: /Páginas|Paginação/ }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  link: (name: string) => page.getByRole('link', { name, exact: true }),
  indicator: (name: string) => page.getByRole('article', { name, exact: true }),
  region: (name: string) => page.getByRole('region', { name, exact: true }),
  question: page.getByRole('alertdialog'),
  dialog: page.getByRole('dialog'),
})

/** The vouchers as the server has them. */
export const readAll = async (sandbox: Sandbox): Promise<readonly Voucher[]> =>
  readVouchers(await ask(sandbox, `${VOUCHERS}?page=1&size=1000&tenantPk=${ACCOUNT}&timeZone=-3`))?.data
    .rows ?? []

/** The first voucher that fits. */
export const voucherThat = async (sandbox: Sandbox, fits: (one: Voucher) => boolean): Promise<Voucher> => {
  const found = (await readAll(sandbox)).find(fits)
  if (!found) throw new Error('the sandbox has no such voucher')
  return found
}

/** The active voucher of a code. */
export const activeVoucher = (sandbox: Sandbox, code: string): Promise<Voucher> =>
  voucherThat(sandbox, (one) => one.code === code && one.status === 'ACTIVE')

/** One voucher as the server has it. */
export const readOne = async (sandbox: Sandbox, pk: number): Promise<Voucher> => {
  const read = readVoucher(await ask(sandbox, `${VOUCHERS}${pk}/?timeZone=-3`))
  if (!read) throw new Error(`voucher ${pk} is not there`)
  return read.data
}

/** What the list asked, oldest first. */
export const listCalls = (sandbox: Sandbox): readonly Readonly<Record<string, string>>[] =>
  callsTo(sandbox, VOUCHERS).map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))

/** How often a voucher was written. */
export const writesTo = (sandbox: Sandbox, pk: number): number =>
  callsTo(sandbox, `${VOUCHERS}${pk}/`).filter(({ method }) => method === 'PUT').length

/** The bodies that the page writes from now on. */
export const bodies = (page: Page) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/vouchers')) sent.push(request.postDataJSON())
  })
  return sent
}

/** E-mails of people who do not have a voucher yet. */
export async function freeEmails(
  sandbox: Sandbox,
  { users }: Voucher,
  count: number,
): Promise<readonly string[]> {
  const read = readPrivateUsers(await ask(sandbox, `${API}users_data/private_charge_point/`))
  const held = new Set(users.map(({ userPk }) => userPk))
  return (read?.data ?? [])
    .flatMap(({ pk, email }) => (email && !held.has(pk) ? [email] : []))
    .slice(0, count)
}
