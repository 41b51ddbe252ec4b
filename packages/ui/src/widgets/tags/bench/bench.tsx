/// <reference types="@corrente/themes/virtual" />
/** The tags' table with 10,000 rows, for `pnpm bench tags`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, tagFixture } from '@corrente/domain/fixtures'
import type { Tag } from '@corrente/domain/tags'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
import { useTagColumns } from '../TagList/useTagColumns.tsx'

const random = createRandom('bench')
const rows: readonly Tag[] = Array.from({ length: 10_000 }, (_, index) =>
  tagFixture({
    pk: index + 1,
    idTag: `CARTAO${index + 1}`,
    accountName: `Conta ${random.int(1, 40)}`,
    isCharging: random.int(1, 20) === 1,
  }),
)
const keyOf = ({ pk }: Tag) => String(pk)

mountRecordBench({ rows, rowHeight: 40, useColumns: useTagColumns, keyOf })
