// What 10,000 tasks on one page cost (room/scroll.ts).
//   pnpm bench tasks [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/operations/bench/tasks/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/operations/bench/tasks',
  what: '10,000 tasks',
  // Rows of 40 px and more in a box of 640 px, eight more on each side, one cut at each edge, and the one with the focus.
  rowsMax: Math.ceil(640 / 40) + 2 * 8 + 3,
})
