/// <reference types="@corrente/themes/virtual" />
/** The vouchers' table with 10,000 rows, for `pnpm bench vouchers`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, voucherFixture } from '@corrente/domain/fixtures'
import { VOUCHER_KINDS, VOUCHER_STATUSES, type Voucher } from '@corrente/domain/vouchers'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
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
const keyOf = ({ pk }: Voucher) => String(pk)
const hrefOf = ({ pk }: Voucher) => `/voucher/${pk}`
const NONE: ReadonlyMap<number, readonly Voucher[]> = new Map()

const useColumns = () => useVoucherColumns({ hrefOf, isSortable: false, overlaps: NONE })

mountRecordBench({ rows, rowHeight: 56, useColumns, keyOf })
