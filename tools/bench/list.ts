// What 10,000 rows on one page cost (room/scroll.ts).
//   pnpm bench list [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/stations/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/stations/bench',
  what: '10,000 rows',
  // Rows of 72 px in a box of 640 px, eight more on each side, one cut at each edge, and the one that has the focus.
  rowsMax: Math.ceil(640 / 72) + 2 * 8 + 3,
})
