import { type Recharge, readRechargeDetail, readRecharges } from '@corrente/domain/transactions'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, tell } from './network.ts'
import type { Page } from './test.ts'

export const TRANSACTIONS = '/transactions'
export const LIST = `${API}transaction/list`
export const EXCEL = `${API}report/xlsx/transactions/`
export const CONFIRM = `${API}transaction/confirm_payments`
export const RESEND = `${API}nfe/resend`
export const one = (id: number) => `${API}transaction/${id}/`
export const meterValues = (id: number) => `${API}report/xlsx/transactions/${id}/meter-values/`
export const pay = (id: number) => `${API}transaction/${id}/pay`
export const cancelIdle = (id: number) => `${API}cancel-idle-payment/transaction/${id}/`

const ZONE = 'America/Sao_Paulo'
/** Nine months: recharges of every kind. */
const WIDE = { fromDate: '2025-06-01 03:00:00', toDate: '2026-03-15 02:59:59' }
/** The same as an address says it. */
export const WIDE_ADDRESS = 'from=2025-06-01&to=2026-03-14'

/** The screen of the recharges, in pt-BR. */
export const screen = (page: Page) => ({
  ids: page.getByRole('rowheader'),
  row: (id: number) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(id) }) }),
  card: (id: number) => page.getByRole('group', { name: `Recarga ${id}`, exact: true }).first(),
  column: (name: string) => page.getByRole('columnheader', { name, exact: true }),
  search: page.getByRole('searchbox', { name: 'Buscar por ID da recarga ou nome da estação' }),
  question: (name: string | RegExp) =>
    page.getByRole('group', { name: 'Perguntas' }).getByRole('button', { name }),
  approve: page.getByRole('button', { name: 'Aprovar transações' }),
  all: page.getByRole('button', { name: /^Marcar todas/ }),
  confirm: page.getByRole('button', { name: 'Confirmar', exact: true }),
  dialog: page.getByRole('alertdialog'),
})

/** The recharges that the server finds over nine months, past the product. */
export async function findRecharges(sandbox: Sandbox, changes: object = {}): Promise<readonly Recharge[]> {
  const rows: Recharge[] = []
  for (let page = 1; ; page += 1) {
    const read = readRecharges(
      await tell(sandbox, 'POST', LIST, {
        chargeBoxPk: null,
        userOcppTag: '',
        ...WIDE,
        paymentStatus: '',
        searchInput: '',
        headerOrderList: '',
        page,
        size: 1000,
        ...changes,
      }),
      ZONE,
    )
    rows.push(...(read?.data.rows ?? []))
    if (rows.length >= (read?.data.count ?? 0)) return rows
  }
}

/** The first that fits. */
export async function findRecharge(
  sandbox: Sandbox,
  fits: (recharge: Recharge) => boolean,
  changes: object = {},
): Promise<Recharge> {
  const found = (await findRecharges(sandbox, changes)).find(fits)
  if (!found) throw new Error('the sandbox has no such recharge')
  return found
}

/** A recharge as the server has it. */
export async function readOne(sandbox: Sandbox, id: number): Promise<Recharge> {
  const read = readRechargeDetail(await ask(sandbox, one(id)), ZONE)
  if (!read) throw new Error(`no recharge ${id}`)
  return read.data.recharge
}

/** Energy as every list and panel writes it, in pt-BR. */
export const kwh = ({ energyKwh = 0 }: Pick<Recharge, 'energyKwh'>): string =>
  `${energyKwh.toFixed(2).replace('.', ',')} kWh`

/** How often a call was made by the product. */
export const sent = (sandbox: Sandbox, path: string): number => callsTo(sandbox, path).length
