/// <reference types="@corrente/themes/virtual" />
/** The table of tasks with 10,000 rows, for `pnpm bench tasks`. Not part of any build. */
import 'virtual:corrente/base.css'
import { createRandom, taskFixture } from '@corrente/domain/fixtures'
import { countVerdicts, resultsOf, type Task, taskKey } from '@corrente/domain/operations'
import { mountRecordBench } from '../../../lists/bench/mountListBench.tsx'
import { useTaskColumns } from '../../TaskList/useTaskColumns.tsx'

const random = createRandom('bench')
const OPERATIONS = ['Reset', 'Clear Cache', 'Get Configuration', 'Remote Start Transaction'] as const
const ANSWERS = ['Accepted', 'Rejected', 'OK', 'error: Charge point offline', ''] as const
const rows: readonly Task[] = Array.from({ length: 10_000 }, (_, index) =>
  taskFixture(
    random.pick(OPERATIONS),
    Object.fromEntries(
      Array.from({ length: random.int(1, 20) }, (_each, place) => [
        `ARO-${index + place}`,
        random.pick(ANSWERS),
      ]),
    ),
    { taskId: index + 1 },
  ),
)
const nameOf = (id: string) => id
const answersOf = (task: Task) =>
  countVerdicts(resultsOf(task, task.startedAt ?? 0))
    .map(({ verdict, count }) => `${count} ${verdict}`)
    .join(' · ')

const useColumns = () => useTaskColumns({ answersOf, nameOf })

mountRecordBench({ rows, rowHeight: 56, useColumns, keyOf: taskKey })
