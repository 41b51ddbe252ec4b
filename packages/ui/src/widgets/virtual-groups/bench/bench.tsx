/// <reference types="@corrente/themes/virtual" />
/** The table of virtual groups with 10,000 rows, each with a meter, for `pnpm bench groups`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom } from '@corrente/domain/fixtures'
import type { GroupKnowledge, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
import { useGroupColumns } from '../VirtualGroupList/useGroupColumns.tsx'

const random = createRandom('bench')
const NOW = Date.parse('2026-03-14T15:05:00Z')
const rows: readonly VirtualGroupItem[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name: `Garagem ${index + 1}`,
  chargerCount: random.int(1, 40),
  hasPricing: random.int(0, 1) === 1,
  hasSmartCharging: true,
  meterId: `MTR-${index + 1}`,
}))
const known: GroupKnowledge = {
  readings: new Map(
    rows.map(({ meterId = '' }) => [
      meterId,
      {
        meterId,
        macAddress: undefined,
        at: NOW - random.int(0, 600) * 1000,
        isOnline: random.int(0, 9) > 0,
        phases: { A: random.int(0, 60), B: random.int(0, 60), C: random.int(0, 60) },
      },
    ]),
  ),
  details: new Map(),
  profiles: new Set(),
  now: NOW,
  today: '2026-03-14',
}
const keyOf = ({ id }: VirtualGroupItem) => String(id)
const hrefOf = ({ id }: VirtualGroupItem) => `/virtual-groups/view/${id}`
const downOf = ({ id }: VirtualGroupItem) => id % 3
const onDelete = () => undefined

const useColumns = () =>
  useGroupColumns({ maySmart: true, known, profiles: undefined, downOf, hrefOf, onDelete })

mountRecordBench({ rows, rowHeight: 56, useColumns, keyOf })
