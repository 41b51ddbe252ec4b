import { MINUTE_MS } from '@corrente/domain/time'
import { nearnessOf, type Voucher } from '@corrente/domain/vouchers'
import { useNow } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** 'termina em 3 dias', 'começa em 14 dias', 'terminou há 2 dias'; nothing where the dates are missing. */
export function Edge({ voucher }: { readonly voucher: Pick<Voucher, 'status' | 'start' | 'expire'> }) {
  const t = useText('vouchers')
  const now = useNow(MINUTE_MS)
  const near = nearnessOf(voucher, now)
  if (near === undefined) return null
  return <>{near.days === 0 ? t(`edge.${near.edge}Today`) : t(`edge.${near.edge}`, { count: near.days })}</>
}
