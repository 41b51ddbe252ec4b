/// <reference types="@corrente/themes/virtual" />
/** The vouchers' table with 10,000 rows, for `tools/bench/vouchers.ts`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, voucherFixture } from '@corrente/domain/fixtures'
import { VOUCHER_KINDS, VOUCHER_STATUSES, type Voucher } from '@corrente/domain/vouchers'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { mountListBench } from '../../lists/bench/mountListBench.tsx'
import { RecordList } from '../../lists/index.ts'
import { useVoucherColumns } from '../VoucherList/useVoucherColumns.tsx'

const random = createRandom('bench')
const rows: readonly Voucher[] = Array.from({ length: 10_000 }, (_, index) =>
  voucherFixture({
    voucher_pk: index + 1,
    code: `CODIGO${index + 1}`,
    title: `Campanha ${index + 1}`,
    kind: random.pick(VOUCHER_KINDS),
    status: random.pick(VOUCHER_STATUSES),
    used_total: random.int(0, 50),
  }),
)
const nothing = () => undefined
const keyOf = ({ pk }: Voucher) => String(pk)
const hrefOf = ({ pk }: Voucher) => `/voucher/${pk}`
const NONE: ReadonlyMap<number, readonly Voucher[]> = new Map()

const useColumns = () => useVoucherColumns({ hrefOf, isSortable: false, overlaps: NONE })

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
