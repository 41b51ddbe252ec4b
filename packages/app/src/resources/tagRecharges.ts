import { type DateRange, formatUtcText } from '@corrente/domain/time'
import { readTransactions, type Transaction } from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import type { Gateway, Outcome } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'

/** POST transaction/list: the last recharges with a tag, newest first; those still going on have no end. */
export const readTagRecharges = (
  cp: Gateway,
  { idTag, range, size }: { readonly idTag: string; readonly range: DateRange; readonly size: number },
  { zone }: Pick<FormatsPort, 'zone'>,
  signal?: AbortSignal,
): Promise<Outcome<Block<Transaction>>> =>
  cp.send(
    'POST',
    'transaction/list',
    {
      json: {
        chargeBoxPk: null,
        userOcppTag: idTag,
        fromDate: formatUtcText(range.from),
        toDate: formatUtcText(range.to),
        paymentStatus: '',
        searchInput: '',
        headerOrderList: '',
        page: 1,
        size,
      },
      signal,
    },
    (body) => readTransactions(body, zone),
  )
