import { codeText, orderVouchers } from '@corrente/domain/vouchers'
import type { CommandContext } from '../../kit/area/index.ts'
import { readVouchersByCode } from '../../resources/vouchers.ts'

interface FoundVoucher {
  readonly pk: number
  /** Its code. */
  readonly label: string
  readonly note: string | undefined
}

/** The vouchers whose code holds what is typed, those that run first; undefined: they could not be had. */
export async function findVouchers(
  { ports: { gateways, formats, session } }: CommandContext,
  query: string,
  signal: AbortSignal,
): Promise<readonly FoundVoucher[] | undefined> {
  const tenantPk = session.current()?.user.accountPk
  const read = await readVouchersByCode(gateways.cp, query, tenantPk, formats, signal)
  if (read.kind !== 'done') return undefined
  return orderVouchers(read.data.rows).map(({ pk, code, title }) => ({
    pk,
    label: codeText(code),
    note: title,
  }))
}
