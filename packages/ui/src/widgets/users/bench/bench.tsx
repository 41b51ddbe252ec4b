/// <reference types="@corrente/themes/virtual" />
/** The users' table with 10,000 rows, for `tools/bench/users.ts`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, userFixture } from '@corrente/domain/fixtures'
import type { User } from '@corrente/domain/users'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { mountListBench } from '../../lists/bench/mountListBench.tsx'
import { RecordList } from '../../lists/index.ts'
import { useUserColumns } from '../UserList/useUserColumns.tsx'

const random = createRandom('bench')
const rows: readonly User[] = Array.from({ length: 10_000 }, (_, index) =>
  userFixture({
    pk: index + 1,
    name: `Pessoa ${index + 1}`,
    email: `pessoa${index + 1}@example.com`,
    isCharging: random.int(1, 20) === 1,
  }),
)
const nothing = () => undefined
const keyOf = ({ pk }: User) => String(pk)
const isSharingDocument = () => false

const useColumns = () => useUserColumns(isSharingDocument)

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
