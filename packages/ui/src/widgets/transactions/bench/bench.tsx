/// <reference types="@corrente/themes/virtual" />
/** The recharges' table with 10,000 rows, for `tools/bench/recharges.ts`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, rechargeFixture } from '@corrente/domain/fixtures'
import type { Recharge } from '@corrente/domain/transactions'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { mountListBench } from '../../lists/bench/mountListBench.tsx'
import { RecordList } from '../../lists/index.ts'
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

const useColumns = () => useRechargeColumns(rows, RIGHTS, INVOICES)

/** The table of the list as it is, in a box that scrolls: the product cuts it into pages. */
function Rows() {
  return (
    <RecordList
      list={listRows(rows, { pageSize: undefined })}
      label="bench"
      columns={useColumns()}
      keyOf={keyOf}
      textOf={keyOf}
      empty={{ title: '-' }}
      blockSize={640}
      view={DEFAULT_TABLE_VIEW}
      onViewChange={nothing}
      renderPanel={() => null}
    />
  )
}

mountListBench({ rows, rowHeight: 56, useColumns, list: <Rows /> })
