/// <reference types="@corrente/themes/virtual" />
/** The users' table with 10,000 rows, for `pnpm bench users`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, userFixture } from '@corrente/domain/fixtures'
import type { User } from '@corrente/domain/users'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
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
const keyOf = ({ pk }: User) => String(pk)
const isSharingDocument = () => false

const useColumns = () => useUserColumns(isSharingDocument)

mountRecordBench({ rows, rowHeight: 56, useColumns, keyOf })
