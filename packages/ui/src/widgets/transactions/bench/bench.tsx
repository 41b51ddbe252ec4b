/// <reference types="@corrente/themes/virtual" />
/** The recharges' table with 10,000 rows, for `pnpm bench recharges`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, rechargeFixture } from '@corrente/domain/fixtures'
import type { Recharge } from '@corrente/domain/transactions'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
import { useRechargeColumns } from '../RechargeList/useRechargeColumns.tsx'

const random = createRandom('bench')
const rows: readonly Recharge[] = Array.from({ length: 10_000 }, (_, index) =>
  rechargeFixture({
    id: index + 1,
    paymentStatus: random.pick(['approved', 'pending', 'rejected', null]),
    nfeStatus: random.pick(['autorizado', 'rejeitado', 'error_cs', null]),
    income: random.int(0, 200),
  }),
)
const nothing = () => undefined
const keyOf = ({ id }: Recharge) => String(id)
const isResent = () => false
const RIGHTS = { hasMoney: true, hasInvoice: true }
const INVOICES = { onRetry: nothing, isResent }

const useColumns = () => useRechargeColumns(rows, RIGHTS, INVOICES, 'usual')

mountRecordBench({ rows, rowHeight: 56, useColumns, keyOf })
