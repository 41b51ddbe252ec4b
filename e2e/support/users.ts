import { userWire } from '@corrente/domain/fixtures'
import { readUsers, type User } from '@corrente/domain/users'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, tell } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/users'
export const USERS = `${API}users_data/dashboard-details/`
export const WALLET = `${API}customer-wallet/userDeposits/`
export const NOTIFICATIONS = `${API}notification/chargeBox/`

/** The screens of the users, in pt-BR. */
export const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  search: page.getByRole('searchbox', { name: 'Nome, e-mail, documento ou cartão' }),
  active: page.getByRole('checkbox', { name: 'Usuários ativos' }),
  create: page.getByRole('button', { name: 'Novo usuário' }),
  excel: page.getByRole('button', { name: 'Excel por e-mail (todos)' }),
  names: page.getByRole('rowheader'),
  row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
  column: (name: string) => page.getByRole('columnheader', { name, exact: true }),
  panel: (name: string) => page.getByRole('region', { name: `Detalhes de ${name}`, exact: true }),
  limit: page.getByRole('dialog', { name: 'Limite de usuários atingido!' }),
})

/** The questions that the list asked the server, oldest first. */
export const listCalls = (sandbox: Sandbox): readonly Readonly<Record<string, string>>[] =>
  callsTo(sandbox, USERS).map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))

/** Answers the list with exactly these users. */
export const answerUsers = (sandbox: Sandbox, rows: readonly unknown[], count = rows.length) =>
  sandbox.control.addFault({
    method: 'GET',
    path: USERS,
    status: 200,
    body: { error: null, userDashboardList: rows, count },
  })

/** A row of the wire. */
export const user = (pk: number, name: string, changes: Readonly<Record<string, unknown>> = {}) =>
  userWire({ user_pk: pk, user_name: name, email: `u${pk}@example.com`, ...changes })

/** The users as the server has them. */
export const readAll = async (sandbox: Sandbox, isActive = true): Promise<readonly User[]> =>
  readUsers(await ask(sandbox, `${USERS}?activeUsers=${isActive}&page=1&size=40000`))?.data.rows ?? []

/** How many the server finds by name or e-mail. */
export const countOf = async (sandbox: Sandbox, name: string, isActive = true): Promise<number> =>
  readUsers(
    await ask(
      sandbox,
      `${USERS}?activeUsers=${isActive}&page=1&size=1&searchInput=${encodeURIComponent(name)}`,
    ),
  )?.data.count ?? 0

/** The record of somebody, as the wire has it. */
export const formOf = async (sandbox: Sandbox, pk: number) =>
  ((await ask(sandbox, `${API}users_data/${pk}/`)) as { userForm: Record<string, unknown> }).userForm

/** Somebody else saves the user with other values. */
export const saveMeanwhile = async (sandbox: Sandbox, pk: number, changes: object): Promise<void> => {
  const path = `${API}users_data/${pk}/`
  const { addressForm } = (await ask(sandbox, `${path}address/`)) as { addressForm: object | null }
  const nowhere = { addressPk: null, street: null, houseNumber: null, zipCode: null, city: null, state: null }
  const { userPk: _pk, ...form } = await formOf(sandbox, pk)
  await tell(sandbox, 'PUT', path, { ...(addressForm ?? { ...nowhere, country: 'BR' }), ...form, ...changes })
}
