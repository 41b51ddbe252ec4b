/// <reference types="@corrente/themes/virtual" />
/** The tags' table with 10,000 rows, for `tools/bench/tags.ts`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, tagFixture } from '@corrente/domain/fixtures'
import type { Tag } from '@corrente/domain/tags'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { mountListBench } from '../../lists/bench/mountListBench.tsx'
import { RecordList } from '../../lists/index.ts'
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
const nothing = () => undefined
const keyOf = ({ pk }: Tag) => String(pk)

/** The table of the list as it is, in a box that scrolls: the product cuts it into pages. */
function Rows() {
  return (
    <RecordList
      list={listRows(rows, { pageSize: undefined })}
      label="bench"
      columns={useTagColumns()}
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

mountListBench({ rows, rowHeight: 40, useColumns: useTagColumns, list: <Rows /> })
